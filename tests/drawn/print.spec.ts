/** What comes out of the printer: dark ink on white, everything unfolded, nothing that floats, pictures whole. */
import type {Page} from 'playwright/test';

import {business, masseuses, need, pathOf, price, programsIn} from '../e2e/content';
import {scriptOf} from '../../src/content/writingSystems';
import {kinds, locales} from '../e2e/pages';
import {expect, hydrated, test} from '../e2e/test';
import {word} from '../words';
import {faultsOnPaper, type Heading, headingsOnPaper, picturesOnPaper} from './onPaper';
import {
  type Paper,
  type Printed,
  inkOnSheets,
  print,
  type Sheet,
  type Size,
  withoutSpace,
} from './sheets';

/** A program with several sessions, such as most are. */
const PROGRAM = need(
  programsIn('en'),
  'program with sessions',
  ({sessions}) => sessions.length > 1,
);
const PROFILE = `?selected=${need(masseuses, 'masseuse with photos', ({gallery}) => gallery).id}`;

/**
 * A sheet is equally wide from every window; what a small one hides or folds is looked at from a phone's. Room inside
 * the margins in pixels.
 */
const MEANS = [
  {format: 'A4', width: 1440, room: 680},
  {format: 'Letter', width: 390, room: 702},
] as const;
/** Widths of whole sheets, which is what media queries are about. */
const SHEET_WIDTHS = {A4: 794, Letter: 816};
/**
 * The share of a sheet that is filled at least, unless it is the last. Lines of other scripts than Latin are fewer or
 * taller, and a program, of which two fill a sheet, may stand alone.
 */
const FULL_FROM = {latin: 0.4, others: 1 / 3};
/** The edge of a picture may be as bright as paper. */
const BRIGHT_EDGE = 6;

const isAbout = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) <= BRIGHT_EDGE &&
  Math.abs(one.height - other.height) <= BRIGHT_EDGE;

/** Pictures that no sheet shows in their whole size, in points. */
function missingPictures(pictures: readonly Size[], sheets: readonly Sheet[]): string[] {
  const shapes = sheets.flatMap((sheet) => sheet.shapes);
  return pictures
    .filter((picture) => {
      const index = shapes.findIndex((shape) => isAbout(shape, picture));
      if (index >= 0) shapes.splice(index, 1);
      return index < 0;
    })
    .map(({width, height}) => `${width} × ${height}`);
}

/** Headings that stand at the foot of a sheet, alone or with their sentence, and what they are about on the next. */
function lonelyHeadings(headings: readonly Heading[], sheets: readonly Sheet[]): string[] {
  return headings
    .filter(({words, sentence, next}) => {
      if (!next) return false;
      const own = [words, sentence].map(withoutSpace);
      const all = sheets.filter((sheet) => own.every((part) => sheet.words.includes(part)));
      // A long text below a heading goes on on the next sheet.
      if (all.length === 0) {
        const start = withoutSpace(sentence).slice(0, 20);
        return !sheets.some((sheet) =>
          [own[0] ?? '', start].every((part) => sheet.words.includes(part)),
        );
      }
      return !all.some((sheet) => sheet.words.includes(withoutSpace(next).slice(0, 20)));
    })
    .map(({words}) => words);
}

function expectHeadingsInPlace(headings: readonly Heading[], sheets: readonly Sheet[]): void {
  expect.soft(sheets[0]?.words, 'first sheet').toContain(withoutSpace(headings[0]?.words ?? ''));
  expect.soft(lonelyHeadings(headings, sheets), 'headings at the foot').toEqual([]);
}

async function expectGoodSheets(page: Page, paper: Paper, room: number): Promise<Printed> {
  const [width, height] = [SHEET_WIDTHS[paper.format], 900];
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width, height});
  const pictures = await page.evaluate(picturesOnPaper, room);
  const headings = await page.evaluate(headingsOnPaper);
  const mark = await page
    .locator('body header a')
    .first()
    .evaluate((link) => parseFloat(getComputedStyle(link, '::before').height));
  const printed = await print(page, paper);
  const {sheets} = printed;
  const isLatin = scriptOf(await page.evaluate(() => document.documentElement.lang)) === 'Latn';
  const ends = sheets.slice(0, -1).map(({end}) => end);
  expect
    .soft(
      ends.filter((end) => end < (isLatin ? FULL_FROM.latin : FULL_FROM.others)),
      'sheets that are almost empty',
    )
    .toEqual([]);
  expect.soft(sheets.filter(({words}) => !words).length, 'sheets without words').toBe(0);
  // What is wider than the sheet makes everything on it smaller.
  expect.soft(Math.abs((sheets[0]?.firstLine ?? 0) - 0.75 * mark), 'scale').toBeLessThan(2);
  expect.soft(missingPictures(pictures, sheets), 'pictures not whole').toEqual([]);
  // A machine without fonts for a script prints boxes, and a sheet has Arabic words in the order in which they are drawn.
  // Where headings stand is the same in all languages.
  if (isLatin) expectHeadingsInPlace(headings, sheets);
  const isWhole = sheets.some(({words}) =>
    [business.address.street, business.phone, '©'].every((part) =>
      words.includes(withoutSpace(part)),
    ),
  );
  expect.soft(isWhole, 'footer on one sheet').toBe(true);
  return printed;
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 844});
  await page.goto(path);
  await hydrated(page);
}

const PAGES = [
  ...kinds.map((id) => ({name: id, pathIn: (locale: string) => pathOf(id, locale)})),
  {name: 'a profile', pathIn: (locale: string) => pathOf('masseuses', locale) + PROFILE},
  {name: 'an unknown page', pathIn: (locale: string) => `${pathOf('about', locale)}-unknown`},
];

for (const [index, {locale}] of locales.entries()) {
  const {format, width, room} = need(MEANS.slice(index % MEANS.length), 'paper');

  for (const {name, pathIn} of PAGES) {
    test(`${name} in ${locale} on ${format}`, async ({page}) => {
      await open(page, pathIn(locale), width);
      await page.emulateMedia({media: 'print'});
      const none = {floating: [], astray: [], pale: [], dark: [], onPictures: []};
      expect.soft(await page.evaluate(faultsOnPaper)).toEqual(none);
      const printed = await expectGoodSheets(page, {format, printBackground: false}, room);
      if (index > 0) return;
      // The choice of backgrounds makes no difference: all that has one is ornament.
      const ink = await inkOnSheets(page, {format, printBackground: true}, printed);
      expect.soft(ink).toEqual(printed.sheets.map((sheet) => sheet.ink));
    });
  }

  test(`the menu in ${locale} has every price on paper, from a window of ${width} px`, async ({
    page,
  }) => {
    await open(page, pathOf('massage-menu', locale), width);
    await page.emulateMedia({media: 'print'});
    const program = need(programsIn(locale), 'the program', ({id}) => id === PROGRAM.id);
    const entry = page.getByRole('article').filter({hasText: program.name});
    for (const {minutes, priceEur} of program.sessions) {
      const amount = new RegExp(`${price(priceEur, locale).replace(/\s/, '\\s')}(?!\\d)`);
      const length = word('units.minutes', locale, {minutes});
      await expect(entry.getByText(length).filter({visible: true})).toHaveCount(1);
      await expect(entry.getByText(amount).filter({visible: true})).toHaveCount(1);
    }
    await expect(page.getByRole('link', {name: word('frame.skip', locale)})).toBeHidden();
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a page is ready for paper as well', async ({page}) => {
    await page.goto(pathOf(PROGRAM.documentId, 'en'));
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('header nav').first()).toBeHidden();
  });
});
