/** Markup of every page. */
import {readFileSync} from 'node:fs';

import {load} from 'cheerio';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {documentOf, fileOf, pages} from './html';

type Size = {readonly width: number; readonly height: number};

const sizes = new Map<string, Promise<Size>>();

/** The size of a picture: the `viewBox` of an SVG, otherwise its pixels. */
async function sizeOf(src: string): Promise<Size> {
  const file = fileOf(src);
  if (!file.endsWith('.svg')) {
    const {width, height} = await sharp(file).metadata();
    return {width, height};
  }
  const box = /viewBox="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return {width, height};
}

const knownSizeOf = (src: string): Promise<Size> => {
  const size = sizes.get(src) ?? sizeOf(src);
  sizes.set(src, size);
  return size;
};

/** Elements that browsers without styles put in a line. */
const INLINE = 'a, abbr, b, button, cite, em, i, label, q, small, span, strong, sub, sup';

/** The last letter of a word with the next one after a mark of `wordsRunTogether` and nothing else, as “n\u200b€”. */
const RUN_TOGETHER = /[\p{L}\p{N}.]\u200b+(?=[\p{L}\p{N}€+(])/gu;

/** Words of neighbouring elements without white space between them: "30 min€130". */
function wordsRunTogether(html: string): string[] {
  // As without script, with what is in <noscript>.
  const $ = load(html, {scriptingEnabled: false});
  $('script, style, svg, picture, img, [hidden]').remove();
  $('body *').not(INLINE).prepend('\n').append('\n');
  $(INLINE).prepend('\u200b').append('\u200b');
  const text = $('body').text();
  return [...text.matchAll(RUN_TOGETHER)].map(({index}) =>
    text.slice(Math.max(0, index - 20), index + 20).replaceAll('\u200b', ''),
  );
}

const paths = [
  ...pages.map((page) => page.path),
  ...locales.map(({baseUrl}) => `${baseUrl}404.html`),
];

describe.each(paths)('%s', (path) => {
  const $ = documentOf(path);

  test('has no header inside a header', () => {
    expect($('header header').length).toBe(0);
  });

  test('has no two texts beside each other, between which React writes a comment', () => {
    // Chromium's accessibility tree has no white space beside a comment: "FourHands".
    const html = readFileSync(fileOf(path), 'utf8');
    expect([...html.matchAll(/.{0,40}<!-- -->.{0,40}/g)].map(([found]) => found)).toEqual([]);
  });

  test('separates the words of neighbouring elements, for browsers without styles', () => {
    expect(wordsRunTogether(readFileSync(fileOf(path), 'utf8'))).toEqual([]);
  });

  test('names every landmark that a page may have more than one of', () => {
    const nameless = $('aside, nav').not('[aria-label], [aria-labelledby]').toArray();
    expect(nameless.map((element) => $.html(element).slice(0, 80))).toEqual([]);
  });

  test('reserves the right space for every picture', async () => {
    const wrong: string[] = [];
    for (const image of $('img[src^="/"]').toArray()) {
      const {src = '', width, height} = image.attribs;
      const size = await knownSizeOf(src);
      const shape = Number(width) / Number(height);
      // Widths are rounded to whole pixels.
      const isRight = Math.abs(shape * (size.height / size.width) - 1) < 0.01;
      if (!isRight) wrong.push(`${src}: ${width}×${height}, not ${size.width}×${size.height}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
