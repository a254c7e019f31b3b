#!/usr/bin/env bash
# linkinator 7.6.1 (checks the links of a site) with `checkCss`, and drawings inside a style sheet.
#
# In `url("data:image/svg+xml,…")` it takes each `url(%23name)` of the drawing itself for a file: `%23name` beside the
# style sheet, and in the folder of the page where the style stands in the page. A site without a broken link gets one for
# each gradient or filter of such a drawing. (A drawing in base64 gets none.)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts linkinator@7.6.1
mkdir -p site/look
cat > site/index.html <<'HTML'
<!doctype html><html lang="en"><title>Sample</title><link rel="stylesheet" href="/look/plain.css"><link rel="stylesheet" href="/look/base64.css"><p>Sample
HTML
drawing="<svg xmlns='http://www.w3.org/2000/svg'><linearGradient id='shade'><stop/></linearGradient><path fill='url(%23shade)' d='M0 0h9v9z'/></svg>"
echo "p { background: url(\"data:image/svg+xml,$drawing\") }" > site/look/plain.css
echo "p { mask: url(\"data:image/svg+xml;base64,$(printf '%s' "${drawing//%23/#}" | base64 -w0)\") }" > site/look/base64.css
cat > ask.mjs <<'JS'
import {LinkChecker} from 'linkinator';

const {links} = await new LinkChecker().check({path: '/', serverRoot: 'site', checkCss: true, recurse: true});
const paths = (wanted) => links.filter(({state}) => state === wanted).map(({url}) => url).join(' ');
console.log(`found: ${paths('OK')}`);
console.log(`broken: ${paths('BROKEN')}`);
JS
echo "linkinator $(node -p "JSON.parse(require('fs').readFileSync('node_modules/linkinator/package.json')).version")"
seen=$(timeout 120 node ask.mjs)
echo "$seen"
[ "$seen" = 'found: ./ look/plain.css look/base64.css
broken: look/%23shade' ] || { echo 'CHANGED: other links are broken.'; exit 1; }
echo 'As described.'
