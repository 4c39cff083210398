package meldhouse.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A browser with one cookie, and no more. */
final class Web {
    private final int port;
    private String cookie = "";

    /** What came: the code, where it sends one to, when to come back, and the text. */
    record Came(int code, String location, String retryAfter, String text) {}

    Web(int port) {
        this.port = port;
    }

    /** Asks for a page; {@code headers} are names and values in turn. */
    Came read(String path, String... headers) throws IOException {
        HttpURLConnection asking = ask(path);
        for (int i = 0; i < headers.length; i += 2) {
            asking.setRequestProperty(headers[i], headers[i + 1]);
        }
        return came(asking);
    }

    /** Asks otherwise than by GET. */
    Came by(String method, String path) throws IOException {
        HttpURLConnection asking = ask(path);
        asking.setRequestMethod(method);
        return came(asking);
    }

    /** Sends a form; {@code fields} are names and values in turn. */
    Came send(String path, String... fields) throws IOException {
        HttpURLConnection asking = ask(path);
        asking.setRequestMethod("POST");
        asking.setDoOutput(true);
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < fields.length; i += 2) {
            pairs.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
        }
        asking.getOutputStream().write(String.join("&", pairs).getBytes(StandardCharsets.UTF_8));
        return came(asking);
    }

    private HttpURLConnection ask(String path) throws IOException {
        HttpURLConnection asking =
                (HttpURLConnection)
                        URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
        asking.setInstanceFollowRedirects(false);
        asking.setReadTimeout(20_000);
        if (!cookie.isEmpty()) {
            asking.setRequestProperty("Cookie", cookie);
        }
        return asking;
    }

    private Came came(HttpURLConnection asking) throws IOException {
        int code = asking.getResponseCode();
        String given = asking.getHeaderField("Set-Cookie");
        if (given != null) {
            cookie = given.substring(0, given.indexOf(';'));
        }
        String location = asking.getHeaderField("Location");
        try (InputStream in = code < 400 ? asking.getInputStream() : asking.getErrorStream()) {
            String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String retry = asking.getHeaderField("Retry-After");
            return new Came(
                    code, location == null ? "" : location, retry == null ? "" : retry, text);
        }
    }
}
