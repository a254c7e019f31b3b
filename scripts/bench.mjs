/*
 * npm run bench: Lighthouse (mobile) over every page of the built site.
 * Prints the median of five runs a page; `npm run bench -- 1 /gallery` runs once, one page.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import lighthouse from 'lighthouse';
import {chromium} from 'playwright';

import {ROOT, installBrowser} from './install.mjs';
import {startServer} from './serve.mjs';

const PORT = 4180;
const DEBUG_PORT = 9322;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const [runs = '5', only] = process.argv.slice(2);
const {locales, routes} = JSON.parse(
  readFileSync(path.join(ROOT, '.docusaurus/catalogue/default/site.json'), 'utf8'),
);
const paths = locales.flatMap(({locale, baseUrl}) =>
  routes.map(({slugs}) => baseUrl + slugs[locale].slice(1)),
);

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One run of Lighthouse: the four scores, then the times in ms and the layout shift. */
async function measure(pathname) {
  const {lhr} = await lighthouse(`http://localhost:${PORT}${pathname}`, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  const audit = (id) => lhr.audits[id].numericValue ?? 0;
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
    lcp: Math.round(audit('largest-contentful-paint')),
    tbt: Math.round(audit('total-blocking-time')),
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
  };
}

const server = await startServer({dir: path.join(ROOT, 'build'), port: PORT});
const browser = await chromium.launch({
  executablePath: installBrowser(),
  args: [
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--no-sandbox',
    '--disable-background-networking',
  ],
});
try {
  for (const pathname of only ? [only] : paths) {
    const results = [];
    for (let run = 0; run < Number(runs); run += 1) results.push(await measure(pathname));
    const medians = Object.keys(results[0]).map(
      (key) => `${key} ${median(results.map((result) => result[key]))}`,
    );
    console.log(`${pathname}: ${medians.join(', ')}`);
  }
} finally {
  await browser.close();
  server.close();
}
