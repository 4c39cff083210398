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
check() { "$work/node_modules/.bin/tsc" --checkJs --strict --noImplicitAny false --noEmit --target es2022 "$@"; }

mkdir "$work/rules"
cp -r "$examples"/. "$work/rules"
cd "$work/rules"
check ./*.js ./*/*.js meldhouse.d.ts
echo "types: $(ls ./*.js ./*/*.js | wc -l) examples are taken"

wrong() { # what in which file becomes what, and what has to be said of it
    local file=$1
    shift
    sed "s/$1/$2/" "$file" >"${file%.js}-wrong.js"
    if said=$(check "${file%.js}-wrong.js" meldhouse.d.ts); then
        echo "types: '$2' is taken" >&2
        exit 1
    fi
    grep -q "$3" <<<"$said" || { echo "types: of '$2' it is said: $said" >&2; exit 1; }
}
wrong kitchen-table.js 'minimumBid: 200' 'minimunBid: 200' "Did you mean to write 'minimumBid'"
wrong kitchen-table.js 'minimumBid: 200' 'minimumBid: "200"' "not assignable to type 'number'"
wrong kitchen-table.js '"trick"' '"often"' 'not assignable to type'
wrong functions/no-ace-no-bid.js 'deal.hand' 'deal.hnad' "Property 'hnad' does not exist"
echo "types: what is wrong is underlined"
