/*
 * npm run screens: looks at every page of the built site in every language, at an open profile and
 * at what stands where no page is, and puts what it sees side by side. Writes `screens/` (ignored by git): a picture a page and view, a sheet a page with
 * all its views in one scale, and index.html to open first.
 *
 *   npm run screens                            every page, language and view
 *   npm run screens -- home programs/outcall   these pages, by id
 *   npm run screens -- --views 390,1440-print  these views
 *   npm run screens -- --languages es          these languages
 */
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {chromium} from 'playwright';
import sharp from 'sharp';

import {readWords, stop} from './commandLine.mjs';
import {ROOT, installBrowser} from './install.mjs';
import {startServer} from './serve.mjs';

const OUT = path.join(ROOT, 'screens');
const WIDTHS = [320, 390, 820, 1024, 1440, 1920];
const USE =
  'Use: npm run screens [-- home programs/outcall] [--views 390,1440-print] [--languages es]';
/** Pages side by side: one for each core of a small machine. */
const WORKERS = 2;
/** Text at 200 % as the browser's own setting has it: media queries answer to it, too. */
const ENLARGED = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
/** Of the real size, on a sheet; and the px between two views. */
const SCALE = 0.3;
const GAP = 16;
/** No page is photographed longer than this, in px: what comes after is shown by its end. */
const LONGEST = 16_000;

/** A view: the window's width in px, and what is special about it. */
const VIEWS = [
  ...WIDTHS.map((width) => ({name: String(width), width})),
  ...[390, 1440].map((width) => ({name: `${width}-print`, width, isPrint: true})),
  ...[390, 1440].map((width) => ({name: `${width}-text200`, width, isLargeText: true})),
];

const catalogued = (file) => path.join(ROOT, '.docusaurus/catalogue/default', file);

/** What has no route of its own: an open profile, and what stands at an address without a page. */
function unrouted(routes) {
  const [{id: masseuse}] = JSON.parse(readFileSync(catalogued('emblems.json'), 'utf8'));
  const {slugs} = routes.find(({id}) => id === 'masseuses');
  const everywhere = (slugOf) =>
    Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, slugOf(slug)]));
  return [
    {
      id: `masseuses/${masseuse}`,
      slugs: everywhere((slug) => `${slug}?selected=${masseuse}`),
      shows: '#profile-name',
    },
    {id: '404', slugs: everywhere(() => '/404')},
  ];
}

/** What the command line asks for; ends the process with a sentence where that does not exist. */
function wanted() {
  const options = {views: {type: 'string'}, languages: {type: 'string'}};
  const {values, positionals: ids} = readWords(USE, {options, allowPositionals: true});
  const file = catalogued('site.json');
  if (!existsSync(file) || !existsSync(path.join(ROOT, 'build'))) {
    stop('There is no build to look at. Run `npm run build` first.');
  }
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const {locales} = site;
  const routes = [...site.routes, ...unrouted(site.routes)];
  const choose = (what, all, names) => {
    const unknown = names.find((name) => !all.includes(name));
    if (unknown) stop(`There is no ${what} "${unknown}". There are: ${all.join(', ')}.`);
    return (name) => names.length === 0 || names.includes(name);
  };
  const list = (text = '') => text.split(',').filter(Boolean);
  const allIds = routes.map(({id}) => id);
  const isPage = choose('page', allIds, ids);
  const isView = choose(
    'view',
    VIEWS.map(({name}) => name),
    list(values.views),
  );
  const allLanguages = locales.map(({locale}) => locale);
  const isLanguage = choose('language', allLanguages, list(values.languages));
  const pages = routes
    .filter(({id}) => isPage(id))
    .flatMap(({id, slugs, shows = 'main'}) =>
      locales
        .filter(({locale}) => isLanguage(locale))
        .map(({locale, baseUrl}) => ({
          name: `${id.replaceAll('/', '-')}.${locale}`,
          address: baseUrl + slugs[locale].slice(1),
          shows,
        })),
    );
  return {pages, views: VIEWS.filter(({name}) => isView(name))};
}

