/** From files on disk to the validated catalogue, or the list of all mistakes. */
import {checkAcrossFiles} from './checks/index';
import {type ValidDocument, joinFactsAndWords, validateDocument} from './factsAndWords';
import {type Problem, problemsFromIssues} from './problems';
import {type SiteLocation, type Source, readSite} from './readSite';
import {createRouteTable} from './routeTable';
import {businessSchema} from './schemas';
import type {Business, Catalogue, CatalogueOfLanguage} from './types';
import {checkWording} from './checks/wording';
import {warnOfTics} from './checks/sparingly';

export type CatalogueResult = {
  /** Undefined while there are problems. */
  readonly catalogue?: Catalogue;
  readonly problems: readonly Problem[];
  /** What a writer should look at; it stops no build. */
  readonly warnings: readonly Problem[];
};

function readBusiness(source: Source): {business?: Business; problems: Problem[]} {
  if (source.business === undefined) return {problems: []};
  const parsed = businessSchema.safeParse(source.business);
  if (parsed.success) return {business: parsed.data, problems: []};
  const known = Object.keys(businessSchema.shape);
  return {
    problems: problemsFromIssues('docs/business.yml', source.business, parsed.error.issues, known),
  };
}

/** Paragraphs of a biography: its body, split at blank lines. */
function paragraphs(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const shortId = (id: string): string => id.split('/').at(-1) ?? id;

/** Everything of one language: English facts, its own words. */
function ofLanguage(
  documents: readonly ValidDocument[],
  locale: string,
  source: Source,
): CatalogueOfLanguage {
  const position = (id: string): number => source.order.indexOf(id);
  const entities = documents
    .filter((document) => document.locale === source.defaultLocale)
    .sort((a, b) => position(a.id) - position(b.id) || a.id.localeCompare(b.id))
    .flatMap((original) => {
      const own = documents.find(({id, locale: of}) => id === original.id && of === locale);
      if (!own) return [];
      const joined = joinFactsAndWords(original.facts, own.words);
      const {kind, id: documentId} = original;
      const id = kind === 'masseuse' || kind === 'program' ? shortId(documentId) : documentId;
      const extra = kind === 'masseuse' ? {biography: paragraphs(own.body)} : {};
      return [{kind, entity: {id, documentId, ...joined, ...extra}}];
    });
  // The schemas have checked each entity; TypeScript cannot follow them through the join.
  const ofKind = <Entity>(kind: string): Entity[] =>
    entities.filter((entry) => entry.kind === kind).map(({entity}) => entity as Entity);
  return {
    pages: ofKind('page'),
    programs: ofKind('program'),
    legal: ofKind('legal'),
    masseuses: ofKind('masseuse'),
  };
}

/** Validates what was read and joins it; pure, so that tests need no disk. */
export function createCatalogue(source: Source): CatalogueResult {
  const results = source.documents.map((document) =>
    validateDocument(document, document.locale !== source.defaultLocale),
  );
  const documents = results.flatMap(({valid}) => (valid ? [valid] : []));
  const {business, problems: businessProblems} = readBusiness(source);
  const problems = [
    ...source.problems,
    ...businessProblems,
    ...results.flatMap((result) => result.problems),
    ...checkAcrossFiles(source, documents),
    ...checkWording(source),
  ];
  const warnings = warnOfTics(source);
  if (problems.length > 0 || !business) return {problems, warnings};
  const byLocale = Object.fromEntries(
    source.locales.map((locale) => [locale, ofLanguage(documents, locale, source)]),
  );
  const routes = createRouteTable(byLocale, source.defaultLocale);
  return {catalogue: {business, byLocale, routes}, problems, warnings};
}

/** Reads all languages and makes the catalogue. */
export async function loadCatalogue(location: SiteLocation): Promise<CatalogueResult> {
  return createCatalogue(await readSite(location));
}
