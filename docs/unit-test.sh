#!/bin/bash
# Whether docs/meldhouse.service does what it should: in a Debian of its own, booted with systemd in
# a container that has no network but loopback. Needs Linux, root, and the packages
# systemd-container and debootstrap; the first run fetches a small Debian from its mirror.
#
#   ./meldhouse build --with-java && sudo docs/unit-test.sh
#
# MELDHOUSE_DIST names the archive with a Java; without it that of this checkout is taken.
# MELDHOUSE_ROOT names a folder for the Debian, which is kept and used again.
# Exit codes: 0 all is as it should be, 1 something is not, 2 this machine cannot do it.
set -u
cd "$(dirname "$0")/.." || exit 2
. docs/checks.sh
root=${MELDHOUSE_ROOT:-target/unit-root}
dist=${MELDHOUSE_DIST:-$(ls platform/cli/target/dist/*-with-java.tar.gz 2>/dev/null | head -1)}
box=

if [ "$(id -u)" != 0 ] || ! command -v systemd-nspawn >/dev/null || [ ! -f "$dist" ]; then
    echo "Cannot boot a container: this needs root, systemd-container, debootstrap, and an archive" \
        "with a Java (./meldhouse build --with-java)." >&2
    exit 2
fi
if [ ! -e "$root/lib/systemd/systemd" ]; then
    mkdir -p "$root"
    debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus bookworm "$root" || exit 2
fi
work=$(mktemp -d)

end() {
    if [ -n "$box" ]; then
        kill "$box" 2>/dev/null
        wait "$box" 2>/dev/null
    fi
    rm -rf "$work"
}
trap end EXIT

tar -xzf "$dist" -C "$work" && mv "$work"/meldhouse* "$work/meldhouse"
cp docs/meldhouse.service "$work/"
chmod 755 "$work"
systemd-nspawn --quiet --register=no --keep-unit --private-network --volatile=overlay \
    --directory="$root" --bind-ro="$work/meldhouse:/opt/meldhouse" \
    --bind-ro="$work/meldhouse.service:/mnt/meldhouse.service" --boot \
    </dev/null >"$work/boot.log" 2>&1 &
box=$!

inside() { # command: in the container
    nsenter --target "$leader" --all -- /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        LANG=C.UTF-8 HOME=/root "$@" 2>&1
}

until_has() { # seconds, what, command: what it says when it has that, or at the end
    local seconds=$1 what=$2 said=
    shift 2
    for _ in $(seq $((seconds * 5))); do
        said=$("$@")
        if [ "$(has "$said" "$what")" = 0 ]; then break; fi
        sleep 0.2
    done
    printf '%s\n' "$said"
}

shown() { inside systemctl show meldhouse --property="$1" --value; }
told() { inside journalctl --unit=meldhouse --output=cat --boot; }
opened() { told | grep -c 'Meldhouse is open on port 7777'; }

player() { # name, then lines that are typed
    local name=$1
    shift
    printf '%s\n' "$@" | inside runuser -u nobody -- env HOME=/tmp/$name \
        timeout 60 /opt/meldhouse/bin/meldhouse join 127.0.0.1 --lang en --name "$name"
}

health() {
    inside bash -c 'exec 3<>/dev/tcp/127.0.0.1/7778 &&
        printf "GET /health HTTP/1.0\r\n\r\n" >&3 && cat <&3'
}

for _ in $(seq 50); do
    leader=$(pgrep -P "$box" | head -1)
    if [ -n "$leader" ]; then break; fi
    sleep 0.2
done
if [ -z "$leader" ]; then
    cat "$work/boot.log"
    exit 2
fi
said=$(until_has 60 'running\|degraded' inside systemctl is-system-running)
check "the container has booted with systemd" "$(has "$said" 'running\|degraded')" "$said"

# The steps at the top of the unit.
said=$(inside useradd --system --home-dir /var/lib/meldhouse meldhouse
    inside cp /mnt/meldhouse.service /etc/systemd/system/
    inside systemctl daemon-reload)
said=$said$(inside systemd-analyze verify /etc/systemd/system/meldhouse.service)
check "systemd-analyze verify has nothing to say" "$([ -z "$said" ]; echo $?)" "$said"
said=$(inside systemctl enable --now meldhouse)
said=$(until_has 60 1 opened; told)
check "enabled and started, the host opens" "$(has "$said" 'Meldhouse is open on port 7777')" "$said"
said=$(inside systemctl status --no-pager meldhouse)
check "systemctl status tells that it runs" "$(has "$said" 'Active: active (running)')" "$said"
said=$(health)
check "/health answers 200" "$(has "$said" '^HTTP/1.[01] 200')" "$said"
said=$(inside ls -ld /var/lib/meldhouse; inside ls -l /var/lib/meldhouse)
check "the database is for its owner alone" "$(has "$said" '^-rw------- .* meldhouse.db')" "$said"

said=$(player Ann 'new american')
check "a player makes a table" "$(has "$said" 'Your table is number 1')" "$said"
said=$(inside runuser -u meldhouse -- /opt/meldhouse/bin/meldhouse admin list --lang en \
    --data /var/lib/meldhouse)
check "the admin's door opens for the owner of the data folder" "$(has "$said" "Ann's table")" "$said"

inside systemctl kill --signal=KILL meldhouse
said=$(until_has 60 2 opened; told)
check "after kill -9 it opens again" "$([ "$(opened)" = 2 ]; echo $?)" "$said"
said=$(shown NRestarts)
check "that was one restart" "$([ "$said" = 1 ]; echo $?)" "$said"
said=$(player Ben list)
check "and the table is there" "$(has "$said" "1: Ann's table")" "$said"

from=$(date +%s%N)
said=$(inside systemctl stop meldhouse)
ms=$((($(date +%s%N) - from) / 1000000))
check "systemctl stop takes $ms ms, of 10000" "$([ $ms -lt 10000 ]; echo $?)" "$said"
said="$(shown Result) $(shown ExecMainStatus) $(shown ActiveState)"
check "and it ended in order" "$([ "$said" = "success 0 inactive" ]; echo $?)" "$said"

inside sh -c 'echo "prot = 1" >/etc/meldhouse/meldhouse.properties'
inside systemctl start meldhouse
said=$(until_has 60 failed shown ActiveState; shown ExecMainStatus; shown NRestarts; told | tail -4)
check "a wrong setting ends it with 78, and it is not tried again" \
    "$([[ $said == failed?78?0* ]]; echo $?)" "$said"
check "and the journal names the line" "$(has "$said" 'meldhouse.properties:1: .*prot')" "$said"
inside rm /etc/meldhouse/meldhouse.properties
inside systemctl reset-failed meldhouse
inside systemctl start meldhouse
said=$(until_has 60 "Ann's table" player Ben list)
check "set right it goes on where it was" "$(has "$said" "1: Ann's table")" "$said"

said=$(inside systemd-analyze security --no-pager meldhouse)
level=$(tail -1 <<<"$said" | grep -o '[0-9][0-9]*\.[0-9]' | head -1)
check "systemd-analyze security: exposure $level, at most 2.5" \
    "$(awk -v level="$level" 'BEGIN { exit !(level != "" && level <= 2.5) }'; echo $?)" \
    "$(grep -v '✓' <<<"$said")"
exit $failed
