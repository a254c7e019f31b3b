#!/usr/bin/env bash
# defuddle 0.19.4 (Obsidian's Web Clipper) and what it leaves out of a clipped page.
#
# - Whatever has `hero` and then a letter, `-` or `_` in a class, as CSS modules write for `.hero`, is dropped with its
#   heading and lead.
# - A short section of links is taken for navigation: a list of prices whose rows are links is dropped, in the middle of
#   the article too. The same list stays where a class of the section contains a word such as `content` or `table`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts defuddle@0.19.4 linkedom@0.18.12
cat > ask.mjs <<'JS'
import {parseHTML} from 'linkedom';
import {Defuddle} from 'defuddle/node';

const PROSE = '<p>A stone is laid at the nape and left there until it has no more to give, which takes a while, and nobody counts the minutes.</p>'.repeat(12);
const page = (head, prices) => `<!doctype html><html lang="en"><head><title>Sample</title></head><body><main><article>
<div class="${head}"><h1>Stones</h1><p>Two breaths, one tide, and no hurry at all in between.</p></div>
<section class="${prices}"><h2>Duration and price</h2><ul>
<li><a href="https://shop.test/book?60">Stones, one hour, €220: book by message</a></li>
<li><a href="https://shop.test/book?90">Stones, an hour and a half, €320: book by message</a></li></ul></section>
<section><h2>What happens</h2>${PROSE}</section></article></main></body></html>`;
for (const [head, prices] of [['hero_a1', 'prices_b2'], ['opening_a1', 'prices_b2'], ['opening_a1', 'priceTable_b2']]) {
  const {document} = parseHTML(page(head, prices));
  const {content} = await Defuddle(document, 'https://shop.test/stones', {markdown: true});
  console.log(`${head}, ${prices}: lead ${content.includes('Two breaths') ? 'kept' : 'dropped'}, prices ${content.includes('€220') ? 'kept' : 'dropped'}`);
}
JS
echo "defuddle $(node -p "require('./node_modules/defuddle/package.json').version")"
seen=$(node ask.mjs)
echo "$seen"
[ "$seen" = 'hero_a1, prices_b2: lead dropped, prices dropped
opening_a1, prices_b2: lead kept, prices dropped
opening_a1, priceTable_b2: lead kept, prices kept' ] || { echo 'CHANGED: other parts are dropped.'; exit 1; }
echo 'As described.'
