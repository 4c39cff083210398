#!/usr/bin/env bash
# Looks at the examples of house rules as an editor does: with TypeScript and the declarations beside them.
# Takes what is right, and must underline what is wrong. Without npm, or where it brings nothing, it says so.
set -euo pipefail
examples=$(cd "$(dirname "${BASH_SOURCE[0]}")/../examples/house-rules" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v npm >/dev/null ||
    ! npm install --silent --no-audit --no-fund --prefix "$work" typescript@5.9.3 >/dev/null 2>&1; then
    echo "types: not tried, there is no TypeScript to be had"
    exit 0
fi
check() { "$work/node_modules/.bin/tsc" --checkJs --strict --noEmit --target es2022 "$@"; }

mkdir "$work/rules"
cp -r "$examples"/. "$work/rules"
cd "$work/rules"
check ./*.js ./*/*.js meldhouse.d.ts
echo "types: $(ls ./*.js ./*/*.js | wc -l) examples are taken"

wrong() { # what in kitchen-table.js becomes what, and what has to be said of it
    sed "s/$1/$2/" kitchen-table.js >wrong.js
    if said=$(check wrong.js meldhouse.d.ts); then
        echo "types: '$2' is taken" >&2
        exit 1
    fi
    grep -q "$3" <<<"$said" || { echo "types: of '$2' it is said: $said" >&2; exit 1; }
}
wrong 'minimumBid: 200' 'minimunBid: 200' "Did you mean to write 'minimumBid'"
wrong 'minimumBid: 200' 'minimumBid: "200"' "not assignable to type 'number'"
wrong '"trick"' '"often"' 'not assignable to type'
echo "types: what is wrong is underlined"
