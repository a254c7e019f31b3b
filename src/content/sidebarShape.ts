/** What is written in `sidebars.ts` in another form than that of lists of names. */
import {didYouMean, quote} from './errorMessages';
import {isFields} from './facts';
import type {Problem} from './problems';

const FILE = 'sidebars.ts';
const LISTS = ['pages', 'more', 'programs', 'legal'];
/** So many names have room in the top menu where it is narrowest, in Spanish. */
const MOST_IN_MENU = 10;

/** The line of a list, or of a name in quotation marks; undefined where the text does not have it. */
export function lineInSidebars(text: string, pattern: RegExp): number | undefined {
  const line = text.split('\n').findIndex((row) => pattern.test(row)) + 1;
  return line > 0 ? line : undefined;
}

const escaped = (name: string): string => name.replace(/[^\w/-]/g, '.');

/** Where a name stands, between quotation marks of any form. */
export const nameIn = (name: string): RegExp => new RegExp(`['"\`]${escaped(name)}['"\`]`);

/** What to write in place of an entry that is no name. */
function entryMessage(entry: unknown): string {
  const id = isFields(entry) && typeof entry.id === 'string' ? entry.id : undefined;
  return id === undefined
    ? `Write names of pages in quotation marks, such as 'about'; found ${quote(entry)}.`
    : `Write '${id}' in place of ${quote(entry)}.`;
}

/** What is wrong with one list. */
function listMessages(name: string, list: unknown): string[] {
  if (!LISTS.includes(name)) {
    const near = didYouMean(name, LISTS);
    return [`There is no list ${name}: write pages, more, programs or legal.${near}`];
  }
  if (typeof list === 'string') return [`Write ${name}: ['${list}'], in brackets.`];
  if (!Array.isArray(list)) return [`Write ${name}: ['about'], names of pages in brackets.`];
  const others = list.filter((entry) => typeof entry !== 'string');
  if (others.length > 0 || name !== 'pages') return others.map(entryMessage);
  return list
    .slice(MOST_IN_MENU)
    .map((id) => `Write '${id}' in "more": the menu holds ${MOST_IN_MENU} pages.`);
}

/** Problems of the form: Docusaurus would refuse it with a stack trace, or read something else. */
export function sidebarShapeProblems(value: unknown, text: string): Problem[] {
  return Object.entries(isFields(value) ? value : {}).flatMap(([name, list]) => {
    const line = lineInSidebars(text, new RegExp(`^\\s*['"]?${escaped(name)}['"]?\\s*:`));
    return listMessages(name, list).map((message) => ({file: FILE, line, message}));
  });
}
