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
cp "$examples"/* "$work/rules"
cd "$work/rules"
check ./*.js meldhouse.d.ts
echo "types: $(ls ./*.js | wc -l) examples are taken"

wrong() { # what is put in the place of a line of kitchen-table.js, and what has to be said of it
    sed "s/minimumBid: 200/$1/" kitchen-table.js >wrong.js
    if said=$(check wrong.js meldhouse.d.ts); then
        echo "types: '$1' is taken" >&2
        exit 1
    fi
    grep -q "$2" <<<"$said" || { echo "types: of '$1' it is said: $said" >&2; exit 1; }
}
wrong 'minimunBid: 200' "Did you mean to write 'minimumBid'"
wrong 'minimumBid: "200"' "not assignable to type 'number'"
wrong 'meldRequiresTrick: "often", minimumBid: 200' 'not assignable to type'
echo "types: what is wrong is underlined"
