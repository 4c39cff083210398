#!/bin/bash
# Whether docs/Containerfile makes an image that serves, stops in time and keeps its matches.
# Needs Linux, root, buildah, and debootstrap where no registry is to be asked:
#
#   ./meldhouse build --with-java && sudo docs/container-test.sh
#
# MELDHOUSE_ROOT names a folder with a small Debian (see unit-test.sh): it is then the base, under
# the name that the Containerfile gives; without it the base is fetched from its registry. All
# images are kept in a folder of their own, which is removed at the end. The container runs in
# the network of this machine, for loopback alone, on the ports 7777 and 7778: they must be free.
# Exit codes: 0 all is as it should be, 1 something is not, 2 this machine cannot do it.
set -u
cd "$(dirname "$0")/.." || exit 2
. docs/checks.sh
root=${MELDHOUSE_ROOT:-}
meldhouse=${MELDHOUSE:-./meldhouse}
port=7777
http=7778
running=
box=

if [ "$(id -u)" != 0 ] || ! command -v buildah >/dev/null ||
    ! ls platform/cli/target/dist/*-with-java.tar.gz >/dev/null 2>&1; then
    echo "Cannot build an image: this needs root, buildah, and an archive with a Java" \
        "(./meldhouse build --with-java)." >&2
    exit 2
fi
work=$(mktemp -d)
export HOME=$work XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state
buildah() {
    command buildah --root "$work/images" --runroot "$work/run" --storage-driver vfs "$@"
}

end() {
    if [ -n "$running" ]; then kill -9 "$running" 2>/dev/null; fi
    if [ -n "$box" ]; then buildah rm "$box" >/dev/null; fi
    rm -rf "$work"
}
trap end EXIT

if [ -n "$root" ]; then
    base=$(sed -n 's/^FROM //p' docs/Containerfile)
    from=$(buildah from scratch)
    buildah add -q "$from" "$root" / >/dev/null
    buildah commit -q "$from" "$base" >/dev/null
    buildah rm "$from" >/dev/null
fi
said=$(buildah build --isolation chroot --format docker --pull-never -f docs/Containerfile \
    -t meldhouse . 2>&1)
check "the image is built" $? "$said"
box=$(buildah from --pull-never meldhouse)
said=$(buildah inspect --format '{{.OCIv1.Config}}' "$box")
check "it runs as its own user, with a volume and two ports" \
    "$([[ $said == *meldhouse* && $said == */data* && $said == *7777/tcp* ]]; echo $?)" "$said"

# What the image starts: for loopback alone. Buildah keeps the image's volume beside its images.
start() {
    local words
    mapfile -t words < <(buildah inspect --format \
        '{{range .OCIv1.Config.Entrypoint}}{{println .}}{{end}}' "$box" | sed '/^$/d')
    buildah run --isolation chroot "$box" -- "${words[@]}" \
        --lang en --bind 127.0.0.1 >"$work/log" 2>&1 &
    running=$!
    for _ in $(seq 300); do
        if grep -q "^Meldhouse is open" "$work/log"; then return; fi
        sleep 0.2
    done
    cat "$work/log"
    exit 1
}

# With chroot isolation the container's processes are this machine's: the one that holds the port.
main() { pgrep -f -- "--port $port --http-port $http" | while read -r each; do
    if [ "$(cat "/proc/$each/comm")" = java ]; then echo "$each"; fi
done; }

stop() { # what is said, and how long it took
    local from
    from=$(date +%s%N)
    kill -TERM "$(main)"
    wait "$running"
    code=$?
    ms=$((($(date +%s%N) - from) / 1000000))
    running=
}

start
said=$(ps -o uid= -p "$(main)")
check "the host in it is no root" "$(has "$said" '^ *7777$')" "$said"
said=$($meldhouse load --host 127.0.0.1:$port --tables 10 --rate 200 --seconds 10 --warm-up 5 \
    --lang en 2>&1)
code=$?
check "ten tables are played at: $(grep -m1 -i 'moves' <<<"$said")" $code "$said"
said=$(printf 'new american\n' |
    $meldhouse join 127.0.0.1:$port --name Ann --lang en 2>&1)
check "a player makes a table" "$(has "$said" 'Your table is number')" "$said"
said=$(bash -c "exec 3<>/dev/tcp/127.0.0.1/$http && printf 'GET /health HTTP/1.0\r\n\r\n' >&3 &&
    head -1 <&3")
check "its health is told" "$(has "$said" ' 200 ')" "$said"
stop
check "SIGTERM ends it in $ms ms, of 10000, with exit code $code" \
    "$([ $ms -lt 10000 ] && [ "$code" = 0 ]; echo $?)" "$(cat "$work/log")"
said=$(find "$work/images" -path '*buildah-volumes*' -name meldhouse.db -exec ls -l {} +)
check "the volume that the image names holds the matches" "$(has "$said" '^-rw------- .*/meldhouse.db$')" "$said"
start
said=$(printf 'list\n' | $meldhouse join 127.0.0.1:$port --name Ben --lang en 2>&1)
check "started again it has the table" "$(has "$said" "Ann's table")" "$said"
stop
exit $failed
