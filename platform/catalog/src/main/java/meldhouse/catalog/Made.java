package meldhouse.catalog;

import org.jspecify.annotations.Nullable;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Makes a service of a plugin as {@link java.util.ServiceLoader} would, with plainer faults. */
final class Made {
    private Made() {}

    /**
     * @param word what it should be, in a sentence
     * @throws Unfit if the class is missing or is none of these
     * @throws Throwable whatever the plugin's own code throws
     */
    static <T> T of(ClassLoader loader, String name, Class<T> service, String word)
            throws Throwable {
        Class<?> type;
        try {
            type = Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new Unfit("it names %s as a %s, and has no such class".formatted(name, word));
        }
        Method maker = maker(type);
        if (maker == null && !service.isAssignableFrom(type)) {
            throw new Unfit("%s is no %s".formatted(name, service.getName()));
        }
        try {
            Object made = maker == null ? constructor(type).newInstance() : maker.invoke(null);
            return service.cast(made);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        } catch (InstantiationException | IllegalAccessException | ClassCastException e) {
            throw new Unfit(
                    "%s cannot be made: it must be a public class, not an abstract one"
                            .formatted(name));
        }
    }

    private static @Nullable Method maker(Class<?> type) {
        try {
            Method method = type.getMethod("provider");
            return Modifier.isStatic(method.getModifiers()) ? method : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static Constructor<?> constructor(Class<?> type) throws Unfit {
        try {
            return type.getConstructor();
        } catch (NoSuchMethodException e) {
            throw new Unfit(
                    "%s has no public constructor without parameters".formatted(type.getName()));
        }
    }
}
