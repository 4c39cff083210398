package meldhouse.scripting;

import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** Plain data as a script sees it: it can be read and not written. */
final class ReadOnly {
    private ReadOnly() {}

    /** Texts, numbers and truths as they are, lists and maps behind a view. */
    static @Nullable Object view(@Nullable Object plain) {
        return switch (plain) {
            case Map<?, ?> map -> new Fields(map);
            case List<?> list -> new Elements(list);
            case null -> null;
            default -> plain;
        };
    }

    private record Fields(Map<?, ?> map) implements ProxyObject {
        @Override
        public @Nullable Object getMember(String key) {
            return view(map.get(key));
        }

        @Override
        public Object getMemberKeys() {
            return new Elements(List.copyOf(map.keySet()));
        }

        @Override
        public boolean hasMember(String key) {
            return map.containsKey(key);
        }

        @Override
        public void putMember(String key, Value value) {
            throw new UnsupportedOperationException("an argument can only be read");
        }
    }

    private record Elements(List<?> list) implements ProxyArray {
        @Override
        public @Nullable Object get(long index) {
            if (index < 0 || index >= list.size()) {
                throw new ArrayIndexOutOfBoundsException();
            }
            return view(list.get((int) index));
        }

        @Override
        public void set(long index, Value value) {
            throw new UnsupportedOperationException("an argument can only be read");
        }

        @Override
        public long getSize() {
            return list.size();
        }
    }
}
