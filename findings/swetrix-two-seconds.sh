#!/usr/bin/env bash
# Swetrix's tracker does not count pages that are shown for less than two seconds where pages change by script.
#
# `trackViews` does not notice a change of page: it looks at the address every two seconds, and counts the one that it
# finds. A page that the visitor has left by then, and one to which he returns within that time, are not counted; every
# page is counted up to two seconds late, the last of a visit not at all if the window is closed sooner. `pageview`, called
# for each page, counts every one.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts swetrix@4.6.1 puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const script = readFileSync('node_modules/swetrix/dist/swetrix.js');
let seen = [];
const server = createServer(async (request, response) => {
  if (request.url === '/swetrix.js') return response.setHeader('Content-Type', 'text/javascript').end(script);
  let text = '';
  for await (const part of request) text += part;
  if (request.url.startsWith('/log')) {
    const {pg} = JSON.parse(text);
    if (pg) seen.push(pg);
    return response.setHeader('Content-Type', 'application/json').end('{}');
  }
  response.setHeader('Content-Type', 'text/html').end('<title>Sample</title><script src="/swetrix.js"></script>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
for (const isWatching of [true, false]) {
  seen = [];
  const page = await browser.newPage();
  // Driven browsers are not counted by trackViews.
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'webdriver', {value: false}));
  await page.goto(`${url}/list`, {waitUntil: 'networkidle0'});
  await page.evaluate(({apiURL, isWatching}) => {
    swetrix.init('sample', {apiURL, devMode: true});
    const count = () => swetrix.pageview({payload: {pg: location.pathname}});
    if (isWatching) swetrix.trackViews();
    else count();
    self.show = (path) => {
      history.pushState({}, '', path);
      if (!isWatching) count();
    };
  }, {apiURL: `${url}/log`, isWatching});
  await wait(2500);
  // It looks 2 and 4 seconds after the start: all three are shown in between.
  for (const path of ['/first', '/second', '/third']) {
    await page.evaluate((to) => self.show(to), path);
    await wait(100);
  }
  await wait(3000);
  console.log(`${isWatching ? 'trackViews' : 'pageview'}: shown /list /first /second /third, counted ${seen.join(' ')}`);
  await page.close();
}
await browser.close();
server.close();
server.closeAllConnections();
JS
echo "swetrix $(node -p "JSON.parse(require('fs').readFileSync('node_modules/swetrix/package.json')).version") in $("$chromium" --version | sed 's/ *$//')"
seen=$(timeout 120 node ask.mjs "$chromium")
echo "$seen"
[ "$seen" = 'trackViews: shown /list /first /second /third, counted /list /third
pageview: shown /list /first /second /third, counted /list /first /second /third' ] || { echo 'CHANGED: other pages are counted.'; exit 1; }
echo 'As described.'
