#!/usr/bin/env bash
# autoconsent 16.23.0 (answers cookie banners in the browsers of DuckDuckGo and in Ghostery) and Spanish.
#
# A banner for which there is no rule is found by its words. `Accept All` or `Reject All` on a button are enough in
# English, though buttons are also what is pressed then. `Aceptar Todo` and `Rechazar Todo` are not: the list of
# Spanish words has sentences alone, of which one must stand in the text. `Rechazar Todo` itself is known as a button that
# refuses, so that the same banner is answered as soon as its text has one of them.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent --ignore-scripts @duckduckgo/autoconsent@16.23.0 puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const PACKAGE = 'node_modules/@duckduckgo/autoconsent';
const script = readFileSync(`${PACKAGE}/dist/autoconsent.playwright.js`, 'utf8');
const rules = JSON.parse(readFileSync(`${PACKAGE}/rules/rules.json`, 'utf8'));
const config = {
  enabled: true, autoAction: 'optOut', disabledCmps: [], enablePrehide: true, enableCosmeticRules: true,
  enableGeneratedRules: true, detectRetries: 20, isMainWorld: false, prehideTimeout: 2000,
  enableHeuristicDetection: true, heuristicMode: 'reject', logs: {},
};
const banner = (lang, text, reject, accept) => `<!doctype html><html lang="${lang}"><title>Sample</title><main><p>Sample</main>
<section style="position: fixed; bottom: 0"><p>${text}</p>
<button onclick="document.title = 'refused'; this.parentNode.remove()">${reject}</button>
<button onclick="document.title = 'accepted'; this.parentNode.remove()">${accept}</button></section>`;
const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
for (const [name, html] of [
  ['English', banner('en', 'This shop counts its visits. Cookie policy', 'Reject All', 'Accept All')],
  ['Spanish', banner('es', 'Esta tienda cuenta sus visitas. Política de cookies', 'Rechazar Todo', 'Aceptar Todo')],
  ['Spanish, with a sentence of the list', banner('es', 'Utilizamos cookies. Política de cookies', 'Rechazar Todo', 'Aceptar Todo')],
]) {
  const page = await browser.newPage();
  const send = (message) => page.evaluate((it) => window.autoconsentReceiveMessage?.(it), message).catch(() => {});
  await page.exposeFunction('autoconsentSendMessage', async (message) => {
    if (message.type === 'init') await send({type: 'initResp', config, rules});
    if (message.type === 'eval') await send({type: 'evalResp', id: message.id, result: await page.evaluate(message.code)});
  });
  await page.evaluateOnNewDocument(script);
  // From the network, not by setContent: the script starts with the document.
  await page.setRequestInterception(true);
  page.on('request', (request) => request.respond({contentType: 'text/html; charset=utf-8', body: html}));
  await page.goto('http://shop.test/');
  // It looks again when something changes on the page.
  for (let i = 0; i < 10; i += 1) {
    await wait(600);
    await page.evaluate((n) => document.body.setAttribute('data-n', n), i);
  }
  console.log(`${name}: ${(await page.title()).replace('Sample', 'still asked')}`);
  await page.close();
}
await browser.close();
JS
echo "autoconsent $(node -p "require('./node_modules/@duckduckgo/autoconsent/package.json').version")"
seen=$(timeout 120 node ask.mjs "$chromium")
echo "$seen"
[ "$seen" = 'English: refused
Spanish: still asked
Spanish, with a sentence of the list: refused' ] || { echo 'CHANGED: other banners are answered.'; exit 1; }
echo 'As described.'
