#!/usr/bin/env bash
# Counterscale's tracker counts the page before, where pages change by script that also writes their canonical address.
#
# It puts a function of its own in place of `history.pushState`, and counts as soon as that has been called: by then the
# address in the window is the new one. But it takes the path from `<link rel="canonical">` where there is one, which
# still names the page that is being left: React and others write the head of a page once it is rendered. A visitor who
# goes from a list to a page and to a second page is counted for the list twice and for the first page, and the page on
# which a visit ends is never counted. Without a canonical link the paths are right.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts @counterscale/tracker@3.4.1 puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const script = readFileSync('node_modules/@counterscale/tracker/dist/loader/tracker.js');
let seen = [];
const server = createServer((request, response) => {
  const {pathname, searchParams} = new URL(request.url, 'http://localhost');
  if (pathname === '/tracker.js') return response.setHeader('Content-Type', 'text/javascript').end(script);
  if (pathname === '/cache') return response.end('{"ht": 1}');
  if (pathname === '/collect') return response.end(String(seen.push(searchParams.get('p'))));
  response.setHeader('Content-Type', 'text/html');
  response.end(`<title>Sample</title>${pathname === '/list' ? '<link rel="canonical" href="/list">' : ''}
<script id="counterscale-script" data-site-id="sample" data-report-localhost src="/tracker.js" defer></script>`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
const page = await browser.newPage();
for (const start of ['/list', '/plain-list']) {
  seen = [];
  await page.goto(`http://127.0.0.1:${server.address().port}${start}`, {waitUntil: 'networkidle0'});
  for (const next of ['/first', '/second']) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      // As what renders pages does: the address first, then the page and its head.
      requestAnimationFrame(() => document.querySelector('link')?.setAttribute('href', path));
    }, next);
    await wait(1500);
  }
  console.log(`${start === '/list' ? 'with' : 'without'} a canonical link: shown ${start} /first /second, counted ${seen.join(' ')}`);
}
await browser.close();
server.close();
server.closeAllConnections();
JS
echo "Counterscale's tracker $(node -p "JSON.parse(require('fs').readFileSync('node_modules/@counterscale/tracker/package.json')).version") in $("$chromium" --version | sed 's/ *$//')"
seen=$(timeout 120 node ask.mjs "$chromium")
echo "$seen"
[ "$seen" = 'with a canonical link: shown /list /first /second, counted /list /list /first
without a canonical link: shown /plain-list /first /second, counted /plain-list /first /second' ] || { echo 'CHANGED: other pages are counted.'; exit 1; }
echo 'As described.'
