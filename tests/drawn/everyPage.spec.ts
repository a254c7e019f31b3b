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
import {NOT_FOUND, kinds, languageCodes} from '../e2e/pages';
import {
  answerConsent,
  expect,
  foundBy,
  holdRequests,
  hydrated,
  lateFonts,
  pages,
  test,
} from '../e2e/test';
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
import {textsInDocument, textsInHtml} from './texts';
import {tooLarge} from './sentPictures';
import {LEAST_CONTRAST, WITH_PHOTO, wordsOnPictures} from './wordsOnPictures';
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
 * Opens a page and waits for its scripts and fonts, without a key that would ask for the scripts before the fonts.
 * React must leave the texts of the HTML as they are, and screen readers must get them.
 */
async function visit(page: Page, path: string, isCheckedBefore: boolean): Promise<void> {
  const release = isCheckedBefore ? await holdRequests(page, '**/assets/js/**') : undefined;
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  if (release) {
    await expectGoodBeforeScripts(page, path);
    release();
    await page.unrouteAll({behavior: 'wait'});
  }
  await hydrated(page);
  await lateFonts(page);
  await expectNamesAsShown(page, path);
  const served = textsInHtml((await response?.text()) ?? '');
  expect(served.length, path).toBeGreaterThan(20);
  expect.soft(await page.evaluate(textsInDocument), `words of ${path}`).toEqual(served);
}

/** What is wrong with the layout of a page at the window's present width. */
const layoutFailures = async (page: Page): Promise<string[]> => [
  ...(await foundBy(page, [
    coveredControls,
    beyondTheEdge,
    lowLinks,
    brokenLabels,
    wordsOverWords,
  ])),
  ...(await tooLarge(page)),
];

/** What is wrong with text at twice its size, which a reader's own setting asks for. */
const enlargedFailures = (page: Page): Promise<string[]> =>
  foundBy(page, [beyondTheEdge, brokenWords]);

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

/** A page, and what decides where it is measured. */
type Subject = {
  readonly id: string;
  readonly path: string;
  /** Whether it stands for its kind, of which the most is asked. */
  readonly isOfKind: boolean;
  readonly isTranslation: boolean;
};

/** A width to measure at: for what all visitors get, for the words on pictures, or for both. */
type Measured = {readonly width: number; readonly isMain: boolean; readonly isOwn: boolean};

/** The one width at which every page is measured in a language. */
const mainWidth = ({isTranslation}: Subject): number => (isTranslation ? WIDE : PHONE);

function widthsOf(subject: Subject): Measured[] {
  const {id, isOfKind, isTranslation} = subject;
  const own = isTranslation ? OWN_WIDTHS.translation : OWN_WIDTHS.original;
  const main = isOfKind ? [PHONE, WIDE] : [mainWidth(subject)];
  return WIDTHS.map((width) => ({
    width,
    isMain: main.includes(width),
    isOwn: own.includes(width) && (isOfKind || WITH_PHOTO.includes(id)),
  })).filter(({isMain, isOwn}) => isMain || isOwn);
}

/** What axe finds at the window's present width, and the words whose contrast it cannot decide. */
async function expectAccessible(page: Page, subject: Subject, width: number): Promise<string[]> {
  // On a phone, axe looks at translations before their scripts.
  if (subject.isTranslation && width !== mainWidth(subject)) return [];
  // Translations have the same colours, and so have pages of one kind where axe cannot decide.
  const without = subject.isTranslation ? ['color-contrast'] : [];
  const {found, open} = await findings(page, {without});
  expect.soft(found, `${subject.path} at ${width} px`).toEqual([]);
  const isDecidedHere = width === mainWidth(subject) && subject.isOfKind;
  return isDecidedHere ? open : [];
}

async function expectGoodAt(page: Page, subject: Subject, measured: Measured): Promise<void> {
  const {width, isMain, isOwn} = measured;
  const where = `${subject.path} at ${width} px`;
  await atWidth(page, width);
  const onPictures = isOwn ? await wordsOnPictures(page, subject.id, width !== 1920) : [];
  const undecided = isMain ? await expectAccessible(page, subject, width) : [];
  const contrasts = new Map([
    ...undecided.map((selector) => [selector, 0] as const),
    ...onPictures.map((selector) => [selector, LEAST_CONTRAST] as const),
  ]);
  if (contrasts.size > 0) {
    expect.soft(await contrastFailures(page, contrasts), `words of ${where}`).toEqual([]);
  }
  expect.soft(await layoutFailures(page), where).toEqual([]);
  if (width === PHONE) expect.soft(await page.evaluate(smallControls), where).toEqual([]);
}

async function expectRoomOnNarrowest(page: Page, path: string): Promise<void> {
  await atWidth(page, NARROWEST);
  expect.soft(await page.evaluate(beyondTheEdge), `${path}, narrow`).toEqual([]);
  const brokenNumbers = await page.evaluate(brokenUnits, NUMBERS);
  expect.soft(brokenNumbers, `numbers of ${path}, narrow`).toEqual([]);
  expect.soft(await tooLarge(page), `pictures of ${path}, narrow`).toEqual([]);
}

async function expectRoomOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({media: 'print'});
  for (const width of PAPERS) {
    await atWidth(page, width);
    expect.soft(await page.evaluate(wordsOverWords), `${path} on ${width} px`).toEqual([]);
  }
  await page.emulateMedia({media: null});
}

for (const id of IDS) {
  test(`${id} is accessible and fits every window, in every language`, async ({page}) => {
    const isOfKind = kinds.includes(id) || id === '404';
    await answerConsent(page);
    const refused = await watchRefusals(page);
    for (const {path, locale} of ADDRESSES.filter((entry) => entry.id === id)) {
      const subject = {id, path, isOfKind, isTranslation: locale !== languageCodes[0]};
      await atWidth(page, PHONE);
      await visit(page, path, isOfKind && subject.isTranslation);
      for (const measured of widthsOf(subject)) await expectGoodAt(page, subject, measured);
      await expectRoomForLargeText(page, path, isOfKind);
      await expectRoomOnNarrowest(page, path);
      if (isOfKind) await expectRoomOnPaper(page, path);
    }
    expect(refused).toEqual([]);
  });
}
