/** Where a page belongs by the kind that it says it is, whatever folder it was saved in. */
import {readFrontMatter} from './frontMatter';
import {type Kind, folderKind, kindOf, rulesOf} from '../kinds';

type Claim = 'page' | 'program' | 'legal' | 'masseuse';

/** The folder of each kind, and what a file there is called in a message. */
const HOMES: Readonly<Record<Claim, {folder: string; found: string}>> = {
  page: {folder: '', found: 'a page outside its folder'},
  program: {folder: 'programs/', found: 'a program outside its folder'},
  legal: {folder: 'legal/', found: 'a legal text outside its folder'},
  masseuse: {folder: 'masseuses/', found: 'a masseuse outside her folder'},
};

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'string' && Object.hasOwn(HOMES, value);

/** How little fields suit a kind: those that it does not know, and those that it needs and that are not there. */
function misfit(kind: Kind, fields: Readonly<Record<string, unknown>>): number {
  const {facts, words} = rulesOf(kind);
  const shape = {...facts.shape, ...words.shape};
  const unknown = Object.keys(fields).filter((name) => !(name in shape));
  const missing = Object.entries(shape).filter(
    ([name, rule]) => !(name in fields) && !rule.safeParse(undefined).success,
  );
  return unknown.length + missing.length;
}

/** What a page is, and the id that it should have. */
type Belonging = {readonly id: string; readonly found: string};

/**
 * The place of a page of the original that stands in the folder of others. A `kind` that is wrong by
 * itself moves nothing: the other fields have to be of that kind as well.
 */
export function belongsAt(id: string, text: string): Belonging | undefined {
  // Almost every page is where it says: nothing more of it is read here.
  const said = /^kind: *(\S+)/m.exec(text)?.[1];
  if (said === undefined || said === folderKind(kindOf(id))) return undefined;
  const head = readFrontMatter(text);
  if ('found' in head || !isClaim(head.fields.kind)) return undefined;
  const {folder, found} = HOMES[head.fields.kind];
  const own = folder + (id.split('/').at(-1) ?? id);
  const [here, there] = [kindOf(id), kindOf(own)];
  if (folder === '' && here === 'page') return undefined;
  return misfit(there, head.fields) < misfit(here, head.fields) ? {id: own, found} : undefined;
}
