package meldhouse.scripting;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an author wrote down to be checked, as plain data: a hand and its meld, a deal and its
 * score. What its fields mean is for those who check it.
 *
 * @param fields in the order of the file; unmodifiable
 * @param place where it stands; the file alone where that is not known
 */
public record Example(Map<String, @Nullable Object> fields, Place place) {
    public Example {
        fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
}
