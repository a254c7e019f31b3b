#!/usr/bin/env bash
# Docusaurus 3.10.2: where docs are the whole site (`routeBasePath: '/'`), prefetching one page fetches the home page too.
#
# When a link comes into view, Docusaurus adds a `<link rel="prefetch">` for each script of the page behind it. It finds
# the scripts by the paths of the nested routes that match. The routes around the pages of one docs instance share a
# path, so their scripts, which run already, are announced again, once for each level. With docs at the root of the site
# that path is `/`, which is the home page's too: each prefetch of any page announces the home page's script as well.
set -euo pipefail
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || command -v chromium-headless-shell) || { echo 'Chromium is not installed.'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @docusaurus/core@3.10.2 @docusaurus/preset-classic@3.10.2 \
  @mdx-js/react@3.1.1 react@19.2.0 react-dom@19.2.0 sirv@3.0.2 puppeteer-core@24.43.1 > install.log 2>&1 || { cat install.log; exit 1; }
cat > docusaurus.config.js <<'JS'
const {BASE} = process.env;
module.exports = {
  title: 'Sample', url: 'https://sample.example', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', {docs: {routeBasePath: BASE, sidebarPath: false}, blog: false, pages: false}]],
};
JS
mkdir docs
printf -- '---\nslug: /\n---\n\nexport const marker = "only-in-the-home-page";\n\n{marker}\n' > docs/home.mdx
printf -- '---\nslug: /room\n---\n\nexport const marker = "only-in-the-room";\n\n{marker}\n' > docs/room.mdx
printf -- '---\nslug: /hall\npagination_next: null\npagination_prev: null\n---\n\n[The room](room.mdx)\n' > docs/hall.mdx
cat > ask.mjs <<'JS'
import {createServer} from 'node:http';
import puppeteer from 'puppeteer-core';
import sirv from 'sirv';

const server = createServer(sirv('build', {extensions: ['html']}));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({executablePath: process.argv[2], args: ['--no-sandbox']});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}${process.argv[3]}/hall`, {waitUntil: 'networkidle0'});
const seen = await page.evaluate(async () => {
  const addresses = [...document.querySelectorAll('link[rel=prefetch]')].map(({href}) => href);
  const files = [...new Set(addresses)];
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const has = (marker) => texts.some((text) => text.includes(marker));
  return {room: has('only-in-the-room'), home: has('only-in-the-home-page'), repeated: addresses.length > files.length};
});
console.log(`room ${seen.room}, home page ${seen.home}, the same file more than once ${seen.repeated}`);
await browser.close();
server.close();
server.closeAllConnections();
JS
echo "Docusaurus 3.10.2, a page with one link, to the room; fetched ahead by $("$chromium" --version | sed 's/ *$//'):"
for base in docs /; do
  BASE=$base npx docusaurus build > build.log 2>&1 || { cat build.log; exit 1; }
  path=/docs; [ "$base" = / ] && path=
  seen=$(timeout 120 node ask.mjs "$chromium" "$path")
  echo "docs at $base: $seen"
  expected='room true, home page false, the same file more than once true'
  [ "$base" = / ] && expected='room true, home page true, the same file more than once true'
  [ "$seen" = "$expected" ] || { echo 'CHANGED: other scripts are announced.'; exit 1; }
done
echo 'As described.'
