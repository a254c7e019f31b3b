/** Pages with a head and with the imports of what they show, and what is said of their texts. */
import {AUTHOR_COMPONENTS, importLine} from '../../../../../src/content/authorComponents';
import {checkBodies} from '../../../../../src/content/checks/bodies/bodies';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Problem} from '../../../../../src/content/problems';
import type {Source} from '../../../../../src/content/source';
import {validSite} from '../../fixtureSite';
import {rawPage, told} from '../rawPages';

type Page = Parameters<typeof rawPage>[1];

export const HEAD = '<PageHero>\n\n# Words\n\nMore words.\n\n</PageHero>';

/** The imports of the components that a text shows. */
export const importsOf = (body: string): string =>
  AUTHOR_COMPONENTS.filter(({name}) => new RegExp(`<${name}\\b`).test(body))
    .map((component) => `${importLine(component)}\n`)
    .join('');

/** A page of no kind of its own, with its head and its imports above the text. */
export const wholePage = (body: string, page: Page = {}): RawDocument => {
  const text = `${HEAD}\n\n${body}`;
  return rawPage(`${importsOf(text)}\n${text}`, {id: 'news', fields: {photo: 3}, ...page});
};

/** The same in Spanish. */
export const paginaEntera = (body: string, page: Page = {}): RawDocument =>
  wholePage(body, {locale: 'es', fields: {}, ...page});

export const problemsOf = (
  documents: readonly RawDocument[],
  changes: Partial<Source> = {},
): Problem[] => checkBodies({...validSite(), documents, ...changes}, documents);

/** What is said of the texts of pages, a line each. */
export const saidOf = (...documents: RawDocument[]): string[] => told(problemsOf(documents));
