#!/usr/bin/env bash
# Firefox ESR 153 and Chrome 117 to 153, a minimum font size that a visitor has set, and lines of the root.
#
# With `html {line-height: 1}`, 1rlh is the size of the smallest text in both: 16 px, or the minimum where it is larger.
# So container queries in rlh can follow the minimum, which rem does not. With `line-height: 100%`, which is the same
# without a minimum, Chrome's rlh follows it too, and Firefox's stays 16 px.
set -euo pipefail
firefox=$(command -v firefox-esr || command -v firefox) || { echo 'Firefox is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true, "type": "module"}' > package.json
npm install --no-save --no-audit --no-fund --silent puppeteer-core@24.43.1 playwright-core@1.65.1 \
  old@npm:@sparticuz/chromium@117.0.0 new@npm:@sparticuz/chromium@153.0.0
cat > ask.mjs <<'JS'
import {readFileSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {chromium} from 'playwright-core';
import puppeteer from 'puppeteer-core';

function unpack(name) {
  writeFileSync(name, brotliDecompressSync(readFileSync(`node_modules/${name}/bin/chromium.br`)), {mode: 0o755});
  return `./${name}`;
}
const starts = {
  Firefox: (minimum) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: process.argv[2],
      extraPrefsFirefox: {'font.minimum-size.x-western': minimum},
    }),
};
for (const name of ['old', 'new']) {
  const executablePath = unpack(name);
  starts[`Chrome ${name}`] = (minimum) =>
    chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--no-zygote', `--blink-settings=minimumFontSize=${minimum}`],
    });
}
for (const [name, start] of Object.entries(starts)) {
  for (const minimum of [0, 24]) {
    const browser = await start(minimum);
    const page = await browser.newPage();
    for (const height of ['1', '100%']) {
      await page.setContent(
        `<!doctype html><html lang="en"><style>html {line-height: ${height}} p {width: 10rlh}</style><p>Text`,
      );
      const width = await page.evaluate(() => document.querySelector('p').getBoundingClientRect().width);
      console.log(`${name}, minimum ${minimum} px, line-height ${height}: 1rlh is ${width / 10} px`);
    }
    await browser.close();
  }
}
JS
"$firefox" --version
seen=$(timeout 240 node ask.mjs "$firefox")
echo "$seen"
for name in Firefox 'Chrome old' 'Chrome new'; do
  grep -qx "$name, minimum 0 px, line-height 1: 1rlh is 16 px" <<< "$seen" || { echo "CHANGED: $name: 1rlh is not 16 px."; exit 1; }
  grep -qx "$name, minimum 0 px, line-height 100%: 1rlh is 16 px" <<< "$seen" || { echo "CHANGED: $name: 100% is not 1."; exit 1; }
  grep -qx "$name, minimum 24 px, line-height 1: 1rlh is 24 px" <<< "$seen" || { echo "CHANGED: $name does not follow the minimum."; exit 1; }
done
for name in 'Chrome old' 'Chrome new'; do
  grep -qx "$name, minimum 24 px, line-height 100%: 1rlh is 24 px" <<< "$seen" || { echo "CHANGED: $name does not follow it with a percentage."; exit 1; }
done
grep -qx 'Firefox, minimum 24 px, line-height 100%: 1rlh is 16 px' <<< "$seen" || { echo 'CHANGED: Firefox follows the minimum with a percentage.'; exit 1; }
echo 'As described.'
