/*
 * npm run bench: measures the built site and writes BENCHMARKS.md, a section for each kind of
 * measurement, as the results come: what is interrupted loses nothing.
 *
 *   npm run bench                                    Lighthouse (mobile) on every page, all languages, five runs
 *   npm run bench -- --floor                         home, a program and the gallery beside their floor
 *                                                    (bench/floor.mjs) and their Astro peer (bench/peer.mjs)
 *   npm run bench -- --styles                        the same three pages beside themselves with styles in a file a page
 *   npm run bench -- --visit                         a visit of five pages by taps, beside the Astro peer
 *   npm run bench -- --runs 3 --only /gallery,/es/   these pages, three runs; prints, writes nothing
 *   npm run bench -- --against http://localhost:8080 another build of the same site beside this one; prints
 */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {makeFloor} from './bench/floor.mjs';
import {makeLinked} from './bench/linked.mjs';
import {COLUMNS, cell, measure} from './bench/lighthouse.mjs';
import {PEER_PAGES, buildPeer} from './bench/peer.mjs';
import {startProgress, tried} from './bench/progress.mjs';
import {circumstances, median, table, writeSection} from './bench/report.mjs';
import {visit} from './bench/visit.mjs';
import {readWords, stop} from './commandLine.mjs';
import {ROOT} from './install.mjs';
import {startServer} from './serve.mjs';

const USAGE =
  'Use: npm run bench -- [--runs 5] [--only /,/gallery] [--floor | --styles | --visit] [--against <address>]';
const BUILD = path.join(ROOT, 'build');
/** The pages that are held against their floor: home, the program of the visit, gallery. */
const FLOOR_PAGES = PEER_PAGES.filter((pathname) => !/menu|contact/.test(pathname));

function options() {
  const {values} = readWords(USAGE, {
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string'},
      floor: {type: 'boolean', default: false},
      styles: {type: 'boolean', default: false},
      visit: {type: 'boolean', default: false},
      against: {type: 'string'},
    },
  });
  if (/^[1-9]\d?$/.test(values.runs)) return {...values, runs: Number(values.runs)};
  return stop(`"${values.runs}" is no number of runs. ${USAGE}`);
}

const {runs, only, floor, styles, visit: asVisit, against} = options();
const siteFile = path.join(ROOT, '.docusaurus/catalogue/default/site.json');
if (!existsSync(path.join(BUILD, 'index.html')) || !existsSync(siteFile)) {
  stop('There is no build. Run: npm run build');
}

/** The pages to measure: those asked for, those of the floor, or all of them in all languages. */
function chosenPages() {
  const {locales, routes} = JSON.parse(readFileSync(siteFile, 'utf8'));
  const all = locales.flatMap(({locale, baseUrl}) =>
    routes.map(({slugs}) => baseUrl + slugs[locale].slice(1)),
  );
  const chosen = only ? only.split(',') : floor || styles ? FLOOR_PAGES : all;
  const unknown = chosen.find((pathname) => !all.includes(pathname));
  if (unknown) stop(`There is no page ${unknown}. Pages are: ${all.join(', ')}`);
  return chosen;
}

/** Undone at the end, whatever happens: servers and folders of this run. */
const undo = [];

async function serve(name, dir) {
  const {url, close} = await startServer({dir, port: 0});
  undo.push(close);
  return {name, url};
}

async function servePeer() {
  const {dir, version} = await buildPeer(BUILD);
  return {...(await serve('Astro', dir)), version, has: (page) => PEER_PAGES.includes(page)};
}

/** Shows a section, and writes it unless it is about a part or about another build. */
function publish(name, section) {
  if (!only && !against) writeSection(name, section);
}

const failed = [];

