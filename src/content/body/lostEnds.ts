/** What was typed where a tag should end: the compiler tells of another place. */
import type {Complaint, Place} from './faults';
import {KNOWN} from './known';

/** HTML that has no end of its own, and what to write instead. */
const VOID: Readonly<Record<string, string>> = {
  br: 'Write <br />.',
  hr: 'Delete it: a heading (##) or an empty line parts the text.',
  img: 'Write a picture as ![What is seen](/img/…); HTML is not written in pages.',
  input: 'Delete it: HTML is not written in pages, and pages have no forms.',
};

/** What to write instead of HTML that has no end of its own. */
export const voidRemedy = (name: string): string | undefined =>
  Object.hasOwn(VOID, name) ? VOID[name] : undefined;

const placeAt = (text: string, at: number): Place => {
  const before = text.slice(0, at).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
};

/** A tag such as <img>, where another one is told that it does not end. */
export function voidTag(name: string, at: Place | undefined): Complaint | undefined {
  const remedy = voidRemedy(name);
  if (remedy === undefined) return undefined;
  const found = name === 'br' ? '<br> without its slash' : `<${name}>`;
  return {found, remedy, ...(at && {at})};
}

/** Three signs that begin a block of code which nothing ends: all that follows is read as code. */
export function openFence(text: string): Complaint | undefined {
  const rows = text.split('\n');
  const fences = rows.flatMap((row, at) => (/^\s{0,3}(?:`{3,}|~{3,})/.test(row) ? [at] : []));
  const last = fences.at(-1);
  if (last === undefined || fences.length % 2 === 0) return undefined;
  const [sign = ''] = /[`~]{3,}/.exec(rows[last] ?? '') ?? [];
  return {
    found: `${sign}, which begins a block of code that nothing ends`,
    remedy: 'Delete that line: pages hold words.',
    at: [last + 1, 1],
  };
}

/** Signs that were meant as the end of a tag: “/Section>”, “<\\Section>”, “</ Section>”. */
const ENDS = String.raw`(?:<\\+|<\s+/\s*|</\s+|<//+|(?<![<\w/])/\s?|(?<![<\w])\\+)`;

/** What stands below the beginning of a tag in the place of its end. */
export function meantEnd(name: string, at: Place | undefined, text: string): Complaint | undefined {
  const from = text
    .split('\n')
    .slice(0, at?.[0] ?? 0)
    .join('\n').length;
  const rest = text.slice(from);
  const broken = new RegExp(`${ENDS}${name}\\s*>`, 'u').exec(rest);
  const isHolder = KNOWN.get(name)?.content === 'needed';
  const alone = isHolder ? new RegExp(`<${name}\\s*/>`, 'u').exec(rest) : null;
  const found = broken ?? alone;
  if (!found) return undefined;
  return {
    found: `${found[0]} where <${name}> ends`,
    remedy: `Write </${name}>.`,
    at: placeAt(text, from + found.index),
  };
}
