#!/usr/bin/env bash
# Chrome 117 to 153, `::first-letter` and padding named by the direction of the line.
#
# CSS Pseudo-Elements lets padding, margins and borders apply to `::first-letter`. Chrome ignores the logical names of
# padding alone: `padding-right: 40px` moves the second letter by 40 px, `padding-inline-end: 40px` not at all, although
# `CSS.supports` knows it; `margin-inline-end` and `border-inline-end` work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true, "type": "module"}' > package.json
npm install --no-save --no-audit --no-fund --silent playwright-core@1.65.1 \
  old@npm:@sparticuz/chromium@117.0.0 new@npm:@sparticuz/chromium@153.0.0
cat > ask.mjs <<'JS'
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';

const DECLARATIONS = [
  'padding-right: 40px', 'padding-inline-end: 40px',
  'margin-right: 40px', 'margin-inline-end: 40px',
  'border-right: 40px solid', 'border-inline-end: 40px solid',
];
for (const name of ['old', 'new']) {
  const packed = readFileSync(`node_modules/${name}/bin/chromium.br`);
  writeFileSync(name, brotliDecompressSync(packed), {mode: 0o755});
  const args = ['--no-sandbox', '--disable-gpu', '--no-zygote'];
  const browser = await chromium.launch({executablePath: `./${name}`, args});
  const page = await browser.newPage();
  for (const declaration of ['color: red', ...DECLARATIONS]) {
    await page.setContent(`<style>p::first-letter {${declaration}}</style><p>Initial`);
    const [isKnown, left] = await page.evaluate((known) => {
      const text = document.querySelector('p').firstChild;
      const range = document.createRange();
      range.setStart(text, 1);
      range.setEnd(text, 2);
      return [CSS.supports(known), range.getBoundingClientRect().left];
    }, declaration);
    page.without ??= left;
    console.log(`${browser.version()}, known: ${isKnown}, ${declaration}: moves by ${left - page.without} px`);
  }
  await browser.close();
}
JS
seen=$(timeout 120 node ask.mjs)
echo "$seen"
for version in 117 153; do
  for property in padding-right margin-right margin-inline-end border-right border-inline-end; do
    grep -q "^$version.* true, $property: .* by 40 px$" <<< "$seen" ||
      { echo "CHANGED: Chrome $version does not apply $property."; exit 1; }
  done
  grep -q "^$version.* true, padding-inline-end: .* by 0 px$" <<< "$seen" ||
    { echo "CHANGED: Chrome $version applies padding-inline-end."; exit 1; }
done
echo 'As described.'
