/** Without script, the oldest Chrome of `browserslist` shows what the Chromium of the tests shows. */
import {afterAll, expect, test} from 'vitest';

import {findOldChrome} from '../../scripts/oldChrome.mjs';
import {pages} from '../e2e/pages';
import {openChromium, openOldChrome} from './engines';
import {elementDifferences, everyElement} from './everyElement';
import {serveSite} from './site';

const WITHOUT = {javaScriptEnabled: false};
/** Pages with something that is shown with script only, each in one language. */
const PATHS = [
  {id: 'masseuses', locale: 'en'},
  {id: 'gallery', locale: 'es'},
  {id: 'contact', locale: 'en'},
].map(({id, locale}) => pages.find((page) => page.id === id && page.locale === locale)?.path ?? '');

const opened = findOldChrome()
  ? await Promise.all([
      serveSite({keepScripts: true}),
      openOldChrome(WITHOUT),
      openChromium(undefined, [], WITHOUT),
    ])
  : undefined;
afterAll(() => Promise.all(opened?.map((one) => one.close()) ?? []));

test.skipIf(!opened).each(PATHS)('%s', async (path) => {
  if (!opened) throw new Error('There is no browser.');
  const [site, oldest, newest] = opened;
  const show = async (browser: typeof oldest) => {
    await browser.resize(390);
    await browser.open(site.url + path);
    return everyElement(browser);
  };
  const [own, reference] = [await show(oldest), await show(newest)];
  expect(elementDifferences(own, reference)).toEqual([]);
  expect(own.filter(({name}) => name.includes('jsOnly'))).toEqual([]);
  expect(await oldest.run(() => document.querySelectorAll('.jsOnly').length)).toBeGreaterThan(0);
});
