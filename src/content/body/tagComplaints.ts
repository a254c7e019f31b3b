/** What the compiler says of tags without their twin or their end, in a writer’s words. */
import {PLAIN_ELEMENTS} from '../authorComponents';
import type {Complaint, Place} from './faults';
import {KNOWN, NAMES} from './known';
import {meantEnd, openFence, voidTag} from './lostEnds';

/** What the compiler says, and what a writer should hear. */
export type MessageLike = {
  readonly reason?: string;
  readonly ruleId?: string;
  readonly line?: number | null;
  readonly column?: number | null;
  readonly cause?: unknown;
};

/** A name as the compiler reads it, accents and all: “<Título>” is one name. */
const NAME = String.raw`[\p{L}\p{N}_.]+`;
const TAG = new RegExp(`\`<(/?${NAME})`, 'u');
const CLOSING = new RegExp(`closing (?:slash|tag) \`</(${NAME})`, 'u');
const EXPECTED = new RegExp(`expected corresponding closing tag for \`<(${NAME})`, 'u');
export const tagIn = (reason: string): string => TAG.exec(reason)?.[1] ?? '';

/** Where the compiler says that a tag begins. */
function placeIn(reason: string): Place | undefined {
  const [, line, column] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return line === undefined ? undefined : [Number(line), Number(column)];
}

/** How often a tag is opened more than it is closed. */
function openTags(name: string, text: string): number {
  const tag = new RegExp(`<(/?)${name}(?![\\p{L}\\p{N}_.])[^>]*?(/?)>`, 'gu');
  const tags = [...text.matchAll(tag)];
  return tags.reduce((open, [, closes, alone]) => open + (closes ? -1 : alone ? 0 : 1), 0);
}

const END_WITH_SLASH = 'Write /> instead of > at its end: nothing stands inside.';

/** A tag within another one of its name: it may be the end of that, without its slash. */
function insideAnother(tag: string, at: Place | undefined, text: string): Complaint | undefined {
  if (!at) return undefined;
  const above = text.split('\n').slice(0, at[0] - 1);
  if (openTags(tag, above.join('\n')) <= 0) return undefined;
  return {
    found: `<${tag}> without its end, inside another <${tag}>`,
    remedy: `Write </${tag}> instead, if it ends the one above; otherwise write </${tag}> where each ends.`,
    at,
  };
}

/** A component with its properties and the end of its tag, and no < before it. */
const WITHOUT_BRACKET = new RegExp(
  String.raw`(?<![<\/\p{L}\p{N}_.])\/?(?:${NAMES.join('|')})(?:\s+\w+(?:=(?:"[^"]*"|\{[^}]*\}))?)*\s*\/?>`,
  'u',
);

/** The first tag that lost its <. */
function withoutBracket(text: string): Complaint | undefined {
  const lost = WITHOUT_BRACKET.exec(text);
  if (!lost) return undefined;
  const above = text.slice(0, lost.index).split('\n');
  return {
    found: `the tag ${lost[0]} without its <`,
    remedy: `Write < before it: <${lost[0]}`,
    at: [above.length, (above.at(-1)?.length ?? 0) + 1],
  };
}

export function unclosed(reason: string, text: string): Complaint {
  const tag = tagIn(reason);
  const at = placeIn(reason);
  const other =
    voidTag(tag, at) ?? openFence(text) ?? meantEnd(tag, at, text) ?? withoutBracket(text);
  if (other) return other;
  if (/^[a-z]/.test(tag) && !Object.hasOwn(PLAIN_ELEMENTS, tag)) {
    return {
      found: `<${tag}>`,
      remedy:
        'HTML is not written in pages. Use Markdown or a component of src/components/README.md.',
      rule: 'html',
      ...(at && {at}),
    };
  }
  if (KNOWN.get(tag)?.content === 'none') {
    return {found: `<${tag}> without its slash`, remedy: END_WITH_SLASH, ...(at && {at})};
  }
  const inside = insideAnother(tag, at, text);
  if (inside) return inside;
  return {
    found: `<${tag}> without its end`,
    remedy: `Write </${tag}> where it ends, on a line of its own if <${tag}> stands on one, or <${tag} /> if nothing stands inside.`,
    ...(at && {at}),
  };
}

