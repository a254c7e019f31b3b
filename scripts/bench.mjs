/*
 * npm run bench: Lighthouse (mobile) over every page of the built site, in all languages, five runs
 * each; writes the medians to BENCHMARKS.md with the machine and the versions they were taken with.
 *
 *   npm run bench -- --runs 3 --only /gallery,/es/   these pages, three runs; prints, writes nothing
 *   npm run bench -- --floor                         the floor beside each page (see bench/floor.mjs)
 *   npm run bench -- --against http://localhost:8080 another build of the same site beside this one
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import lighthouse from 'lighthouse';
import {chromium} from 'playwright';

import {makeFloor} from './bench/floor.mjs';
import {ROOT, installBrowser} from './install.mjs';
import {startServer} from './serve.mjs';

const DEBUG_PORT = 9322;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'KB in all': 'total-byte-weight',
};
const USAGE =
  'Use: npm run bench -- [--runs 5] [--only /,/gallery] [--floor] [--against <address>]';

function options() {
  try {
    const {values} = parseArgs({
      options: {
        runs: {type: 'string', default: '5'},
        only: {type: 'string'},
        floor: {type: 'boolean', default: false},
        against: {type: 'string'},
      },
    });
    if (/^[1-9]\d?$/.test(values.runs)) return values;
    console.error(`"${values.runs}" is no number of runs. ${USAGE}`);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
  }
  process.exit(1);
}

const {runs, only, floor, against} = options();
const siteFile = path.join(ROOT, '.docusaurus/catalogue/default/site.json');
if (!existsSync(path.join(ROOT, 'build/index.html')) || !existsSync(siteFile)) {
  console.error('There is no build. Run: npm run build');
  process.exit(1);
}
const {locales, routes} = JSON.parse(readFileSync(siteFile, 'utf8'));
const all = locales.flatMap(({locale, baseUrl}) =>
  routes.map(({slugs}) => baseUrl + slugs[locale].slice(1)),
);
const paths = only ? only.split(',') : all;
const unknown = paths.find((pathname) => !all.includes(pathname));
if (unknown) {
  console.error(`There is no page ${unknown}. Pages are: ${all.join(', ')}`);
  process.exit(1);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** One run of Lighthouse: the four scores, then times in ms, layout shift and weight. */
async function measure(address) {
  const {lhr} = await lighthouse(address, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const value = (id) => lhr.audits[id].numericValue ?? 0;
  const scores = CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
  const audits = Object.entries(AUDITS).map(([name, id]) => [name, value(id)]);
  return {version: lhr.lighthouseVersion, values: Object.fromEntries([...scores, ...audits])};
}

function cell(name, value) {
  if (name === 'shift') return value.toFixed(3);
  if (name === 'KB in all') return (value / 1024).toFixed(0);
  return String(Math.round(value));
}

/** Shows how far it is on one line of the terminal. */
function progress(done, total, address) {
  if (!process.stdout.isTTY) return;
  const filled = Math.round((done / total) * 30);
  const bar = '█'.repeat(filled) + '░'.repeat(30 - filled);
  process.stdout.write(`\r${bar} ${done}/${total} ${address}`.slice(0, 110).padEnd(111));
  if (done === total) process.stdout.write('\n');
}

const servers = [await startServer({dir: path.join(ROOT, 'build'), port: 0})];
const sites = [{name: 'Velada', url: servers[0].url}];
let floorDir;
if (floor) {
  floorDir = makeFloor(path.join(ROOT, 'build'), paths);
  servers.push(await startServer({dir: floorDir, port: 0}));
  sites.push({name: 'the floor', url: servers[1].url});
}
if (against) sites.push({name: against, url: against.replace(/\/*$/, '/')});

const browser = await chromium.launch({
  executablePath: installBrowser(),
  args: [
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--no-sandbox',
    '--disable-background-networking',
  ],
});
const rows = [];
let lighthouseVersion;
try {
  const total = paths.length * sites.length * Number(runs);
  let done = 0;
  progress(0, total, '');
  for (const pathname of paths) {
    const results = sites.map(() => []);
    // In turn, so that what else the machine does falls on all sites alike.
    for (let run = 0; run < Number(runs); run += 1) {
      for (const [index, site] of sites.entries()) {
        const {version, values} = await measure(site.url + pathname.slice(1));
        lighthouseVersion = version;
        results[index].push(values);
        done += 1;
        progress(done, total, pathname);
      }
    }
    sites.forEach(({name}, index) => {
      const columns = Object.keys(results[index][0]);
      const medians = columns.map((column) => [
        column,
        cell(column, median(results[index].map((values) => values[column]))),
      ]);
      rows.push({page: pathname, site: name, ...Object.fromEntries(medians)});
      if (!process.stdout.isTTY) console.log(Object.values(rows.at(-1)).join(' '));
    });
  }
  const version = browser.version();
  const columns = Object.keys(rows[0]);
  const table = [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const [cpu] = os.cpus();
  const text = `# Measurements

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${lighthouseVersion} (mobile, simulated 4G, CPU x4), median of ${runs} runs a page, pages served with brotli from this machine. Compare within a table only.

Machine: ${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, load ${os.loadavg()[0].toFixed(1)} at the end. Node ${process.versions.node}, Chromium ${version}.

${table}
`;
  if (only) console.log(`\n${text}`);
  else writeFileSync(path.join(ROOT, 'BENCHMARKS.md'), text);
} finally {
  await browser.close();
  servers.forEach((server) => server.close());
  if (floorDir) rmSync(floorDir, {recursive: true, force: true});
}