/** Lighthouse on all pages of all sites, in turn, so that what else the machine does falls on all alike. */
async function measurePages(pages, sites, write) {
  const measured = pages.map((pathname) => ({
    pathname,
    own: sites.filter(({has}) => has?.(pathname) ?? true),
  }));
  const step = startProgress(measured.reduce((sum, {own}) => sum + own.length * runs, 0));
  const rows = [];
  let versions = {};
  for (const {pathname, own} of measured) {
    const results = own.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, {name, url}] of own.entries()) {
        try {
          const result = await tried(`${name} ${pathname}`, () => measure(url + pathname.slice(1)));
          versions = result.versions;
          results[index].push(result.values);
        } catch {
          failed.push(`${name} ${pathname}`);
        }
        step(`${name} ${pathname}`);
      }
    }
    own.forEach(({name}, index) => {
      const values = results[index];
      if (values.length === 0) return;
      const middle = (column) => median(values.map((entry) => entry[column]));
      rows.push([pathname, name, ...COLUMNS.map((column) => cell(column, middle(column)))]);
    });
    write(rows, versions, pages.indexOf(pathname) + 1);
  }
}

async function benchPages() {
  const pages = chosenPages();
  const sites = [await serve('Velada', BUILD)];
  let peer;
  const serveCopy = (name, dir) => {
    undo.push(() => rmSync(dir, {recursive: true, force: true}));
    return serve(name, dir);
  };
  if (styles) sites.push(await serveCopy('styles in a file', makeLinked(BUILD, pages)));
  if (floor) {
    peer = await servePeer();
    sites.push(await serveCopy('the floor', makeFloor(BUILD, pages)), peer);
  }
  if (against) sites.push({name: against, url: against.replace(/\/*$/, '/')});
  let section = '';
  await measurePages(pages, sites, (rows, versions, count) => {
    const columns = ['page', 'site', ...COLUMNS];
    const some = count < pages.length ? ` So far ${count} of ${pages.length} pages.` : '';
    section = `Lighthouse (mobile, simulated 4G, CPU x4), ${runs === 1 ? 'one run' : `median of ${runs} runs`} a page, the sites in turn, served with brotli from this machine. ${circumstances(peer ? {...versions, Astro: peer.version} : versions)}${some}\n\n${table(columns, rows)}`;
    publish(floor ? 'floor' : styles ? 'styles' : 'pages', section);
  });
  console.log(`\n${section}`);
}

const seconds = (ms) => (ms / 1000).toFixed(2);

async function benchVisit() {
  const peer = await servePeer();
  const sites = [await serve('Velada', BUILD), peer];
  if (against) sites.push({name: against, url: against.replace(/\/*$/, '/')});
  const step = startProgress(runs * sites.length);
  const results = sites.map(() => []);
  let section = '';
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, {name, url}] of sites.entries()) {
      try {
        results[index].push(await tried(`${name}, visit`, () => visit(url)));
      } catch {
        failed.push(`${name}, visit`);
      }
      step(`${name}, visit`);
    }
    const shown = sites.map(({name}, index) => ({name, visits: results[index]}));
    if (shown.some(({visits}) => visits.length === 0)) continue;
    const middle = (visits, of) => median(visits.map(of));
    const rows = shown.map(({name, visits}) => [
      name,
      ...PEER_PAGES.map((_page, hop) =>
        ['heading', 'picture']
          .map((part) => seconds(middle(visits, ({times}) => times[hop][part])))
          .join(' / '),
      ),
      (middle(visits, ({bytes}) => bytes) / 1024).toFixed(0),
      middle(visits, ({requests}) => requests),
    ]);
    const versions = {Chromium: results[0][0].version, Astro: peer.version};
    section = `From the touch of the finger (on the first page: from the start of the load) until the page's heading / its first picture is painted, in seconds; a telephone of 390 × 844, CPU x4, 150 ms and 1.6 Mbit/s, empty cache, ${run === 1 ? 'one visit' : `median of ${run} visits`}, the sites in turn. ${circumstances(versions)}\n\n${table(['site', ...PEER_PAGES, 'KB in all', 'requests'], rows)}`;
    publish('visit', section);
  }
  console.log(`\n${section}`);
}

try {
  await (asVisit ? benchVisit() : benchPages());
} finally {
  for (const end of undo.reverse()) await end();
}
if (failed.length > 0) stop(`Not measured after three attempts: ${failed.join('; ')}`);
