#!/usr/bin/env bash
# Dark Reader 4.9.133 and a custom property that is a colour in one rule and a gradient in another.
#
# It darkens gradients in custom properties, and takes each property for what its first value is: after
# `--fill: transparent` a later `--fill: linear-gradient(…)` is left as bright as it was, while the dark text on it becomes
# bright: a button of light gold with light grey words. (The page below is dark itself. With “Detect dark theme”, Dark
# Reader leaves it alone; `<meta name="darkreader-lock">` asks it to, whatever its settings.)
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts darkreader@4.9.133 puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
const GOLD = 'linear-gradient(#f3d9a4, #d9ac62)';
const luminance = (colour) => {
  const [r, g, b] = colour.match(/\d+/g).map((it) => it / 255).map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
for (const [name, first, head] of [
  ['a gradient alone', '', ''],
  ['after a gradient', 'linear-gradient(transparent, transparent)', ''],
  ['after a colour', 'transparent', ''],
  ['after a colour, with darkreader-lock', 'transparent', '<meta name="darkreader-lock">'],
]) {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html>${head}<style>
    html { background: #0d080a; }
    ${first && `.button { --fill: ${first}; }`}
    .gold { --fill: ${GOLD}; color: #1a0d0a; }
    .button { background: var(--fill); }
  </style><button class="button gold">Book</button>`);
  await page.addScriptTag({path: 'node_modules/darkreader/darkreader.js'});
  await page.evaluate(() => new Promise((resolve) => { DarkReader.enable({}); setTimeout(resolve, 1000); }));
  const {text, fill} = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('button'));
    return {text: style.color, fill: style.backgroundImage.match(/rgb\([^)]*\)/)[0]};
  });
  const [low, high] = [luminance(text), luminance(fill)].sort((a, b) => a - b);
  console.log(`${name}: ${text} on ${fill}, contrast ${((high + 0.05) / (low + 0.05)).toFixed(1)}`);
  await page.close();
}
await browser.close();
JS
echo "Dark Reader $(node -p "require('./node_modules/darkreader/package.json').version")"
seen=$(timeout 120 node ask.mjs "$chromium")
echo "$seen"
[ "$(grep -o 'contrast.*' <<< "$seen" | tr '\n' ' ')" = 'contrast 8.3 contrast 8.3 contrast 1.0 contrast 13.8 ' ] || { echo 'CHANGED: other contrasts.'; exit 1; }
echo 'As described.'
