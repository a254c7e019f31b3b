/**
 * What holds on every page, in every language: React changes no word, the content security policy blocks
 * nothing, axe finds nothing, controls can be pressed, nothing is cut off, no picture is sent much larger than
 * it is shown; and on a page of each kind, contrast with the rendered pixels, other widths and paper. One visit
 * for each page: opening it costs more than most of what is measured.
 */
import type {Page} from 'playwright/test';

import {expectNamesAsShown} from '../e2e/accessibilityTree';
import {findings} from '../e2e/axe';
import {watchRefusals} from '../e2e/refusals';
import {kinds} from '../e2e/pages';
import {answerConsent, expect, holdRequests, hydrated, pages, test} from '../e2e/test';
import {contrastFailures} from './contrast';
import {
  NUMBERS,
  beyondTheEdge,
  brokenLabels,
  brokenUnits,
  brokenWords,
  coveredControls,
  lowLinks,
} from './layout';
import {smallControls} from './targets';
import {textsIn, textsOf} from './texts';
import {tooLarge} from './sentPictures';
import {wordsOverWords} from './wordsOverWords';

// A window that changes its width leaves a picture unused that was fetched early for the other one.
test.use({allowed: {messages: [/preloaded using link preload but not used/]}});

const WIDE = 1440;
const PHONE = 390;
const TABLET = 820;
const NARROWEST = 320;
/** For a page of each kind, with the phone last: enlarged text is measured at its width. */
const WIDTHS = [TABLET, 1024, WIDE, 1920, PHONE];
/** Languages share colours and components: each is measured at some of the widths where both need not be at all. */
const OWN_WIDTHS = {original: [TABLET, 1920, PHONE], translation: [1024, WIDE]};
/** A4 upright, and across on a printer that scales little. */
const PAPERS = [720, WIDE];
/** Of every word before a photo, whatever its size: a lamp or a flame behind a large letter would pass at 3. */
const LEAST_CONTRAST = 4.5;
/** Pages whose heroes have a photo behind their words. */
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
/** Pages with cards whose words stand on the dark foot of an emblem's picture. */
const WITH_EMBLEMS = ['home', 'masseuses', 'outcall'];
const NOT_FOUND = ['/no-such-page', '/es/no-existe'].map((path) => ({id: '404', path}));
const ADDRESSES = [...pages, ...NOT_FOUND];
const IDS = new Set(ADDRESSES.map(({id}) => id));

async function atWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
}

/** What is asked before the scripts come: axe, and what a screen reader gets. */
async function expectGoodBeforeScripts(page: Page, path: string): Promise<void> {
  // Colours are measured later, in the same page.
  const {found} = await findings(page, {without: ['color-contrast']});
  expect.soft(found, `${path} before scripts`).toEqual([]);
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await expectNamesAsShown(page, `${path} before scripts`);
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
}

/**
 * Opens a page with the key that makes it load its scripts at once. React must leave the texts of the HTML as
 * they are, and screen readers must get them.
 */
async function visit(page: Page, path: string, isCheckedBefore: boolean): Promise<void> {
  const release = isCheckedBefore ? await holdRequests(page, '**/assets/js/**') : undefined;
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  if (release) {
    await expectGoodBeforeScripts(page, path);
    release();
    await page.unrouteAll({behavior: 'wait'});
  }
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expectNamesAsShown(page, path);
  const served = textsIn((await response?.text()) ?? '');
  expect(served.length, path).toBeGreaterThan(20);
  expect.soft(await page.evaluate(textsOf), `words of ${path}`).toEqual(served);
}

/** Runs in the page: marks every element in the hero that has words of its own, and returns selectors for them. */
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

/** Runs in the page: marks the words of every card with an emblem, and returns selectors for them. */
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

/** Selectors of the words on a page's pictures: on its hero's photo, and on emblems if they are wanted. */
async function wordsOnPictures(
  page: Page,
  id: string,
  areEmblemsWanted: boolean,
): Promise<string[]> {
  const hero = WITH_PHOTO.includes(id) ? await page.evaluate(heroWords) : [];
  if (WITH_PHOTO.includes(id)) expect(hero.length).toBeGreaterThan(1);
  if (!WITH_EMBLEMS.includes(id) || !areEmblemsWanted) return hero;
  const cards = await page.evaluate(emblemWords);
  expect(cards.length).toBeGreaterThan(6);
  return [...hero, ...cards];
}

/** What is wrong with the layout of a page at the window's present width. */
const layoutFailures = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(coveredControls)),
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

/** Text at twice its size: by the browser's setting, and on a page of each kind by an enlarged root too. */
async function expectRoomForLargeText(page: Page, path: string, isOfKind: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  expect.soft(await enlargedFailures(page), `${path}, large text by setting`).toEqual([]);
  await atWidth(page, NARROWEST);
  expect.soft(await page.evaluate(beyondTheEdge), `${path}, setting, narrow`).toEqual([]);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
  await session.detach();
  if (!isOfKind) return;
  await atWidth(page, PHONE);
  const size = (value: string): Promise<void> =>
    page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, value);
  await size('200%');
  expect.soft(await enlargedFailures(page), `${path}, large text by its root`).toEqual([]);
  await size('');
}

for (const id of IDS) {
  test(`${id} is accessible and fits every window, in every language`, async ({page}) => {
    const isOfKind = kinds.includes(id) || id === '404';
    await answerConsent(page);
    const refused = await watchRefusals(page);
    for (const {path} of ADDRESSES.filter((entry) => entry.id === id)) {
      const isTranslation = path.startsWith('/es');
      const main = isTranslation ? WIDE : PHONE;
      const own = isTranslation ? OWN_WIDTHS.translation : OWN_WIDTHS.original;
      await atWidth(page, PHONE);
      await visit(page, path, isOfKind && !isTranslation);
      for (const width of WIDTHS) {
        const isMain = isOfKind ? width === PHONE || width === WIDE : width === main;
        const isOwn = own.includes(width) && (isOfKind || WITH_PHOTO.includes(id));
        if (!isMain && !isOwn) continue;
        await atWidth(page, width);
        const where = `${path} at ${width} px`;
        const onPictures = isOwn ? await wordsOnPictures(page, id, width !== 1920) : [];
        const contrasts = new Map(onPictures.map((selector) => [selector, LEAST_CONTRAST]));
        if (isMain) {
          const {found, open} = await findings(page);
          expect.soft(found, where).toEqual([]);
          // Pages of one kind have the same colours, and so have translations.
          const undecided = width === main && isOfKind && !isTranslation ? open : [];
          for (const selector of undecided) contrasts.set(selector, contrasts.get(selector) ?? 0);
        }
        if (contrasts.size > 0) {
          expect.soft(await contrastFailures(page, contrasts), `words of ${where}`).toEqual([]);
        }
        expect.soft(await layoutFailures(page), where).toEqual([]);
        if (width === PHONE) expect.soft(await page.evaluate(smallControls), where).toEqual([]);
      }
      await expectRoomForLargeText(page, path, isOfKind);
      await atWidth(page, NARROWEST);
      expect.soft(await page.evaluate(beyondTheEdge), `${path}, narrow`).toEqual([]);
      const brokenNumbers = await page.evaluate(brokenUnits, NUMBERS);
      expect.soft(brokenNumbers, `numbers of ${path}, narrow`).toEqual([]);
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
