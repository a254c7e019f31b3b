/**
 * What holds on every page, in every language: React changes no word, the policy refuses nothing, axe finds
 * nothing, what can be pressed answers, nothing is cut off, no picture is sent much larger than it is shown; and on
 * a page of each kind, contrast with the rendered pixels and other widths. One visit for each page: opening it costs
 * more than most of what is measured.
 */
import type {Page} from 'playwright/test';

import {findings} from '../e2e/axe';
import {watchRefusals} from '../e2e/refusals';
import {kinds} from '../e2e/pages';
import {answerConsent, expect, holdRequests, hydrated, pages, test} from '../e2e/test';
import {contrastFailures} from './contrast';
import {beyondTheEdge, brokenLabels, brokenWords, deafControls, lowLinks} from './layout';
import {smallControls} from './targets';
import {textsIn, textsOf} from './texts';
import {tooLarge} from './sentPictures';
import {wordsOverWords} from './wordsOverWords';

// A window that changes its width leaves a picture unused that was fetched early for the other one.
test.use({allowed: {messages: [/preloaded using link preload but not used/]}});

const WIDE = 1440;
const PHONE = 390;
const NARROWEST = 320;
/** Of pages of each kind, with the phone last: its layout is measured with enlarged text too. */
const WIDTHS = [820, 1024, WIDE, 1920, PHONE];
/** A4 upright, and across on a printer that scales little. */
const PAPERS = [720, WIDE];
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
const NOT_FOUND = ['/no-such-page', '/es/no-existe'].map((path) => ({id: '404', path}));
const ADDRESSES = [...pages, ...NOT_FOUND];
const IDS = new Set(ADDRESSES.map(({id}) => id));

async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
}

/** Opens a page with the key that asks for its scripts at once; the texts in its HTML, and after React has come. */
async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Shift');
  await hydrated(page);
  const served = textsIn((await response?.text()) ?? '');
  expect(served.length, path).toBeGreaterThan(20);
  expect.soft(await page.evaluate(textsOf), `words of ${path}`).toEqual(served);
}

/** What axe finds on a page before its scripts arrive. */
async function failuresBeforeScripts(page: Page, path: string): Promise<string[]> {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(path);
  // The pixels are measured below.
  const {found} = await findings(page, {without: ['color-contrast']});
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  release();
  await page.unrouteAll({behavior: 'wait'});
  return found;
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

/** What is wrong with a page at its present width, but for accessibility and contrast. */
const layoutFailures = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(deafControls)),
  ...(await page.evaluate(beyondTheEdge)),
  ...(await page.evaluate(lowLinks)),
  ...(await page.evaluate(brokenLabels)),
  ...(await page.evaluate(wordsOverWords)),
  ...(await tooLarge(page)),
];

/** What is wrong with text at twice its size, which a reader's own setting asks for. */
const enlargedFailures = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(beyondTheEdge)),
  ...(await page.evaluate(brokenWords)),
];

/** At twice the size of text, by the browser's setting and by an enlarged root. */
async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  expect.soft(await enlargedFailures(page), `${path}, large text by setting`).toEqual([]);
  await atWidth(page, NARROWEST);
  expect.soft(await page.evaluate(beyondTheEdge), `${path}, setting, narrow`).toEqual([]);
  await atWidth(page, PHONE);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
  const size = (value: string): Promise<void> =>
    page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, value);
  await size('200%');
  expect.soft(await enlargedFailures(page), `${path}, large text by its root`).toEqual([]);
  await size('');
  await session.detach();
}

for (const id of IDS) {
  test(`${id} is accessible and fits every window, in every language`, async ({page}) => {
    const isOfKind = kinds.includes(id) || id === '404';
    const hasPhoto = WITH_PHOTO.includes(id);
    await answerConsent(page);
    const refused = await watchRefusals(page);
    for (const {path} of ADDRESSES.filter((entry) => entry.id === id)) {
      await atWidth(page, PHONE);
      if (isOfKind) {
        expect.soft(await failuresBeforeScripts(page, path), `${path} before scripts`).toEqual([]);
      }
      await visit(page, path);
      for (const width of WIDTHS) {
        const isMain = width === PHONE || width === WIDE;
        if (!isMain && !isOfKind && !hasPhoto) continue;
        await atWidth(page, width);
        const where = `${path} at ${width} px`;
        if (isMain) {
          const {found, open} = await findings(page);
          expect.soft(found, where).toEqual([]);
          const isMeasured = isOfKind || hasPhoto;
          if (isMeasured) expect.soft(await contrastFailures(page, open), where).toEqual([]);
        }
        if (hasPhoto) expect.soft(await heroFailures(page), `hero of ${where}`).toEqual([]);
        expect.soft(await layoutFailures(page), where).toEqual([]);
        if (width === PHONE) expect.soft(await page.evaluate(smallControls), where).toEqual([]);
      }
      await expectRoomForLargeText(page, path);
      await atWidth(page, NARROWEST);
      expect.soft(await page.evaluate(beyondTheEdge), `${path}, narrow`).toEqual([]);
      expect.soft(await tooLarge(page), `pictures of ${path}, narrow`).toEqual([]);
      if (!isOfKind) continue;
      await page.emulateMedia({media: 'print'});
      for (const width of PAPERS) {
        await atWidth(page, width);
        expect.soft(await page.evaluate(wordsOverWords), `${path} on ${width} px`).toEqual([]);
      }
      await page.emulateMedia({media: null});
    }
    expect(refused).toEqual([]);
  });
}
