package meldhouse.server;

import io.vertx.core.net.KeyCertOptions;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;

import javax.net.ssl.KeyManagerFactory;

/** The key and the certificate that every port shows, as Vert.x wants them. */
final class ShownKey {
    private ShownKey() {}

    static @Nullable KeyCertOptions options(ServerConfig.@Nullable Tls tls) {
        if (tls == null) {
            return null;
        }
        try {
            // Of no use outside this process, so the word need not be secret.
            char[] word = new char[0];
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, word);
            store.setKeyEntry("host", tls.key(), word, tls.chain().toArray(Certificate[]::new));
            KeyManagerFactory factory =
                    KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            factory.init(store, word);
            return KeyCertOptions.wrap(factory);
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException("the key and the certificate cannot be used", e);
        }
    }
}
