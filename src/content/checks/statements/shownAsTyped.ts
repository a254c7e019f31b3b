/** What readers would see as it was typed: addresses that are no links, marks, brackets, notes to colleagues. */
import {BARE_DOMAIN} from '../../body/signs';
import {noteIn} from '../../notes';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

/** Addresses of other sites, which nobody can touch as they stand. */
const ADDRESS = new RegExp(String.raw`(?:https?://|\bwww\.)[^\s)\]>]+|${BARE_DOMAIN.source}`, 'iu');

const bareAddress = remembered(({file, field, line, text}: Text): Problem[] => {
  // In the text of a page an address becomes a link, which is checked as one.
  const match = line === undefined || field ? ADDRESS.exec(text) : undefined;
  if (!match) return [];
  const found = `the address “${match[0].slice(0, 60)}” in the words`;
  return [{file, field, line, found, remedy: 'Say it in words: nothing here becomes a link.'}];
});

/** Signs of Markdown or HTML, which fields show as they stand. */
const MARKS =
  /\*\*?[\p{L}\p{N}][^*]*\*|(?<![\p{L}\p{N}])_[\p{L}][^_]*_(?![\p{L}\p{N}])|`[^`]+`|\[[^\]]+\]\([^)]*\)|<\/?[a-zA-Z][^>]*>|&[a-z]+;/u;
/** The one field that marks a part. */
const MARKED_FIELD = 'closing.title';
/** A mark behind a backslash, as other editors copy it. */
const ESCAPED = /\\[*_]/;

const marksIn = remembered(({file, field, line, text}: Text): Problem[] => {
  // Texts of bodies have lines and are Markdown; words of components are checked with their entries.
  if (line !== undefined) return [];
  const match = field === MARKED_FIELD ? ESCAPED.exec(text) : MARKS.exec(text);
  if (!match) return [];
  if (field === MARKED_FIELD) {
    const remedy = 'Delete each backslash \\: it keeps the sign behind it from marking anything.';
    return [{file, field, found: `${match[0]}, which is shown as it stands`, remedy}];
  }
  const remedy = 'Write plain words: a field is shown as it stands.';
  return [{file, field, found: `the marks in “${match[0].slice(0, 40)}”`, remedy}];
});

/** A word in brackets as code.json has them: pages have components there, and fields nothing. */
const unfilled = remembered(({file, field, line, text}: Text): Problem[] => {
  const match = file.endsWith('.mdx') ? /(?<!\{)\{[A-Za-z]\w*\}(?!\})/u.exec(text) : null;
  if (!match) return [];
  const remedy = 'Write the words that belong there: code.json alone has such brackets.';
  return [{file, field, line, found: `${match[0]}, which nothing fills here`, remedy}];
});

const noteLeft = remembered(({file, field, line, text}: Text): Problem[] => {
  const note = noteIn(text);
  if (note === undefined) return [];
  const remedy = 'Delete the note, and write the words that it stands for where they are missing.';
  return [{file, field, line, found: `the note “${note}”`, remedy, rule: 'note'}];
});

/** Everything of the kind in a text. */
export const shownAsTyped = (text: Text): Problem[] => [
  ...bareAddress(text),
  ...marksIn(text),
  ...noteLeft(text),
  ...unfilled(text),
];
