/* One page in Lighthouse: a phone, simulated 4G, a processor four times slower than this one. */
import lighthouse from 'lighthouse';
import {chromium} from 'playwright';

import {installBrowser} from '../install.mjs';
import {freePort} from '../server/ports.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  'KB in all': 'total-byte-weight',
};

/** The names of what is measured, in the order of a table. */
export const COLUMNS = [...CATEGORIES, ...Object.keys(AUDITS)];

/**
 * Runs Lighthouse on an address in a browser of its own, so that one that has died spoils one run.
 * Resolves with the values by column (scores from 0 to 100, times in ms, bytes) and the versions.
 */
export async function measure(address) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const {lhr} = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const values = [
      ...CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]),
      ...Object.entries(AUDITS).map(([name, id]) => [name, lhr.audits[id].numericValue ?? 0]),
    ];
    const versions = {Lighthouse: lhr.lighthouseVersion, Chromium: browser.version()};
    return {values: Object.fromEntries(values), versions};
  } finally {
    await browser.close();
  }
}

/** A value as a table shows it. */
export function cell(name, value) {
  if (name === 'shift') return value.toFixed(3);
  if (name === 'KB in all') return (value / 1024).toFixed(0);
  return String(Math.round(value));
}
