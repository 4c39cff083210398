package meldhouse.cli;

import static org.assertj.core.api.Assertions.assertThat;

import meldhouse.client.Fingerprint;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/** A host that encrypts, and everybody who comes to it, as processes and over its ports. */
@Timeout(120)
class HostTlsTest {
    private static final Pattern LINK =
            Pattern.compile("(https://127\\.0\\.0\\.1:\\d+)(/admin/\\w+)");
    private static final Pattern FIELD = Pattern.compile("name=\"(\\w+)\" value=\"([^\"]+)\"");

    @TempDir private Path folder;

    /** What a browser that trusts one certificate alone was given. */
    private record Came(int code, String cookie, String text) {}

    private static SSLSocketFactory trusting(X509Certificate certificate) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        store.setCertificateEntry("host", certificate);
        TrustManagerFactory factory =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context.getSocketFactory();
    }

    private static Came ask(SSLSocketFactory trust, String address, String cookie, String form)
            throws IOException {
        var asking = (HttpsURLConnection) URI.create(address).toURL().openConnection();
        asking.setSSLSocketFactory(trust);
        asking.setInstanceFollowRedirects(false);
        asking.setReadTimeout(20_000);
        asking.setRequestProperty("Cookie", cookie);
        if (!form.isEmpty()) {
            asking.setDoOutput(true);
            try (OutputStream out = asking.getOutputStream()) {
                out.write(form.getBytes(StandardCharsets.UTF_8));
            }
        }
        int code = asking.getResponseCode();
        String given = asking.getHeaderField("Set-Cookie");
        try (InputStream in = code < 400 ? asking.getInputStream() : asking.getErrorStream()) {
            return new Came(
                    code,
                    given == null ? "" : given,
                    new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** A player in a process and with a data folder of their own, with lines on stdin. */
    private Ran player(String typed, String... words) throws Exception {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--lang", "en"));
        Path said = folder.resolve("said");
        Path complained = folder.resolve("complained");
        Path lines = Files.writeString(folder.resolve("typed"), typed);
        ProcessBuilder builder =
                HostProcess.command(all)
                        .redirectInput(lines.toFile())
                        .redirectOutput(said.toFile())
                        .redirectError(complained.toFile());
        for (String name : List.of("XDG_DATA_HOME", "XDG_STATE_HOME")) {
            builder.environment().put(name, folder.resolve("player").toString());
        }
        Process process = builder.start();
        return new Ran(process.waitFor(), Files.readString(said), Files.readString(complained));
    }

    @Test
    void aHostThatEncryptsIsJoinedLookedAtAndLookedAfter() throws Exception {
        Path data = folder.resolve("host");
        Path file = data.resolve(HostCertificate.CERTIFICATE_FILE);
        try (HostProcess host =
                HostProcess.start(data, "--tls", "self-signed", "--http-port", "0")) {
            X509Certificate certificate = HostCertificate.chain(file).getFirst();
            String fingerprint = Fingerprint.of(certificate);

            Ran plain = player("", "join", host.address(), "--name", "Ann");
            assertThat(plain.code()).isEqualTo(Exit.WRONG);
            assertThat(plain.err()).contains("--tls");
            Ran first =
                    player(
                            "new american\nq\nn\n",
                            "join",
                            host.address(),
                            "--name",
                            "Ann",
                            "--tls");
            assertThat(first.code()).as(first.err()).isEqualTo(Exit.DONE);
            assertThat(first.out())
                    .contains("met for the first time", fingerprint, "Ann's table: american");
            Ran second = player("list\nquit\n", "join", host.address(), "--name", "Ben", "--tls");
            assertThat(second.code()).as(second.err()).isEqualTo(Exit.DONE);
            assertThat(second.out()).contains("Ann's table").doesNotContain("first time");

            looksAfter(data, trusting(certificate));

            Ran load =
                    Ran.command(
                            "load",
                            "--host=" + host.address(),
                            "--tls-trust=" + file,
                            "--tables=1",
                            "--idle=1",
                            "--warm-up=0",
                            "--seconds=0.5");
            assertThat(load.code()).as(load.out() + load.err()).isEqualTo(Exit.DONE);
            assertThat(load.out()).contains("5 connections");

            assertThat(host.stop()).isEqualTo(Exit.DONE);
            assertThat(host.said())
                    .anyMatch(line -> line.contains("https://127.0.0.1:"))
                    .anyMatch(line -> line.contains(fingerprint))
                    .noneMatch(line -> line.contains("http://"));
        }
    }

    /** By the admin's link, over https alone: closes Ann's table. */
    private static void looksAfter(Path data, SSLSocketFactory trust) throws Exception {
        Ran said = Ran.command("admin", "link", "--data", data.toString());
        Matcher link = LINK.matcher(said.out());
        assertThat(link.find()).as(said.out()).isTrue();
        String base = link.group(1);

        assertThat(ask(trust, base + "/", "", "").text())
                .contains("Ann&#39;s table")
                .doesNotContain("<form");
        assertThat(ask(trust, base + "/health", "", "").code()).isEqualTo(200);
        Came entered = ask(trust, base + link.group(2), "", "");
        assertThat(entered.code()).isEqualTo(303);
        assertThat(entered.cookie()).endsWith("; Secure");
        String cookie = entered.cookie().replaceFirst(";.*", "");
        Came page = ask(trust, base + "/", cookie, "");
        assertThat(page.text()).contains("action=\"/admin/close\"");
        List<String> fields = new ArrayList<>();
        String close = page.text().substring(page.text().indexOf("action=\"/admin/close\""));
        Matcher field = FIELD.matcher(close.substring(0, close.indexOf("</form>")));
        while (field.find()) {
            fields.add(
                    field.group(1)
                            + "="
                            + URLEncoder.encode(field.group(2), StandardCharsets.UTF_8));
        }
        assertThat(ask(trust, base + "/admin/close", cookie, String.join("&", fields)).code())
                .isEqualTo(303);
        assertThat(Ran.command("admin", "list", "--data", data.toString()).out())
                .contains("No tables yet.");
    }
}
