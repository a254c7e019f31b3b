/** Builds the catalogue from valid pages: facts and words joined, in the order of `sidebars.ts`. */
import {joinFields} from './facts';
import type {Kind} from './kinds';
import type {Source} from './read';
import {createRouteTable} from './browser/routes';
import type {Catalogue, CatalogueOfLanguage, Notice} from './browser/types';
import type {ValidPage} from './validate';

/** Paragraphs of a biography, split at empty lines. */
const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Kinds with a list of their own in the catalogue; all others are listed as pages. */
const IN_FOLDERS: readonly Kind[] = ['program', 'legal', 'masseuse', 'notice'];

const isShortId = (kind: Kind): boolean => kind === 'masseuse' || kind === 'program';

/** The catalogue of one language: English facts joined with its words. */
function ofLanguage(
  {order, defaultLocale}: Source,
  pages: readonly ValidPage[],
  locale: string,
): CatalogueOfLanguage {
  // Pages outside of the menus come last.
  const position = (id: string): number => order.indexOf(id) + 1 || order.length + 1;
  const words = new Map(
    pages.filter((page) => page.locale === locale).map((page) => [page.id, page]),
  );
  const entities = pages
    .filter((page) => page.locale === defaultLocale)
    .sort((a, b) => position(a.id) - position(b.id) || a.id.localeCompare(b.id))
    .flatMap(({id: documentId, kind, facts}) => {
      const own = words.get(documentId);
      if (!own) return [];
      const id = isShortId(kind) ? (documentId.split('/').at(-1) ?? '') : documentId;
      const biography = kind === 'masseuse' ? {biography: paragraphsOf(own.body)} : {};
      return [{kind, entity: {id, documentId, ...joinFields(facts, own.words), ...biography}}];
    });
  // The schemas have validated each entity; TypeScript cannot follow them through the join.
  const of = <Entity>(isWanted: (kind: Kind) => boolean): Entity[] =>
    entities.filter(({kind}) => isWanted(kind)).map(({entity}) => entity as Entity);
  return {
    pages: of((kind) => !IN_FOLDERS.includes(kind)),
    programs: of((kind) => kind === 'program'),
    legal: of((kind) => kind === 'legal'),
    masseuses: of((kind) => kind === 'masseuse'),
  };
}

/** Notices have facts alone: their words are the text of their files. */
const noticesIn = (pages: readonly ValidPage[], defaultLocale: string): Notice[] =>
  pages
    .filter(({kind, locale}) => kind === 'notice' && locale === defaultLocale)
    .map(({id: documentId, facts}) => {
      const id = documentId.split('/').at(-1) ?? '';
      return {...(facts as Omit<Notice, 'id' | 'documentId'>), id, documentId};
    })
    .sort((one, other) => one.from.localeCompare(other.from) || one.id.localeCompare(other.id));

/** Builds the catalogue. The content must have no problems. */
export function createCatalogue(
  source: Source,
  pages: readonly ValidPage[],
  shared: Pick<Catalogue, 'business' | 'analytics'>,
): Catalogue {
  const byLocale = Object.fromEntries(
    source.locales.map((locale) => [locale, ofLanguage(source, pages, locale)]),
  );
  const routes = createRouteTable(byLocale, source.defaultLocale, source);
  return {...shared, byLocale, notices: noticesIn(pages, source.defaultLocale), routes};
}
