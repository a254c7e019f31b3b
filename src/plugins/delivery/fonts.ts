/**
 * When the fonts come. The one of the headings is asked for with the page, without keeping the first
 * paint waiting; those that the first paint does without are asked for by the boot script once the
 * pictures of the first screen are there, and shown all at once: each font that arrives has the whole page
 * laid out anew, which would keep the picture from being painted. Measured: BENCHMARKS.md, "Fonts".
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = '/fonts';
const SHEET = 'late.css';

/**
 * For the start of the body, where HTML allows it too: Chromium holds the first frame back for a font
 * announced in the head (html.spec.whatwg.org/multipage/links.html#link-type-preload, "body-ok"). Of low
 * priority, because the picture goes first.
 */
export const firstFontLink = `<link rel="preload" as="font" type="font/woff2" href="${FOLDER}/newsreader.woff2" fetchpriority="low" crossorigin>`;

/** Address of the style sheet of the late fonts, for readers without script and the development server. */
export const LATE_FONTS = `${FOLDER}/${SHEET}`;

/**
 * For the head of every page. The address stands first: pageStyles.ts takes links that begin with
 * `rel` as the page's own and puts what they hold into the HTML.
 */
export const lateFontsLink = `<noscript><link href="${LATE_FONTS}" rel="stylesheet"></noscript>`;

/** What `FontFace` is made of. */
type Face = readonly [family: string, source: string, descriptors: FontFaceDescriptors];

/** The faces of a style sheet in the folder of the fonts. Throws where one lacks what it needs. */
export function facesOf(sheet: string): readonly Face[] {
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const value = (name: string, form: RegExp): string => {
      const found = new RegExp(`${name}:\\s*${form.source}`).exec(body)?.[1];
      if (!found)
        throw new Error(`static${FOLDER}/${SHEET}: a face has no "${name}" of the usual form.`);
      return found;
    };
    const style = value('font-style', /([^;]+);/);
    return [
      value('font-family', /'([^']+)'/),
      `url(${FOLDER}/${value('src', /url\('([^']+)'\)/)})`,
      // Every page carries these words: what is so anyway is left out.
      {...(style !== 'normal' && {style}), weight: value('font-weight', /([^;]+);/)},
    ];
  });
}

/** The faces that the boot script asks for. */
export const lateFaces = facesOf(
  readFileSync(path.join(__dirname, '../../../static', FOLDER, SHEET), 'utf8'),
);
