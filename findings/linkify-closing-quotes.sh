#!/usr/bin/env bash
# linkifyjs 4.4.0 (links in the messages of Element and of editors) and typographic marks after an address.
#
# A comma, a full stop, a parenthesis or a straight quotation mark after an address is left out of the link. A closing
# “”” or “»”, an ellipsis, a dash and the asterisk or underscore of bold and italic text become part of it: whoever presses
# the link asks the site for `/menu»`. (linkify-it 6.1.0 leaves out all but the last two.)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts linkifyjs@4.4.0
cat > ask.mjs <<'JS'
import {find} from 'linkifyjs';

const ADDRESS = 'https://shop.test/menu';
const marks = (kept) => [...',.;:!?)]"\'»”’…—–*_'].filter((mark) => (find(`See ${ADDRESS}${mark} for all.`)[0].href !== ADDRESS) === kept).join(' ');
console.log(`left out: ${marks(false)}`);
console.log(`in the link: ${marks(true)}`);
JS
echo "linkifyjs $(node -p "JSON.parse(require('fs').readFileSync('node_modules/linkifyjs/package.json')).version")"
seen=$(node ask.mjs)
echo "$seen"
[ "$seen" = "left out: , . ; : ! ? ) ] \" '
in the link: » ” ’ … — – * _" ] || { echo 'CHANGED: other marks become part of the link.'; exit 1; }
echo 'As described.'
