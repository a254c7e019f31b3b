/** From files on disk to the validated catalogue, or the list of all mistakes. */
import type {z} from 'zod';

import {checkAcrossFiles} from './checks/index';
import {isNameOfFile} from './checks/language/altTexts';
import {isOfField, unless} from './checks/precedence';
import {warnOfSpecialties} from './checks/facts/specialties';
import {warnOfTiles} from './checks/facts/pictures';
import {warnOfTics} from './checks/wording/sparingly';
import {warnOfCity, warnOfDistrict} from './checks/facts/city';
import {withoutCopies} from './checks/pages/copies';
import {warnOfTaxNumber} from './checks/facts/taxNumber';
import {factsTogether} from './factsTogether';
import {isCount, problemsFromIssues} from './issues';
import {type ValidDocument, joinFactsAndWords, validateDocument} from './join';
import {entryAt, fieldsAt, folderKind} from './kinds';
import {withoutMarksIn} from './marks';
import {withMeant} from './meant';
import {warnOfTileStandIns} from './pictures/standIns';
import {warnOfPictures} from './pictures/unused';
import {type Problem, sortProblems} from './problems';
import {type SiteLocation, readSite} from './read';
import {type Source, type SourceDocument, withLine} from './source';
import {remembered} from './remember';
import {asMeant, withTwinName} from './renamed';
import {createRouteTable} from './routes';
import {DOUBLED} from './schemas/basics';
import {businessSchema} from './schemas/business';
import {toldTogether} from './toldTogether';
import type {Business, Catalogue, CatalogueOfLanguage} from './types';

export type CatalogueResult = {
  /** Undefined while there are problems. */
  readonly catalogue?: Catalogue;
  readonly problems: readonly Problem[];
  /** Words that somebody still has to write or translate: no mistakes, but nothing to publish. */
  readonly unwritten: readonly Problem[];
  /** What a writer should look at; it stops no build. */
  readonly warnings: readonly Problem[];
};

const BUSINESS = 'docs/business.yml';

function readBusiness(source: Source): {business?: Business; problems: Problem[]} {
  if (source.business === undefined) return {problems: []};
  const parsed = businessSchema.safeParse(source.business);
  if (parsed.success) return {business: parsed.data, problems: []};
  const names = (path: readonly PropertyKey[]): readonly string[] => fieldsAt(businessSchema, path);
  const entry = (path: readonly PropertyKey[]): z.ZodType | undefined =>
    entryAt(businessSchema, path);
  return {
    problems: problemsFromIssues(BUSINESS, source.business, parsed.error.issues, {names, entry}),
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
  const ofKind = <Entity>(wanted: 'page' | 'program' | 'legal' | 'masseuse'): Entity[] =>
    entities.filter(({kind}) => folderKind(kind) === wanted).map(({entity}) => entity as Entity);
  return {
    pages: ofKind('page'),
    programs: ofKind('program'),
    legal: ofKind('legal'),
    masseuses: ofKind('masseuse'),
  };
}

const validOriginal = remembered((document: SourceDocument) => validateDocument(document, false));
const validTranslation = remembered((document: SourceDocument) => validateDocument(document, true));

/**
 * Nothing else is said of what a field holds that has no business where it stands, nor of a value that the
 * schema refuses: it contradicts others because it is none.
 */
function withoutTold(found: readonly Problem[], fields: readonly Problem[]): Problem[] {
  const isValue = ({file, field}: Problem): boolean =>
    file === 'docs/business.yml' || field.startsWith('sessions[');
  const refused = fields.filter((one) => one.isForeign || isValue(one));
  const isBelow = (problem: Problem, {file, field}: Problem): boolean =>
    problem.file === file &&
    (problem.field === field || /^[.[]/.test(problem.field.slice(field.length))) &&
    problem.field.startsWith(field);
  return found.filter((problem) => !refused.some((one) => isBelow(problem, one)));
}

/** Whether what a schema says of a field is less than what is known from elsewhere. */
const saysLess = (one: Problem, other: Problem): boolean =>
  isOfField(one, other) &&
  // What an entry should be is known by the other files: that it stands there twice says less.
  (one.remedy.startsWith(DOUBLED) ||
    (isCount(one) && other.rule === 'lost-entries') ||
    // The name of a file in the place of words is that, whatever its length.
    isNameOfFile(other));

/** Whether a text stands in the place of another: nothing is said of how it ends there. */
const isOfSwapped = ({file, field}: Problem, other: Problem): boolean =>
  other.file === file &&
  other.rule === 'swapped' &&
  (other.field === field || other.meant === field);

/** What a writer should look at, and what stops nothing. */
const warningsOf = (source: Source): Problem[] => [
  ...warnOfTics(source),
  ...warnOfTiles(source),
  ...warnOfTileStandIns(source.tileStandIns ?? []),
  ...warnOfPictures(source),
  ...warnOfSpecialties(source),
  ...[...warnOfTaxNumber(source), ...warnOfCity(source), ...warnOfDistrict(source)].map((problem) =>
    withLine(source, problem),
  ),
];

/**
 * Validates what was read and joins it; pure, so that tests need no disk. Of what `isChecked` already, nothing
 * is said beyond the fields of each file.
 */
export function createCatalogue(typed: Source, isChecked = false): CatalogueResult {
  const {source, marks} = withoutMarksIn(typed);
  const unwritten = sortProblems(marks.map((problem) => withLine(source, problem)));
  // A page that was pasted over another one is told as that, not by each of its fields.
  const {documents: own} = withoutCopies(source).source;
  const results = own.map((document) => {
    const isOriginal = document.locale === source.defaultLocale;
    const {valid, problems} = isOriginal ? validOriginal(document) : validTranslation(document);
    const told = problems.map((problem) =>
      withMeant(withTwinName(problem, document, source), document, source),
    );
    return {valid, problems: told};
  });
  const documents = results.flatMap(({valid}) => (valid ? [valid] : []));
  const {business, problems: businessProblems} = readBusiness(source);
  const ofFields = results.flatMap((result) => result.problems);
  const [here, there] = [source, typed].map((one) => asMeant(one, ofFields)) as [Source, Source];
  const across = isChecked ? [] : unless(checkAcrossFiles(here, there), ofFields, isOfSwapped);
  const inFields = unless(ofFields, across, saysLess);
  const problems = sortProblems(
    [
      ...source.problems,
      ...toldTogether(businessProblems),
      ...toldTogether(factsTogether(inFields)),
      ...withoutTold(across, [...inFields, ...businessProblems]),
    ].map((problem) => withLine(source, problem)),
  );
  const warnings = isChecked ? [] : warningsOf(source);
  if (problems.length > 0 || !business) return {problems, unwritten, warnings};
  const byLocale = Object.fromEntries(
    source.locales.map((locale) => [locale, ofLanguage(documents, locale, source)]),
  );
  const routes = createRouteTable(byLocale, source.defaultLocale);
  return {catalogue: {business, byLocale, routes}, problems, unwritten, warnings};
}

/** Reads all languages and makes the catalogue. */
export async function loadCatalogue(location: SiteLocation): Promise<CatalogueResult> {
  return createCatalogue(await readSite(location));
}
