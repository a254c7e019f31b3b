/**
 * Reads and checks the fields of all files, of which the catalogue consists. What texts and labels need besides, parsers
 * of Markdown and of code, takes longer than all of this: it is in index.ts, and while somebody edits it follows the screen.
 */
import {addressProblems} from './checks/addresses';
import {analyticsProblems} from './checks/analytics';
import {listPairs, pagePairs} from './checks/pairs';
import {outcallProblems, ruleProblems} from './checks/fieldRules';
import {referenceProblems} from './checks/references';
import {sidebarProblems} from './checks/sidebars';
import {createCatalogue} from './catalogue';
import {kindOf} from './kinds';
import type {Problem} from './problems';
import {type SiteLocation, type Source, readSite} from './read';
import {remember} from './remember';
import {analyticsSchema} from './schemas/analytics';
import {businessSchema} from './schemas/business';
import type {Business, Catalogue} from './browser/types';
import {type ValidPage, validateFile, validatePage} from './validate';
import type {Yaml} from './yaml';

export {withFieldLines} from './fieldLines';
export {styleSheetsOf, textsOf} from './fontLetters';
export {joinedFields} from './pageFields';
export {findNeutralEmblems, findPlaceholders} from './placeholders';
export {contentFolder, readSite} from './read';
export {report} from './report';

/** What the fields of all files say, and what is wrong with them. */
export type SiteFields = {
  readonly source: Source;
  /** Pages whose fields are valid: only between these are fields compared. */
  readonly valid: readonly ValidPage[];
  /** Undefined while its fields have mistakes. */
  readonly business: Business | undefined;
  /** Mistakes in fields; files that cannot be read are among the problems of the source. */
  readonly problems: readonly Problem[];
  /** Undefined while there are problems. */
  readonly catalogue: Catalogue | undefined;
};

const validateBusiness = remember((yaml: Yaml) => validateFile(yaml, businessSchema));
const validateAnalytics = remember((yaml: Yaml) => validateFile(yaml, analyticsSchema));

/** Problems between the fields of several files. */
function problemsBetween(
  source: Source,
  valid: readonly ValidPage[],
  business: Business | undefined,
): Problem[] {
  const originals = new Map(
    valid.filter(({locale}) => locale === source.defaultLocale).map((page) => [page.id, page]),
  );
  const ofPages = valid.flatMap((page): Problem[] => {
    const original = originals.get(page.id);
    if (!original) return [];
    return [
      ...ruleProblems(page, original, business?.programHours),
      ...(page === original ? [] : listPairs(page, original)),
    ];
  });
  const isProgram = ({id}: {readonly id: string}): boolean => kindOf(id) === 'program';
  const programs = [...originals.values()].filter(isProgram);
  // A program with a mistake may be one for hotels.
  const isComplete = source.pages.filter(isProgram).every(({id}) => originals.has(id));
  return [
    ...ofPages,
    ...(isComplete ? outcallProblems(programs) : []),
    ...analyticsProblems(source),
    ...pagePairs(source),
    ...referenceProblems(source, valid),
    ...sidebarProblems(source),
    ...addressProblems(source),
  ];
}

/** Reads all files, and checks their fields. Mistakes are returned, not thrown. */
export function readFields(location: SiteLocation): SiteFields {
  const source = readSite(location);
  // Other files cannot be compared with one that is unreadable.
  if (source.problems.length > 0) {
    return {source, valid: [], business: undefined, problems: [], catalogue: undefined};
  }
  const checked = source.pages.map((page) => validatePage(page, source.defaultLocale));
  const valid = checked.flatMap(({valid: page}) => page ?? []);
  const ofBusiness = validateBusiness(source.business);
  const ofAnalytics = validateAnalytics(source.analytics);
  const business = ofBusiness.data;
  const analytics = ofAnalytics.data;
  const problems = [
    ...ofBusiness.problems,
    ...ofAnalytics.problems,
    ...checked.flatMap((one) => one.problems),
    ...problemsBetween(source, valid, business),
  ];
  const catalogue =
    problems.length === 0 && business && analytics
      ? createCatalogue(source, valid, {business, analytics})
      : undefined;
  return {source, valid, business, problems, catalogue};
}
