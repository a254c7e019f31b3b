/** Characters that must not be published: invisible ones, and those with which editors mark notes. */
import {splitPage} from './frontMatter';
import type {Problem} from './problems';
import {isRightToLeft} from './writingSystems';

export const SOFT_HYPHEN = '\u00AD';

/** Format characters, tags and variation selectors (Unicode 16, chapter 23). */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Marks of direction, and those that begin and end words of another direction (Unicode annex 9). */
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/;
const ISOLATES = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/** Behind a letter of these scripts, a joiner or its opposite changes how the letters of a word are joined. */
const JOINED_LETTER =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}]$/u;
const JOINERS = /[\u200C\u200D]/;

/** Doubled characters and square brackets without a meaning in Markdown: a note or a mark of an editor. */
export const EDITOR_MARK = /([%=+~^|@])\1|[[\]]/;

export const EDITOR_MARK_REMEDY =
  'Delete this note or mark of an editor: it would be published as it stands.';

/** Where a character stands, as the middle of a sentence. */
function placeIn(row: string, index: number): string {
  const before = row.slice(0, index).trimStart().slice(-20);
  return before ? `after “${before}”` : 'at the beginning of this line';
}

/** What to do about a soft hyphen; `why` says where words may have one. */
export const softHyphenMessage = (row: string, index: number, why: string): string =>
  `Delete the soft hyphen (U+00AD) ${placeIn(row, index)}: ${why}.`;

const NOT_IN_FIELDS =
  'this text also stands in titles, messages or lists; a word of the text below the fields may have one';

/** The first isolate in a line that has no end, or end that has no beginning. */
function unpairedIsolate(row: string): number | undefined {
  const open: number[] = [];
  for (const {0: mark, index} of row.matchAll(ISOLATES)) {
    if (mark !== END_OF_ISOLATE) open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0];
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** An invisible character, with its row and its place in that. */
type Found = {readonly character: string; readonly row: string; readonly index: number};

/** What to do about an invisible character; undefined where the text needs it. */
function remedyOf({character, row, index}: Found, rightToLeft: boolean): string | undefined {
  if (JOINERS.test(character) && JOINED_LETTER.test(row.slice(0, index))) return undefined;
  const which = `invisible character ${nameOf(character)} ${placeIn(row, index)}`;
  if (!DIRECTION_MARKS.test(character)) return `Delete the ${which}, or type the line again.`;
  if (!rightToLeft) {
    return `Delete the ${which}: only a language written from right to left has marks of direction.`;
  }
  if (unpairedIsolate(row) !== index) return undefined;
  return character === END_OF_ISOLATE
    ? `Delete the ${which}: it ends nothing.`
    : `Write U+2069 where the words that begin with the ${which} end.`;
}

/**
 * Reports lines with an invisible character that does not belong there, by its code point. Soft hyphens below the
 * fields of a page are left to its text (checks/softHyphens.ts).
 *
 * @param locale the language of the file; none where its texts are the same in all languages
 */
export function invisibleIn(file: string, text: string, locale?: string): Problem[] {
  const rightToLeft = locale !== undefined && isRightToLeft(locale);
  const rows = text.split('\n');
  const bodyLine = file.endsWith('.mdx') ? (splitPage(text)?.bodyLine ?? 1) : Infinity;
  return rows.flatMap((row, rowIndex) => {
    const line = rowIndex + 1;
    for (const {0: character, index} of row.matchAll(INVISIBLE)) {
      const isHyphen = character === SOFT_HYPHEN;
      if (isHyphen && line >= bodyLine) continue;
      const message = isHyphen
        ? softHyphenMessage(row, index, NOT_IN_FIELDS)
        : remedyOf({character, row, index}, rightToLeft);
      if (message) return [{file, line, message}];
    }
    return [];
  });
}