/** A closing tag where another one is open, or none. */
export function closesNothing(reason: string, text: string): Complaint {
  const [, closing = ''] = CLOSING.exec(reason) ?? [];
  const expected = EXPECTED.exec(reason)?.[1];
  const found = closing ? `</${closing}> that closes nothing` : 'a closing tag that closes nothing';
  if (!expected) {
    const lost = openFence(text) ?? withoutBracket(text);
    return lost ?? {found, remedy: 'Delete it, or write the opening tag before it.'};
  }
  const at = placeIn(reason);
  const other =
    voidTag(expected, at) ??
    openFence(text) ??
    meantEnd(expected, at, text) ??
    withoutBracket(text) ??
    insideAnother(expected, at, text);
  if (other) return other;
  if (KNOWN.get(expected)?.content === 'none') {
    return {found: `<${expected}> without its slash`, remedy: END_WITH_SLASH, ...(at && {at})};
  }
  // A name that nobody knows, closed by one that somebody does: it is the first that is misspelt.
  const isStrange = !KNOWN.has(expected) && !Object.hasOwn(PLAIN_ELEMENTS, expected);
  if (isStrange && KNOWN.has(closing) && openTags(closing, text) < 0) {
    const remedy = `Did you mean ${closing}? </${closing}> closes it.`;
    return {found: `<${expected}>`, remedy, ...(at && {at})};
  }
  // Where all others are in pairs, it is the opening one that was lost.
  return openTags(closing, text) < 0 && openTags(expected, text) === 0
    ? {found, remedy: `Write <${closing}> where it begins, or delete it.`}
    : {found, remedy: `<${expected}> is still open there: close it first, or correct the name.`};
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** What follows a tag’s first sign on its own line. */
const tagOn = (row: string): string => /<\/?\p{Lu}.*$/u.exec(row)?.[0] ?? '';

/** The nearest line above with a tag whose quotation mark nothing closes there: it swallowed what follows. */
function openQuotation(rows: readonly string[]): Complaint | undefined {
  const at = rows.findLastIndex((row) => countOf(tagOn(row), '"') % 2 === 1);
  const row = rows[at];
  if (row === undefined) return undefined;
  return {
    found: 'a quotation mark that is never closed',
    remedy: 'Close it before the >.',
    at: [at + 1, row.length - tagOn(row).length + 1],
  };
}

/**
 * A tag whose > was lost: another tag begins before its end, or an empty line stands in it. The compiler
 * reads on until a sign cannot belong to it, and tells that sign.
 */
export function unended(
  {reason = '', line, column}: MessageLike,
  text: string,
): Complaint | undefined {
  const rows = text.split('\n');
  const above = rows.slice(0, (line ?? 1) - 1);
  const row = rows[(line ?? 1) - 1] ?? '';
  const quotation = countOf(tagOn(row), '"') % 2 === 0 ? openQuotation(above) : undefined;
  if (quotation) return quotation;
  const read = [...above, row.slice(0, (column ?? 1) - 1)].join('\n');
  const tag = read.slice(read.lastIndexOf('<'));
  const isCut = /^Unexpected (?:character `<`|end of file)/.test(reason) || /\n[ \t]*\n/.test(tag);
  const [, typed] = new RegExp(`^<(/?${NAME})`, 'u').exec(tag) ?? [];
  if (!isCut || typed === undefined) return undefined;
  const name = typed.replace(/\.+$/, '');
  const end = KNOWN.get(name)?.content === 'none' ? '/>' : '>';
  const start = read.slice(0, -tag.length).split('\n');
  return {
    found: 'a tag without its >',
    remedy: `Write ${end} where <${name} ends.`,
    at: [start.length, (start.at(-1)?.length ?? 0) + 1],
  };
}
