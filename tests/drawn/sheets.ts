/** Prints pages as a browser's dialog does, and reads the sheets: their words, and what is drawn on them. */
import {PDFiumLibrary, type PDFiumPage} from '@hyzyla/pdfium';
import type {Page} from 'playwright/test';

/** In points, as paper is measured. */
export type Size = {readonly width: number; readonly height: number};

export type Sheet = {
  /** Without white space, which a sheet has in other places than the document. */
  readonly words: string;
  /** Everything drawn that is connected, such as a picture, a border or a letter. */
  readonly shapes: readonly Size[];
  /** Number of points with ink. */
  readonly ink: number;
  /** Where the lowest ink is, from 0 at the top of the sheet to 1. */
  readonly end: number;
  /** Height of the first line of the sheet, such as the wordmark. */
  readonly firstLine: number;
};

export type Paper = {readonly format: 'A4' | 'Letter'; readonly printBackground: boolean};

/** From this grey on (255 is white) a point counts as paper: hairlines are pale. */
const PAPER_GREY = 246;

export const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/** Size of the shape around a point; its points are cleared. */
function takeShape(inked: Uint8Array, width: number, from: number): Size {
  const open = [from];
  inked[from] = 0;
  let [left, right] = [from % width, from % width];
  let [top, bottom] = [from, from];
  for (let point = open.pop(); point !== undefined; point = open.pop()) {
    left = Math.min(left, point % width);
    right = Math.max(right, point % width);
    top = Math.min(top, point);
    bottom = Math.max(bottom, point);
    for (const next of [point - 1, point + 1, point - width, point + width]) {
      if (!inked[next]) continue;
      inked[next] = 0;
      open.push(next);
    }
  }
  const rows = Math.floor(bottom / width) - Math.floor(top / width) + 1;
  return {width: right - left + 1, height: rows};
}

/** The points of a sheet, row by row: 1 for ink, 0 for paper. */
async function pointsOf(sheet: PDFiumPage) {
  // One pixel for each point.
  const {data, width, height} = await sheet.render({
    scale: 1,
    colorSpace: 'Gray',
    render: 'bitmap',
  });
  const inked = data.map((grey) => (grey < PAPER_GREY ? 1 : 0));
  return {inked, width, height, ink: inked.reduce((sum, point) => sum + point, 0)};
}

async function drawn(sheet: PDFiumPage): Promise<Omit<Sheet, 'words'>> {
  const {inked, width, height, ink} = await pointsOf(sheet);
  const rows = Array.from({length: height}, (_, row) =>
    inked.subarray(row * width, (row + 1) * width).includes(1),
  );
  const first = rows.indexOf(true);
  const firstLine = rows.slice(first).indexOf(false);
  const end = rows.lastIndexOf(true) / height;
  const shapes: Size[] = [];
  for (let point = inked.indexOf(1); point >= 0; point = inked.indexOf(1, point)) {
    shapes.push(takeShape(inked, width, point));
  }
  return {shapes, ink, end, firstLine};
}

/** Two, because version 2.1.13 reads no words once it has drawn a sheet. */
const reader = PDFiumLibrary.init();
const painter = PDFiumLibrary.init();

/** A page on paper, and the document that a printer gets. */
export type Printed = {readonly sheets: readonly Sheet[]; readonly pdf: Buffer};

/** The sheets of a page. */
export async function print(page: Page, paper: Paper): Promise<Printed> {
  const pdf = await page.pdf(paper);
  const texts = await (await reader).loadDocument(pdf);
  const words = [...texts.pages()].map((sheet) => withoutSpace(sheet.getText()));
  texts.destroy();
  const drawing = await (await painter).loadDocument(pdf);
  const sheets: Sheet[] = [];
  for (const sheet of drawing.pages()) {
    sheets.push({words: words[sheets.length] ?? '', ...(await drawn(sheet))});
  }
  drawing.destroy();
  return {sheets, pdf};
}

/** A document without the times at which it was made. */
const timeless = (pdf: Buffer): string =>
  pdf.toString('latin1').replace(/\/(?:Creation|Mod)Date \([^)]*\)/g, '');

/** Number of points with ink on each sheet of a page, drawn only if the document is another than one that was. */
export async function inkOnSheets(page: Page, paper: Paper, before: Printed): Promise<number[]> {
  const pdf = await page.pdf(paper);
  if (timeless(pdf) === timeless(before.pdf)) return before.sheets.map((sheet) => sheet.ink);
  const drawing = await (await painter).loadDocument(pdf);
  const ink: number[] = [];
  for (const sheet of drawing.pages()) ink.push((await pointsOf(sheet)).ink);
  drawing.destroy();
  return ink;
}
