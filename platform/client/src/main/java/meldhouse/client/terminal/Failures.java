package meldhouse.client.terminal;

import meldhouse.client.CannotConnect;
import meldhouse.client.RequestFailed;
import meldhouse.client.TlsMismatch;
import meldhouse.client.UntrustedHost;

import java.net.ConnectException;
import java.net.UnknownHostException;

/**
 * What a server or a connection refused, in the reader's language. An English reader gets the
 * server's own sentence, which says most; for others the code of the refusal is put into words, and
 * where it leaves open what is wrong the server's sentence stands behind it.
 *
 * @param texts the sentences
 */
public record Failures(Texts texts) {
    /** In a language. */
    public static Failures in(Tongue tongue) {
        return new Failures(Texts.of(tongue));
    }

    /** Why a request or a connection came to nothing. */
    public String of(Throwable thrown) {
        return of(thrown, "");
    }

    /**
     * Why a request came to nothing.
     *
     * @param asked what was asked for, as in {@code hint}: some refusals are said better for it
     */
    public String of(Throwable thrown, String asked) {
        String sentence = String.valueOf(thrown.getMessage());
        if (texts.tongue() == Tongue.ENGLISH) {
            return sentence;
        }
        return switch (thrown) {
            case RequestFailed failed -> refused(failed, asked, sentence);
            case CannotConnect none ->
                    texts.say("error.connect", none.address(), why(none, sentence));
            default -> texts.say("error.other", sentence);
        };
    }

    private String refused(RequestFailed failed, String asked, String sentence) {
        String key = "error." + failed.code().name();
        return texts.has(key + "." + asked)
                ? texts.say(key + "." + asked, sentence)
                : texts.say(key, sentence);
    }

    private String why(CannotConnect none, String sentence) {
        return switch (none.getCause()) {
            case null -> sentence;
            case RequestFailed failed -> refused(failed, "hello", sentence);
            case io.netty.channel.ConnectTimeoutException ignored -> texts.say("error.timeout");
            case UnknownHostException ignored -> texts.say("error.host");
            case ConnectException ignored -> texts.say("error.refused");
            case TlsMismatch one ->
                    texts.say(one.hostEncrypts() ? "error.encrypted" : "error.plain");
            case UntrustedHost other -> texts.say("error.untrusted", other.shown(), other.known());
            default -> sentence;
        };
    }
}
