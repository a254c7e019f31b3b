/**
 * What holds on every page, in both languages: axe before React and after, contrast with the rendered pixels and
 * that of every word before a photo, what can be pressed answers, nothing is cut off, no picture is sent much
 * larger than it is shown. One visit a page: opening it costs more than most of what is measured.
 */
import type {Page} from 'playwright/test';

import {findings} from '../e2e/axe';
import {contrastFailures} from './contrast';
import {beyondTheEdge, brokenLabels, brokenWords, deafControls, lowLinks} from './layout';
import {tooLarge} from './sentPictures';
import {answerConsent, expect, holdRequests, hydrated, pages, test} from '../e2e/test';
import {wordsOverWords} from './wordsOverWords';

/** The rules and the pixels of long pages take their time on a small machine. */
test.describe.configure({timeout: 120_000});

// A window that changes its width leaves a picture unused that was fetched early for the other one.
test.use({allowed: {messages: [/preloaded using link preload but not used/]}});

const WIDE = 1440;
const PHONE = 390;
/** Of every word before a photo, whatever its size: a lamp or a flame behind a large letter would pass at 3. */
const LEAST_CONTRAST = 4.5;
/** Pages whose words stand before a photo. */
const WITH_PHOTO = [
  'home',
  'masseuses',
  'outcall',
  'gallery',
  'about',
  'casting',
  'contact',
  'programs/kaula-tantra',
  'programs/nyx-sensoria',
  'programs/ananga-sutra',
];
/** Upwards and with the phone last: its layout is measured with enlarged text too. */
const WIDTHS = [820, 1024, WIDE, 1920, PHONE];
const NARROWEST = 320;
/** A4 upright, and across on a printer that scales little. */
const PAPERS = [720, WIDE];
const NOT_FOUND = ['/no-such-page', '/es/no-existe'].map((path) => ({id: '404', path}));

async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
}

/** Rules and contrast of the page as it stands; the pixels are looked at where axe cannot compute. */
async function accessibilityFailures(page: Page): Promise<string[]> {
  const {found, open} = await findings(page);
  return [...found, ...(await contrastFailures(page, open))];
}

/** Runs in the page: marks everything in the hero that has words of its own, and names it by selectors. */
function heroWords(): string[] {
  const elements = [...document.querySelectorAll('.hideUntilComplete *')].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );
  return elements.map((element, index) => {
    element.setAttribute('data-word', String(index));
    return `[data-word="${index}"]`;
  });
}

/** Words before the photo of a hero that cannot be read where they stand. */
async function heroFailures(page: Page): Promise<string[]> {
  const words = await page.evaluate(heroWords);
  expect(words.length).toBeGreaterThan(1);
  return contrastFailures(page, words, LEAST_CONTRAST);
}

/** What is wrong with text at twice its size, which a reader's own setting asks for. */
async function enlargedFailures(page: Page): Promise<string[]> {
  return [...(await page.evaluate(beyondTheEdge)), ...(await page.evaluate(brokenWords))];
}

for (const {id, path} of [...pages, ...NOT_FOUND]) {
  test(`${path} is accessible before its scripts arrive and after, and fits every window`, async ({
    page,
  }) => {
    await answerConsent(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto(path);
    await test.step('axe, before the scripts', async () => {
      // The pixels are those that are measured below, and so is what another width hides.
      await atWidth(page, PHONE);
      const {found} = await findings(page, {without: ['color-contrast']});
      expect.soft(found).toEqual([]);
    });
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
    release();
    await hydrated(page);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await atWidth(page, width);
        if (width === WIDE || width === PHONE) {
          expect.soft(await accessibilityFailures(page), 'axe').toEqual([]);
        }
        if (WITH_PHOTO.includes(id)) expect.soft(await heroFailures(page), 'hero').toEqual([]);
        expect.soft(await page.evaluate(deafControls), 'controls').toEqual([]);
        expect.soft(await page.evaluate(beyondTheEdge), 'edges').toEqual([]);
        expect.soft(await page.evaluate(lowLinks), 'links').toEqual([]);
        expect.soft(await page.evaluate(brokenLabels), 'labels').toEqual([]);
        expect.soft(await page.evaluate(wordsOverWords), 'words').toEqual([]);
        expect.soft(await tooLarge(page), 'pictures').toEqual([]);
      });
    }
    await test.step('text at 200 % by setting, and by an enlarged root', async () => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
      expect.soft(await enlargedFailures(page), 'setting').toEqual([]);
      await atWidth(page, NARROWEST);
      expect.soft(await page.evaluate(beyondTheEdge), `setting, ${NARROWEST} px`).toEqual([]);
      await atWidth(page, PHONE);
      await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
      const size = (value: string): Promise<void> =>
        page.evaluate((text) => {
          document.documentElement.style.fontSize = text;
        }, value);
      await size('200%');
      expect.soft(await enlargedFailures(page), 'root').toEqual([]);
      await size('');
    });
    await atWidth(page, NARROWEST);
    expect.soft(await page.evaluate(beyondTheEdge), `${NARROWEST} px`).toEqual([]);
    expect.soft(await tooLarge(page), `pictures at ${NARROWEST} px`).toEqual([]);
    await page.emulateMedia({media: 'print'});
    for (const width of PAPERS) {
      await atWidth(page, width);
      expect.soft(await page.evaluate(wordsOverWords), `words on paper of ${width} px`).toEqual([]);
    }
  });
}
