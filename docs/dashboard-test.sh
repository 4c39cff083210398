#!/bin/bash
# Whether every query of docs/grafana-dashboard.json gives figures: a Prometheus of its own watches a
# host of its own at which tables are played, and is asked each of them. Needs Linux and the packages
# prometheus, curl and python3; all ports are of loopback, and are let go at the end.
#
#   docs/dashboard-test.sh
#
# MELDHOUSE names the command that is tested; without it that of this checkout, built before.
# Exit codes: 0 all is as it should be, 1 something is not, 2 this machine cannot do it.
set -u
cd "$(dirname "$0")/.." || exit 2
. docs/checks.sh
meldhouse=${MELDHOUSE:-./meldhouse}
port=17790
http=17791
prometheus=17792
running=

for need in prometheus curl python3; do
    if ! command -v "$need" >/dev/null; then
        echo "Cannot ask Prometheus: this needs the command $need." >&2
        exit 2
    fi
done
work=$(mktemp -d)
export HOME=$work XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state

end() {
    for each in $running; do
        kill "$each" 2>/dev/null
        wait "$each" 2>/dev/null
    done
    rm -rf "$work"
}
trap end EXIT

until_well() { # URL
    for _ in $(seq 300); do
        if curl -sf -o /dev/null "$1"; then return 0; fi
        sleep 0.2
    done
    return 1
}

# Whoever asks for the figures of a query that has none gets the empty list.
ask() { # query
    curl -s --get --data-urlencode "query=$1" "http://127.0.0.1:$prometheus/api/v1/query"
}

$meldhouse host --lang en --plain --unlisted --bind 127.0.0.1 --port $port --http-port $http \
    </dev/null >"$work/host.log" 2>&1 &
running=$!
until_well "http://127.0.0.1:$http/health"
check "the host is open" $? "$(cat "$work/host.log")"

cat >"$work/prometheus.yml" <<EOF
global: {scrape_interval: 1s}
scrape_configs:
  - job_name: meldhouse
    static_configs: [{targets: ['127.0.0.1:$http']}]
EOF
prometheus --config.file="$work/prometheus.yml" --storage.tsdb.path="$work/tsdb" \
    --web.listen-address="127.0.0.1:$prometheus" >"$work/prometheus.log" 2>&1 &
running="$running $!"
until_well "http://127.0.0.1:$prometheus/-/ready"
check "Prometheus is up" $? "$(tail -5 "$work/prometheus.log")"

# A table of a person and three bots beside those of the load, which has no bots. She passes, and
# plays her first card that may be played.
{
    printf 'new american\nstart\n'
    for _ in $(seq 100); do
        sleep 0.5
        printf 'p\n1\n'
    done
} | $meldhouse join 127.0.0.1:$port --lang en --name Ann \
    >"$work/join.log" 2>&1 &
running="$running $!"
$meldhouse load --host 127.0.0.1:$port --tables 5 --rate 50 --seconds 20 --warm-up 5 --lang en \
    >"$work/load.log" 2>&1 &
load=$!
sleep 18

mapfile -t queries < <(python3 -c '
import json
for panel in json.load(open("docs/grafana-dashboard.json"))["panels"]:
    for target in panel.get("targets", []):
        print(target["expr"].replace("$instance", ".*"))')
check "the dashboard has queries" "$([ ${#queries[@]} -gt 10 ]; echo $?)" "${queries[*]}"
for query in "${queries[@]}"; do
    said=$(ask "$query")
    figures=$(python3 -c '
import json, sys
told = json.loads(sys.argv[1])
values = [row["value"][1] for row in told["data"]["result"]] if told["status"] == "success" else ["?"]
print(*values)' "$said")
    check "$query: $figures" \
        "$([ -n "$figures" ] && [[ $figures != *NaN* && $figures != *'?'* ]]; echo $?)" "$said"
done
wait "$load"
check "the tables were played" $? "$(cat "$work/load.log")"
said=$(ask 'sum(meldhouse_moves_total)')
check "the moves that were made are counted" "$(has "$said" '"[1-9][0-9]*"')" "$said"
exit $failed
