package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A jar, read whole: no file stays open, and the jar may be replaced while its classes are in use.
 *
 * @param file where it lay
 * @param manifest its main attributes
 * @param entries its files by name; of a jar for several Java versions those for this one
 */
record JarContents(Path file, Attributes manifest, Map<String, byte[]> entries) {
    private static final String CLASS = ".class";

    /** A quarter of the memory, and no more than 256 MB. */
    private static final long MOST = Math.min(256L << 20, Runtime.getRuntime().maxMemory() / 4);

    /**
     * Reads it.
     *
     * @throws Unfit if it is no jar
     */
    static JarContents read(Path file) throws Unfit {
        try (JarFile jar =
                new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            Map<String, byte[]> entries = new LinkedHashMap<>();
            long left = MOST;
            for (JarEntry entry : jar.versionedStream().toList()) {
                if (entry.isDirectory()) {
                    continue;
                }
                byte[] bytes = read(jar, entry, left);
                left -= bytes.length;
                entries.put(entry.getName(), bytes);
            }
            Manifest manifest = jar.getManifest();
            return new JarContents(
                    file,
                    manifest == null ? new Attributes() : manifest.getMainAttributes(),
                    entries);
        } catch (ZipException e) {
            throw new Unfit("%s is no jar, or only a part of one".formatted(file.getFileName()));
        } catch (IOException | IllegalArgumentException | SecurityException e) {
            throw new Unfit("%s cannot be read (%s)".formatted(file.getFileName(), e.getMessage()));
        }
    }

    private static byte[] read(JarFile jar, JarEntry entry, long left) throws IOException, Unfit {
        try (InputStream in = jar.getInputStream(entry)) {
            byte[] bytes = in.readNBytes((int) Math.min(left + 1, Integer.MAX_VALUE - 8));
            if (bytes.length > left) {
                throw new Unfit("it is larger than %d MB unpacked".formatted(MOST >> 20));
            }
            return bytes;
        }
    }

    /** A line of the manifest; null if it is not there. */
    @Nullable String attribute(String name) {
        return manifest.getValue(name);
    }

    /** The packages that have classes. */
    Set<String> packages() {
        return entries.keySet().stream()
                .filter(name -> name.endsWith(CLASS) && name.contains("/"))
                .map(name -> name.substring(0, name.lastIndexOf('/')).replace('/', '.'))
                .filter(name -> !name.startsWith("META-INF"))
                .collect(Collectors.toUnmodifiableSet());
    }

    byte @Nullable [] classBytes(String name) {
        return entries.get(name.replace('.', '/') + CLASS);
    }

    /** The classes that {@code META-INF/services} names for a service. */
    List<String> services(Class<?> service) {
        byte[] text = entries.get("META-INF/services/" + service.getName());
        return text == null
                ? List.of()
                : new String(text, StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceFirst("#.*", "").strip())
                        .filter(line -> !line.isEmpty())
                        .toList();
    }
}
