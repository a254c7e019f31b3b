/**
 * A new version of the site is published while somebody is on it, and the pieces of the old one are
 * gone: what was asked for is loaded in full, once, with the place and the choice.
 */
import {readFileSync, readdirSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {need, pathOf, programsIn} from '../e2e/content';
import {
  GONE,
  LOCALES,
  PRESSES,
  SCRIPTS,
  WORDS,
  answerConsent,
  expect,
  hydrated,
  openAtRest,
  sentence,
  test,
} from './faults';

test.beforeEach(({page}) => answerConsent(page));

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const SENTENCE_OF_SCRIPTS = /runtime~main\.\w+\.js/g;

/**
 * Publishes another version: from now on every document names another first script, and the pieces
 * that the old one asks for are gone.
 * @param whole whether the new version's own pieces are there
 */
async function publish(page: Page, whole = true): Promise<{readonly loads: () => number}> {
  let loads = 0;
  let isNew = false;
  const runtimes = [...readdirSync('build/assets/js'), ...readdirSync('build/es/assets/js')];
  expect(runtimes.filter((file) => /^runtime~main/.test(file) && file.endsWith('.js'))).not.toEqual(
    [],
  );
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!isNew) return GONE.answer(route);
    if (/runtime~main\.new/.test(url)) {
      const folder = url.includes('/es/') ? 'build/es/assets/js' : 'build/assets/js';
      const runtime = readdirSync(folder).find((file) => /^runtime~main\.\w+\.js$/.test(file));
      const body = readFileSync(`${folder}/${runtime}`, 'utf8');
      return route.fulfill({contentType: 'text/javascript', body});
    }
    if (whole || /\/main\./.test(url)) return route.continue();
    return GONE.answer(route);
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const isLoad = route.request().resourceType() === 'document';
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(SENTENCE_OF_SCRIPTS, 'runtime~main.new1.js');
      if (isLoad) {
        loads += 1;
        isNew = true;
      }
      await route.fulfill({response, body});
    },
  );
  return {loads: () => loads};
}

for (const locale of LOCALES) {
  test.describe(`${locale}: after a new version`, () => {
    for (const {name, on, press, opened} of PRESSES) {
      test(`${name} is there after one full load`, async ({page}) => {
        await openAtRest(page, pathOf(on, locale));
        const {loads} = await publish(page);
        await press(page, locale);
        await opened(page, locale);
        expect(loads()).toBe(1);
        // Its scripts come from the new version, which is there until the test ends.
        await hydrated(page);
      });

      test(`${name} leads on when the new version is broken too`, async ({page}) => {
        await openAtRest(page, pathOf(on, locale));
        const {loads} = await publish(page, false);
        await press(page, locale);
        await expect.poll(loads).toBe(1);
        await expect(page.locator('html')).toHaveAttribute('data-plain', '');
        expect(loads()).toBe(1);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      });
    }

    test('the place is kept', async ({page}) => {
      await openAtRest(page, pathOf('home', locale));
      const link = page.getByRole('contentinfo').getByRole('link', {name: WORDS[locale].plan});
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(1000);
      await publish(page);
      await link.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      const now = await page.evaluate(() => window.scrollY);
      expect(Math.abs(now - place)).toBeLessThan(60);
    });

    test('a visit with its choice, named by the address, is kept', async ({page}) => {
      const program = need(programsIn(locale), 'program');
      await openAtRest(page, pathOf('about', locale));
      await publish(page);
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `book?program=${program.id}`);
      const dialog = page.getByRole('dialog', {name: WORDS[locale].plan});
      await expect(dialog.getByRole('combobox').first()).toHaveValue(program.id);
    });

    test('a link pressed twice loads its page once', async ({page}) => {
      await openAtRest(page, pathOf('home', locale));
      const {loads} = await publish(page);
      await page
        .getByRole('banner')
        .getByRole('link', {name: WORDS[locale].gallery, exact: true})
        .first()
        .dblclick();
      await expect.poll(loads).toBe(1);
      await hydrated(page);
      await expect(page).toHaveURL(pathOf('gallery', locale));
      expect(loads()).toBe(1);
      await expect(sentence(page, locale)).toHaveCount(0);
    });
  });
}
