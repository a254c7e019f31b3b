/**
 * `npm run bench`: Lighthouse on every page that search engines may list, five runs each, against the budgets of the
 * project. One page: `npm run bench -- --collect.url=http://localhost:4174/gallery --collect.numberOfRuns=1`.
 */
const {existsSync, readFileSync, readdirSync} = require('node:fs');

const {systemBrowser} = require('../install.mjs');

const SITE = 'http://localhost:4174';
const BUILD = 'build';

/** One for each language, a translation's in its folder. */
const sitemaps = (existsSync(BUILD) ? ['', ...readdirSync(BUILD)] : [])
  .map((folder) => `${BUILD}/${folder}/sitemap.xml`)
  .filter((file) => existsSync(file));

if (sitemaps.length === 0) {
  console.error('There is no built site to measure. Build one: npm run build');
  process.exit(1);
}

const pages = sitemaps.flatMap((file) => [
  ...readFileSync(file, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
]);
const median = {aggregationMethod: 'median'};

module.exports = {
  ci: {
    collect: {
      url: pages.map(([, address]) => SITE + address),
      numberOfRuns: 5,
      startServerCommand: 'node scripts/serve.mjs --port 4174',
      startServerReadyPattern: 'is served at',
      startServerReadyTimeout: 60_000,
      chromePath: systemBrowser(),
      settings: {chromeFlags: '--no-sandbox'},
    },
    assert: {
      assertions: {
        'categories:performance': ['error', {minScore: 0.99, ...median}],
        'categories:accessibility': ['error', {minScore: 1}],
        'categories:best-practices': ['error', {minScore: 1}],
        'categories:seo': ['error', {minScore: 1}],
        'cumulative-layout-shift': ['error', {maxNumericValue: 0.02, ...median}],
      },
    },
    upload: {target: 'filesystem', outputDir: 'lighthouse'},
  },
};