/** Runs in the page: every picture is there and every animation at its end. */
async function settle() {
  scrollTo(0, 0);
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A page that runs, and shows what it is looked at for. */
async function visit(tab, {address, shows}, base) {
  await tab.goto(new URL(address, base).href);
  await tab.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await tab.locator(shows).waitFor();
}

/** One page in all views, in the tab of the view's text: files of their own, and one sheet. */
async function photograph(tabs, page, views, base) {
  const {name} = page;
  const shots = [];
  await Promise.all([...new Set(views.map(tabs))].map((tab) => visit(tab, page, base)));
  for (const view of views) {
    const tab = tabs(view);
    await tab.setViewportSize({width: view.width, height: view.width < 820 ? 844 : 900});
    await tab.emulateMedia({media: view.isPrint ? 'print' : 'screen', reducedMotion: 'reduce'});
    await tab.evaluate(settle);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    const image = await tab.screenshot({
      type: 'jpeg',
      quality: 80,
      fullPage: true,
      clip: {x: 0, y: 0, width: view.width, height: Math.min(height, LONGEST)},
    });
    await writeFile(path.join(OUT, `${name}.${view.name}.jpg`), image);
    shots.push(image);
  }
  await writeFile(path.join(OUT, `${name}.jpg`), await sheet(shots));
}

/** All views of a page beside each other, in one scale. */
async function sheet(shots) {
  const small = await Promise.all(
    shots.map(async (shot) => {
      const {width} = await sharp(shot).metadata();
      const resized = sharp(shot).resize({width: Math.round(width * SCALE)});
      return resized.png({compressionLevel: 1}).toBuffer({resolveWithObject: true});
    }),
  );
  let left = GAP;
  const placed = small.map(({data, info}) => {
    const place = {input: data, left, top: GAP};
    left += info.width + GAP;
    return place;
  });
  const height = Math.max(...small.map(({info}) => info.height)) + 2 * GAP;
  return sharp({create: {width: left, height, channels: 3, background: '#777'}})
    .composite(placed)
    .jpeg({quality: 82})
    .toBuffer();
}

/** The page to open: every sheet under its page's name, with links to the single views. */
function index(pages, views) {
  const entries = pages.map(({name, address}) => {
    const links = views.map((view) => `<a href="${name}.${view.name}.jpg">${view.name}</a>`);
    return `<h2>${address}</h2><p>${links.join(' ')}</p><img src="${name}.jpg" loading="lazy" alt="">`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>\n${entries.join('\n')}\n`;
}

const began = Date.now();
const {pages, views} = wanted();
await mkdir(OUT, {recursive: true});
const server = await startServer({dir: path.join(ROOT, 'build'), port: 0});
const executablePath = installBrowser();
const launch = (...more) => chromium.launch({executablePath, args: ['--no-sandbox', ...more]});
const browser = await launch();
const enlarged = await launch(ENLARGED);
try {
  const left = [...pages];
  const record = {necessary: true, functional: false, analytics: false, marketing: false};
  const newTab = async (owner) => {
    const tab = await owner.newPage();
    await tab.addInitScript(
      (answer) => localStorage.setItem('cookie-consent', answer),
      JSON.stringify({...record, timestamp: began}),
    );
    return tab;
  };
  await Promise.all(
    Array.from({length: WORKERS}, async () => {
      const [normal, large] = [await newTab(browser), await newTab(enlarged)];
      const tabs = ({isLargeText}) => (isLargeText ? large : normal);
      for (let page = left.shift(); page; page = left.shift()) {
        await photograph(tabs, page, views, server.url);
        console.log(`${pages.length - left.length}/${pages.length} ${page.address}`);
      }
    }),
  );
  await writeFile(path.join(OUT, 'index.html'), index(pages, views));
} finally {
  await Promise.all([browser.close(), enlarged.close()]);
  server.close();
}
console.log(`${pages.length * views.length} views in ${Math.round((Date.now() - began) / 1000)} s`);
console.log(`Open ${path.join('screens', 'index.html')}.`);
