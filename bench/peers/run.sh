#!/usr/bin/env bash
# Runs the peers' bench with this service as four more rows: npm run bench:peers -- <folder of the peers' bench>
# It measures what ships: the compiled tree. Settings of that bench apply: ROUNDS, MS, CONC, ROWS, OUT; and WARM_MS, how long each row is
# played at 16 connections before it is measured. Works on a copy, the folder itself stays as it is.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
(cd "$root" && npm run --silent build)
copy=${PEERS_COPY:-$(mktemp -d)}
cp -R "$1"/. "$copy"/
chmod -R u+w "$copy"
# A row's first thousands of calls, while V8 compiles, take twice what later ones do. 1.2 s were too short for that, so that whatever
# number of connections was measured first looked slow: all rows alike are warmed longer.
warm="go(16, ${WARM_MS:-8000}, 'warm' + r)"
sed -i "s/go(16, 1200, 'warm' + r)/$warm/" "$copy/run.mjs"
grep -qF "$warm" "$copy/run.mjs" || { echo "this peers' bench warms its rows in another way" >&2; exit 1; }
row() {
  cat <<JSON
{ "name": "$1", "cmd": ["node", "$root/dist/cli/start.js", "serve"], "readyPath": "/v1/health", "adapter": "$here/$2",
  "env": { "PORT": "{port}", "INTERNAL_PORT": "1{port}", "DATA_DIR": "{dir}", "QSS_DEMO": "0", "LOG_LEVEL": "warn" } }
JSON
}
export QSS_ADMIN_TOKEN=peers-bench-admin-token
echo "[$(row qss adapter.mjs), $(row qss-words adapter-words.mjs), $(row qss-rephrased adapter-rephrased.mjs), $(row qss-attribution adapter-attribution.mjs)]" >"$copy/rows.json"
# Where EVENT_LOG_URL names a server: what a click costs there beside the client's own appends.
(cd "$root" && node --import tsx bench/log-server.ts)
unset EVENT_LOG_URL
cd "$copy"
exec ./run.sh
