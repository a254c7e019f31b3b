#!/usr/bin/env bash
# Umami's tracker does not count pages that are shown by Back or Forward where pages change by script.
#
# It puts functions of its own in place of `history.pushState` and `history.replaceState`, and counts when they are
# called. Back and Forward call neither: the browser sends `popstate`, to which the script does not listen. (The tracker
# of 3.1.0 is the same in this.) A visitor who goes from a list to a page and back is counted for two pages, not three.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The package is Umami's server as well: only its file is needed, none of its dependencies.
npm pack --silent umami@2.10.0 > /dev/null
tar xzf umami-2.10.0.tgz package/src/tracker/index.js
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const seen = [];
const server = createServer(async (request, response) => {
  if (request.url === '/script.js') return response.setHeader('Content-Type', 'text/javascript').end(readFileSync('package/src/tracker/index.js'));
  let text = '';
  for await (const part of request) text += part;
  if (request.url === '/api/send') seen.push(JSON.parse(text).payload.url);
  response.setHeader('Content-Type', 'text/html').end('<title>Sample</title><script src="/script.js" data-website-id="sample"></script>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/list`, {waitUntil: 'networkidle0'});
await page.evaluate(() => history.pushState({}, '', '/page'));
// The script counts after 300 ms.
await wait(2000);
await page.evaluate(() => new Promise((resolve) => { addEventListener('popstate', resolve); history.back(); }));
await wait(2000);
console.log(`at ${await page.evaluate(() => location.pathname)}, counted ${seen.join(' ')}`);
await browser.close();
server.close();
server.closeAllConnections();
JS
echo "Umami 2.10.0 in $("$chromium" --version | sed 's/ *$//'): /list is loaded, /page is shown by history.pushState, then Back:"
seen=$(timeout 120 node ask.mjs "$chromium")
echo "$seen"
[ "$seen" = 'at /list, counted /list /page' ] || { echo 'CHANGED: other pages are counted.'; exit 1; }
echo 'As described.'
