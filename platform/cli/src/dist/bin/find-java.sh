# Sourced by the launchers: `find_java java` (or javac) sets $java to a program of Java 25 or newer.
# Looked at in this order: MELDHOUSE_JAVA (a java program, or a folder that holds bin/java), which
# must fit; then JAVA_HOME, the PATH and the usual folders, of which the first that fits is taken.

java_needed=25

# The major version of the Java that "$1" belongs to, or 0. Its release file, if there is one, costs
# less than a JVM start.
java_major() {
    release=$(dirname "$(dirname "$1")")/release
    if [ -f "$release" ]; then
        version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$release")
    else
        version=$("$1" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p;s/^javac \([0-9]*\).*/\1/p')
    fi
    echo "${version:-0}"
}

java_fits() {
    [ -f "$1" ] && [ -x "$1" ] && [ "$(java_major "$1")" -ge "$java_needed" ]
}

find_java() {
    if [ -n "${MELDHOUSE_JAVA:-}" ]; then
        chosen=$MELDHOUSE_JAVA
        if [ -d "$chosen" ]; then chosen=$chosen/bin/java; fi
        java=$(dirname "$chosen")/$1
        if java_fits "$java"; then return 0; fi
        echo "Cannot use MELDHOUSE_JAVA '$MELDHOUSE_JAVA': no $1 of Java $java_needed or newer is there." >&2
        exit 78
    fi
    onpath=$(command -v "$1" || true)
    if [ -n "$onpath" ]; then onpath=$(readlink -f "$onpath" 2>/dev/null || echo "$onpath"); fi
    for java in "${JAVA_HOME:-/nowhere}/bin/$1" "${onpath:-/nowhere}" \
            /usr/lib/jvm/*/bin/"$1" \
            "${HOME:-/nowhere}"/.sdkman/candidates/java/*/bin/"$1" \
            "${HOME:-/nowhere}"/.jdks/*/bin/"$1" \
            /Library/Java/JavaVirtualMachines/*/Contents/Home/bin/"$1" \
            "${HOME:-/nowhere}"/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/"$1" \
            /opt/*/bin/"$1" /opt/*/*/bin/"$1"; do
        if java_fits "$java"; then return 0; fi
    done
    return 78
}

# Whether $java lets a compiler written in Java compile for it, which not every Java does.
java_has_jit() {
    release=$(dirname "$(dirname "$java")")/release
    [ -f "$release" ] && grep -q '^MODULES=.*jdk\.internal\.vm\.ci' "$release"
}
