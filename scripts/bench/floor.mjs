/*
 * npm run bench:floor: measures a few pages of the built site beside their floor, which is the same page without
 * script and web fonts: as fast as this design can be on the wire.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {ROOT} from '../install.mjs';
import {startServer} from '../serve.mjs';
import {median} from './median.mjs';

const PAGES = ['index.html', 'programs/ananga-sutra.html', 'gallery.html'];
/** Where lighthouse.cjs serves the site. */
const SITE = 'http://localhost:4174/';
/** Audits in ms. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** Rules that load a font, as in @font-face{font-family:Inter;src:url(inter.woff2)}. */
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** Scripts, and links to style sheets and fonts, as in <link rel="stylesheet" href="styles.css">. */
const SCRIPT_OR_LINK =
  /<script\b[^]*?<\/script>|<noscript><link[^>]*><\/noscript>|<link[^>]*(?:rel="?stylesheet|as="?font)[^>]*>/g;

/** Copies the build without its headers, whose policy would refuse the changed styles; returns the folder. */
function makeFloor(build) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-floor-'));
  cpSync(build, dir, {recursive: true, filter: (file) => !/\.(js|br|gz)$|_headers$/.test(file)});
  for (const file of PAGES) {
    const html = readFileSync(path.join(build, file), 'utf8');
    const floor = html.replace(WEB_FONT, '').replace(SCRIPT_OR_LINK, '');
    writeFileSync(path.join(dir, file), floor);
  }
  return dir;
}

/** Prints a line for each page and its floor, from the reports that Lighthouse CI has saved. */
function printMedians(addresses) {
  const folder = path.join(ROOT, '.lighthouseci');
  const reports = readdirSync(folder)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  console.log(['page', ...TIMES].join(' | '));
  for (const address of addresses) {
    const own = reports.filter(({requestedUrl}) => requestedUrl === address);
    const times = TIMES.map((id) => median(own.map(({audits}) => audits[id].numericValue)));
    console.log([address, ...times.map((time) => `${Math.round(time)} ms`)].join(' | '));
  }
}

const dir = makeFloor(path.join(ROOT, 'build'));
const floor = await startServer({dir, port: 0});
const paths = PAGES.map((file) => file.replace(/(index)?\.html$/, ''));
const addresses = paths.flatMap((page) => [SITE + page, floor.url + page]);
const urls = addresses.map((address) => `--url=${address}`);
const words = ['run', 'lighthouse', '--', 'collect', ...urls, ...process.argv.slice(2)];
// On Windows npm is a script, which only a shell can start.
const shell = process.platform === 'win32';
const child = spawn('npm', words, {cwd: ROOT, stdio: 'inherit', shell});
[process.exitCode] = await once(child, 'close');
if (process.exitCode === 0) printMedians(addresses);
await floor.close();
rmSync(dir, {recursive: true, force: true});
