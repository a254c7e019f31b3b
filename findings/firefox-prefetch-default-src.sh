#!/usr/bin/env bash
# Firefox ESR 153 and `<link rel="prefetch">` on a page with a strict content security policy.
#
# CSP Level 3 allows a resource hint if any directive of the policy allows its address, as Chromium does. Firefox checks
# a prefetch against `default-src` only: with `default-src 'none'; script-src 'self'` the scripts of a page run, but
# prefetching the same scripts is blocked, with one console message each. Docusaurus prefetches the scripts of linked
# pages in this way. Prefetching a script with `Cache-Control: no-store` fails under every policy: the link gets an
# `error` event.
set -euo pipefail
firefox=$(command -v firefox-esr || command -v firefox) || { echo 'Firefox is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true, "type": "module"}' > package.json
npm install --no-save --no-audit --no-fund --silent puppeteer-core@24.43.1
cat > ask.mjs <<'JS'
import {createServer} from 'node:http';
import puppeteer from 'puppeteer-core';

const POLICIES = {
  none: "default-src 'none'; script-src 'self'",
  self: "default-src 'self'; script-src 'self'",
};
const server = createServer(({url}, response) => {
  const {pathname, searchParams} = new URL(url, 'http://localhost');
  if (pathname.endsWith('.js')) {
    const cache = pathname === '/unkept.js' ? 'no-store' : 'max-age=600';
    response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': cache});
    const report = "document.title = 'running';";
    const listen = "for (const name of ['ahead', 'unkept']) { const link = document.createElement('link'); " +
      "link.rel = 'prefetch'; link.href = `/${name}.js`; for (const type of ['load', 'error']) " +
      "link.addEventListener(type, () => { document.title += ` ${name}:${type}`; }); document.head.append(link); }";
    return response.end(pathname === '/page.js' ? report + listen : '');
  }
  const policy = POLICIES[searchParams.get('policy')];
  response.writeHead(200, {'content-type': 'text/html', ...(policy && {'content-security-policy': policy})});
  return response.end('<!doctype html><title>-</title><script src="/page.js"></script>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({browser: 'firefox', executablePath: process.argv[2]});
const page = await browser.newPage();
for (const name of Object.keys(POLICIES)) {
  await page.goto(`http://127.0.0.1:${server.address().port}/?policy=${name}`);
  await page.waitForFunction(() => document.title.split(' ').length === 3);
  const [first, ...rest] = (await page.title()).split(' ');
  console.log(`${name}: ${[first, ...rest.sort()].join(' ')}`);
}
await browser.close();
server.close();
server.closeAllConnections();
JS
"$firefox" --version
seen=$(timeout 120 node ask.mjs "$firefox")
echo "$seen"
grep -qx 'none: running ahead:error unkept:error' <<< "$seen" || { echo 'CHANGED: default-src does not decide alone.'; exit 1; }
grep -qx 'self: running ahead:load unkept:error' <<< "$seen" || { echo 'CHANGED: what is allowed is not fetched ahead, or what may not be kept is.'; exit 1; }
echo 'As described.'
