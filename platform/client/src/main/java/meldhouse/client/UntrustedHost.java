package meldhouse.client;

import java.security.cert.CertificateException;

/** A host showed another certificate than the one by which it is known. */
public final class UntrustedHost extends CertificateException {
    private static final long serialVersionUID = 1;

    private final String known;
    private final String shown;

    UntrustedHost(String known, String shown) {
        super(
                "it shows another certificate than before (%s, and not %s). Either it was made anew, or somebody stands between you and the host. Ask whoever hosts; if it is theirs, take the host's line out of the file of known hosts."
                        .formatted(shown, known));
        this.known = known;
        this.shown = shown;
    }

    /** The fingerprint by which the host is known. */
    public String known() {
        return known;
    }

    /** The fingerprint of what it shows now. */
    public String shown() {
        return shown;
    }
}
