/** A profile’s pictures are sent in the size they are shown at; those of emblems weigh little and can be read on. */
import type {Page} from 'playwright/test';

import {masseuses} from '../e2e/content';
import {contrastFailures} from './contrast';
import {sentPictures, tooLarge} from './sentPictures';
import {answerConsent, expect, hydrated, locales, pages, test} from '../e2e/test';

const KB = 1024;
const WIDTHS = [390, 820, 1440];
/** Where what is sent of a profile's pictures is measured. */
const ALL_WIDTHS = [320, ...WIDTHS, 1024, 1920];
/** Of the words on an emblem's dark foot, whatever their size. */
const LEAST_CONTRAST = 4.5;

async function open(page: Page, path: string): Promise<void> {
  await answerConsent(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(path);
  await hydrated(page);
}

const PROFILE = `/masseuses?selected=${masseuses[0]?.id}`;

test('a profile sends no picture much larger than it shows it', async ({page}) => {
  await open(page, PROFILE);
  await page.locator('#profile-name').waitFor();
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({width, height: 900});
    expect(await tooLarge(page), `${width} px`).toEqual([]);
  }
});

for (const {path, count, most} of [
  {path: '/', count: masseuses.length, most: 14 * KB},
  {path: '/masseuses', count: masseuses.length, most: 14 * KB},
  {path: PROFILE, count: 1, most: 45 * KB},
]) {
  test(`emblems of ${path} weigh at most ${most / KB} KB on a phone`, async ({browser}) => {
    const context = await browser.newContext({
      viewport: {width: 390, height: 844},
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    await open(page, path);
    if (path === PROFILE) await page.locator('#profile-name').waitFor();
    const emblems = (await page.evaluate(sentPictures, 2)).filter(({emblem}) => emblem);
    expect(emblems).toHaveLength(count);
    for (const {file} of emblems) {
      const response = await page.request.get(file);
      expect((await response.body()).length, file).toBeLessThanOrEqual(most);
    }
    await context.close();
  });
}

/** Runs in the page: marks the words of every card with an emblem, and names them as selectors. */
function emblemWords(): string[] {
  const cards = [...document.images]
    .filter(({parentElement}) => parentElement?.querySelector('source[srcset*="/emblem-"]'))
    .map((image) => image.closest('a, article'));
  return cards.flatMap((card, index) => {
    const words = card?.matches('a') ? 'div:not(:has(img, div)), div > span' : 'h2, h2 + p';
    return [...(card?.querySelectorAll(words) ?? [])].map((element, line) => {
      element.setAttribute('data-line', `${index}-${line}`);
      return `[data-line="${index}-${line}"]`;
    });
  });
}

for (const {locale} of locales) {
  for (const id of ['home', 'masseuses', 'outcall']) {
    test(`words on the emblems of ${id} can be read (${locale})`, async ({page}) => {
      const {path} = pages.find((entry) => entry.id === id && entry.locale === locale) ?? {};
      await open(page, path ?? '');
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        const words = await page.evaluate(emblemWords);
        expect(words.length).toBeGreaterThan(6);
        expect(await contrastFailures(page, words, LEAST_CONTRAST), `${width} px`).toEqual([]);
      }
    });
  }
}
