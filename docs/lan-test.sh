#!/bin/bash
# Whether a host is found and joined on a network: two machines made of network namespaces, each
# with two cards and a VPN that leads nowhere. Needs Linux, root and the command ip:
#
#   sudo docs/lan-test.sh
#
# MELDHOUSE names the command that is tested; without it that of this checkout, built before.
# Exit codes: 0 all is as it should be, 1 something is not, 2 this machine cannot do it.
set -u
cd "$(dirname "$0")/.." || exit 2
. docs/checks.sh
meldhouse=${MELDHOUSE:-./meldhouse}
work=$(mktemp -d)
one=mh-host-$$
two=mh-join-$$
running=

if [ "$(id -u)" != 0 ] || ! command -v ip >/dev/null || ! ip netns add "$one" 2>/dev/null; then
    echo "Cannot make network namespaces: this needs root, and the command ip (iproute2)." >&2
    exit 2
fi
ip netns add "$two" || exit 2

end() {
    if [ -n "$running" ]; then kill "$running" 2>/dev/null; wait "$running" 2>/dev/null; fi
    ip netns del "$one"
    ip netns del "$two"
    rm -rf "$work"
}
trap end EXIT

in_ns() { # namespace, home, command: with folders of its own, in place of this shell
    local ns=$1 home=$work/$2
    shift 2
    mkdir -p "$home"
    export HOME=$home XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state
    export XDG_CONFIG_HOME=$home/config
    exec ip netns exec "$ns" "$@"
}

cable() { # name, network: between the two
    ip -n "$one" link add "$1" type veth peer name "$1" netns "$two"
    ip -n "$one" addr add "$2.1/24" dev "$1"
    ip -n "$two" addr add "$2.2/24" dev "$1"
    ip -n "$one" link set "$1" up
    ip -n "$two" link set "$1" up
}

vpn() { # namespace, address
    # Its other end has no address. (Not every kernel has cards of the type dummy.)
    ip -n "$1" link add wg0 type veth peer name wg0-end
    ip -n "$1" addr add "$2/24" dev wg0
    ip -n "$1" link set wg0 up
    ip -n "$1" link set wg0-end up
}

host() { # namespace
    in_ns "$1" host $meldhouse host --lang en --plain --port 7777 --http-port off \
        </dev/null >"$work/host.log" 2>&1 &
    running=$!
    for _ in $(seq 300); do
        if grep -q "^Meldhouse is open" "$work/host.log"; then return; fi
        sleep 0.2
    done
    cat "$work/host.log"
    exit 1
}

stop_host() {
    kill "$running"
    wait "$running"
    running=
}

join() { # namespace, arguments: what the joiner is told
    local ns=$1
    shift
    (in_ns "$ns" join timeout 60 $meldhouse join --lang en --name Ann "$@") </dev/null 2>&1
}

has_not() { grep -q -e "$2" <<<"$1"; echo $((1 - $?)); }

until_shown() { # how often, what: what the host has said, once that is in it, or after ten seconds
    for _ in $(seq 50); do
        if [ "$(grep -c -e "$2" "$work/host.log")" -ge "$1" ]; then break; fi
        sleep 0.2
    done
    cat "$work/host.log"
}

found() { # search again while nobody is heard: announcing takes a moment
    local said
    for _ in 1 2 3 4 5 6; do
        said=$(join "$1")
        if [ "$(has "$said" '^[ ]*[0-9]*: ')" = 0 ]; then break; fi
    done
    printf '%s\n' "$said"
}

ip -n "$one" link set lo up
ip -n "$two" link set lo up

# One machine that is in no network.
host "$one"
said=$(join "$one" 127.0.0.1)
check "loopback alone: an address works" "$(has "$said" 'There are no tables yet')" "$said"
said=$(join "$one" localhost)
check "loopback alone: localhost works" "$(has "$said" 'There are no tables yet')" "$said"
said=$(found "$one")
check "loopback alone: the host is found" "$(has "$said" '^1: .*127.0.0.1:7777')" "$said"

# The cable comes after the host was started, and is replaced by another.
cable lan0 10.77.1
said=$(until_shown 1 '^  meldhouse join 10.77.1.1')
check "a cable that comes later is shown" "$(has "$said" '^  meldhouse join 10.77.1.1')" "$said"
said=$(found "$two")
check "and the host is found by it" "$(has "$said" '^1: .*10\.77\.1\.1:7777')" "$said"
check "and joined" "$(has "$said" 'There are no tables yet')" "$said"
ip -n "$one" link del lan0
said=$(until_shown 2 'nobody else can join')
check "that it is gone is shown" \
    "$([ "$(grep -c 'nobody else can join' <<<"$said")" = 2 ]; echo $?)" "$said"
cable lan0 10.77.1
said=$(found "$two")
check "the same address on a new card is found again" \
    "$(has "$said" '^1: .*10\.77\.1\.1:7777')" "$said"
check "what the host says of it are sentences" "$(has_not "$(cat "$work/host.log")" 'Exception')" \
    "$(cat "$work/host.log")"
stop_host

# Two machines, two cables, and a VPN each that has nobody at its other end.
cable lan1 10.77.2
vpn "$one" 10.99.0.1
vpn "$two" 10.99.0.2
ip -n "$one" route add default dev wg0
host "$one"
shown=$(grep '^  meldhouse join' "$work/host.log")
first=$(sed -n 1p <<<"$shown")
last=$(sed -n '$p' <<<"$shown")
check "the host shows cards first and the VPN last" \
    "$([[ $first == *10.77.* && $last == *10.99.0.1* ]]; echo $?)" "$shown"
said=$(found "$two")
lines=$(grep -c '^[0-9]*: ' <<<"$said")
check "a search shows one line for the host" "$([ "$lines" = 1 ]; echo $?)" "$said"
check "its address is one that the joiner reaches" "$(has "$said" '^1: .*10\.77\.[12]\.1:7777')" "$said"
check "and it is joined" "$(has "$said" 'There are no tables yet')" "$said"
for address in 10.77.1.1 10.77.2.1; do
    said=$(join "$two" "$address")
    check "joined by address $address" "$(has "$said" 'There are no tables yet')" "$said"
done
ip -n "$one" link set lan0 down
said=$(found "$two")
check "with one cable out the other is taken" "$(has "$said" '^1: .*10\.77\.2\.1:7777')" "$said"
check "and it is joined that way" "$(has "$said" 'There are no tables yet')" "$said"
ip -n "$one" link set lan0 up
stop_host

# No multicast gets through.
for ns in "$one" "$two"; do
    for card in lan0 lan1 wg0; do ip -n "$ns" link set "$card" multicast off; done
    ip -n "$ns" route add blackhole 224.0.0.0/4
done
host "$one"
said=$(join "$two")
check "without multicast a search says what to do" "$(has "$said" 'meldhouse join')" "$said"
said=$(join "$two" 10.77.1.1)
check "without multicast an address works" "$(has "$said" 'There are no tables yet')" "$said"
stop_host
exit $failed
