package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Loads the classes of one plugin, from memory: those of its modules, and those of its other jars
 * in the loader's unnamed module. Beyond them it sees the packages that it is shown, and the JDK.
 */
final class PluginLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final PluginJars jars;
    private final Map<String, ClassLoader> shown;
    private final Map<String, JarContents> ofModules = new HashMap<>();

    /**
     * @param shown packages of others, each with its loader
     * @param parent for all else
     */
    PluginLoader(PluginJars jars, Map<String, ClassLoader> shown, ClassLoader parent) {
        super(Culprit.title(jars.file(), jars.version()), parent);
        this.jars = jars;
        this.shown = Map.copyOf(shown);
        jars.modules()
                .values()
                .forEach(
                        module ->
                                module.descriptor()
                                        .packages()
                                        .forEach(name -> ofModules.put(name, module.jar())));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded == null) {
                JarContents own = ownJar(name);
                loaded = own == null ? foreign(name) : define(own, name);
            }
            if (resolve) {
                resolveClass(loaded);
            }
            return loaded;
        }
    }

    private Class<?> foreign(String name) throws ClassNotFoundException {
        ClassLoader other = shown.get(packageOf(name));
        if (other != null) {
            return other.loadClass(name);
        }
        Class<?> type = getParent().loadClass(name);
        if (isHidden(type.getModule())) {
            throw new ClassNotFoundException(name + " is hidden from plugins");
        }
        return type;
    }

    /** Java's own loaders find the classes of all modules of the platform. */
    private static boolean isHidden(Module module) {
        return module.isNamed() && !PluginLayer.isOfJava(module.getName());
    }

    private static String packageOf(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    private @Nullable JarContents ownJar(String name) {
        JarContents module = ofModules.get(packageOf(name));
        if (module != null) {
            return module.classBytes(name) == null ? null : module;
        }
        return jars.plain().stream()
                .filter(jar -> jar.classBytes(name) != null)
                .findFirst()
                .orElse(null);
    }

    private Class<?> define(JarContents jar, String name) throws ClassNotFoundException {
        byte[] bytes = jar.classBytes(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        try {
            URL place = jar.file().toUri().toURL();
            return defineClass(
                    name,
                    bytes,
                    0,
                    bytes.length,
                    new ProtectionDomain(
                            new CodeSource(place, (Certificate[]) null), null, this, null));
        } catch (MalformedURLException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** Only the plugin's own: whoever wants another's asks that one. */
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        JarContents own = ownJar(name);
        if (own == null) {
            throw new ClassNotFoundException(name);
        }
        return define(own, name);
    }

    @Override
    protected @Nullable Class<?> findClass(@Nullable String module, String name) {
        synchronized (getClassLoadingLock(name)) {
            try {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            } catch (ClassNotFoundException e) {
                return null;
            }
        }
    }

    @Override
    protected @Nullable URL findResource(@Nullable String module, String name) {
        if (module == null) {
            return jars.plain().stream()
                    .filter(jar -> jar.entries().containsKey(name))
                    .findFirst()
                    .map(jar -> url(jar, name))
                    .orElse(null);
        }
        PluginJars.Module own = jars.modules().get(module);
        return own != null && own.jar().entries().containsKey(name) ? url(own.jar(), name) : null;
    }

    @Override
    protected @Nullable URL findResource(String name) {
        return all(name).stream().findFirst().orElse(null);
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.enumeration(all(name));
    }

    /** As the plugin's own code and its neighbours in a class path would find it. */
    private List<URL> all(String name) {
        List<URL> found = new ArrayList<>();
        for (JarContents jar : jars.all()) {
            if (jar.entries().containsKey(name)) {
                found.add(url(jar, name));
            }
        }
        return found;
    }

    private static URL url(JarContents jar, String name) {
        try {
            String path = jar.file().toAbsolutePath().toUri().getRawPath();
            URI uri =
                    new URI("plugin:" + path + "!/" + new URI(null, null, name, null).getRawPath());
            return URL.of(uri, new InMemory(jar.entries().getOrDefault(name, new byte[0])));
        } catch (URISyntaxException | MalformedURLException e) {
            throw new IllegalStateException("no address for " + name, e);
        }
    }

    /** Reads a file of a jar that is in memory. */
    private static final class InMemory extends URLStreamHandler {
        private final byte[] bytes;

        InMemory(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
                @Override
                public void connect() {
                    connected = true;
                }

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(bytes);
                }

                @Override
                public long getContentLengthLong() {
                    return bytes.length;
                }
            };
        }
    }
}
