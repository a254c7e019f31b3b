#!/usr/bin/env bash
# Chrome 153, what far below the window becomes visible, and cumulative layout shift.
#
# A footer with a background, 2,000 px below the top of a window of 823 px, is left out with `content-visibility: hidden`
# and a `contain-intrinsic-block-size`, and then shown. Nothing moves in the window, and layout shift is to count only what
# moves there; yet Chrome counts the footer as if it had stood at the top of the page and had gone: one shift of more than
# half of the window. With `content-visibility: auto`, without the size, or without the background it is 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true, "type": "module"}' > package.json
npm install --no-save --no-audit --no-fund --silent playwright-core@1.65.1 @sparticuz/chromium@153.0.0
cat > ask.mjs <<'JS'
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';

const SIZE = 'contain-intrinsic-block-size: 600px';
const FOOTERS = [
  {before: `content-visibility: hidden; ${SIZE}`, always: 'background: silver'},
  {before: `content-visibility: hidden; ${SIZE}`, always: ''},
  {before: 'content-visibility: hidden', always: 'background: silver'},
  {before: `content-visibility: auto; ${SIZE}`, always: 'background: silver'},
];
const packed = readFileSync('node_modules/@sparticuz/chromium/bin/chromium.br');
writeFileSync('chrome', brotliDecompressSync(packed), {mode: 0o755});
const args = ['--no-sandbox', '--disable-gpu', '--no-zygote'];
const browser = await chromium.launch({executablePath: './chrome', args});
for (const {before, always} of FOOTERS) {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const paragraphs = '<p>Words of the footer</p>'.repeat(30);
  await page.setContent(
    `<style>main {height: 2000px} footer {${always}} .before footer {${before}}</style>
    <body class="before"><main></main><footer>${paragraphs}</footer>`,
  );
  const shift = await page.evaluate(async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries()) sum += value;
    }).observe({type: 'layout-shift', buffered: true});
    await wait();
    document.body.className = '';
    await wait();
    return sum;
  });
  console.log(`${browser.version()}, ${before} | ${always}: shift ${shift > 0.5 ? 'above 0.5' : shift}`);
  await page.close();
}
await browser.close();
JS
seen=$(timeout 120 node ask.mjs)
echo "$seen"
diff <(sed 's/^[0-9.]*, //' <<< "$seen") - <<'TXT' || { echo 'CHANGED: other shifts.'; exit 1; }
content-visibility: hidden; contain-intrinsic-block-size: 600px | background: silver: shift above 0.5
content-visibility: hidden; contain-intrinsic-block-size: 600px | : shift 0
content-visibility: hidden | background: silver: shift 0
content-visibility: auto; contain-intrinsic-block-size: 600px | background: silver: shift 0
TXT
echo 'As described.'
