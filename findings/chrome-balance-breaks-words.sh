#!/usr/bin/env bash
# Chrome 117 to 119 (mended by 123), `text-wrap: balance` and `overflow-wrap: break-word`.
#
# By CSS Text, `break-word` allows a break inside a word only where the word would otherwise overflow its line. Together
# with `text-wrap: balance` these versions break a word that fits: "Ancestral Lust" in 280 px becomes "Ancest|ral Lust".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true, "type": "module"}' > package.json
npm install --no-save --no-audit --no-fund --silent playwright-core@1.65.1 \
  old@npm:@sparticuz/chromium@117.0.0 new@npm:@sparticuz/chromium@123.0.1
cat > ask.mjs <<'JS'
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';

const STYLE = 'width: 280px; font: 56px/1 serif; overflow-wrap: break-word';
for (const name of ['old', 'new']) {
  const packed = readFileSync(`node_modules/${name}/bin/chromium.br`);
  writeFileSync(name, brotliDecompressSync(packed), {mode: 0o755});
  const args = ['--no-sandbox', '--disable-gpu', '--no-zygote'];
  const browser = await chromium.launch({executablePath: `./${name}`, args});
  const page = await browser.newPage();
  for (const wrap of ['wrap', 'balance']) {
    await page.setContent(`<h1 style="${STYLE}; text-wrap: ${wrap}">Ancestral Lust</h1>`);
    const lines = await page.evaluate(() => {
      const text = document.querySelector('h1').firstChild;
      const range = document.createRange();
      const tops = [...text.data].map((_, index) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().top;
      });
      return [...text.data].map((letter, index) =>
        index > 0 && letter !== ' ' && tops[index] > tops[index - 1] ? `|${letter}` : letter).join('');
    });
    console.log(`${browser.version()}, ${wrap}: ${lines}`);
  }
  await browser.close();
}
JS
seen=$(timeout 120 node ask.mjs)
echo "$seen"
grep -Eq '^117.*, wrap: Ancestral \|?Lust$' <<< "$seen" || { echo 'CHANGED: the word is broken anyway.'; exit 1; }
grep -q '^117.*, balance: Ancest|ral Lust$' <<< "$seen" || { echo 'CHANGED: Chrome 117 breaks no word.'; exit 1; }
grep -Eq '^123.*, balance: Ancestral \|?Lust$' <<< "$seen" || { echo 'CHANGED: Chrome 123 breaks the word.'; exit 1; }
echo 'As described.'
