/** Reads and checks the files that people edit; returns the catalogue, or the problems in these files. */
import type * as z from 'zod';

import {type Body, parseBody} from './pageText';
import {addressProblems} from './checks/addresses';
import {amountProblems} from './checks/amounts';
import {analyticsProblems} from './checks/analytics';
import {labelsNotShown} from './checks/hoursLabels';
import {type Labels, codeProblems, englishLabels, readLabels} from './checks/code';
import {dutyProblems, legalPairs} from './checks/legal';
import {letterProblems} from './checks/letters';
import {linkProblems, targetsOf} from './checks/links';
import {menuProblems} from './checks/menu';
import {listPairs, pagePairs} from './checks/pairs';
import {knownPrices, priceProblems, tableProblems, unshownPrices} from './checks/prices';
import {questionProblems} from './checks/questions';
import {groundProblems, referenceProblems} from './checks/references';
import {ruleProblems} from './checks/programRules';
import {sidebarProblems} from './checks/sidebars';
import {componentsWithFiles, textProblems} from './checks/texts';
import {wordProblems} from './checks/words';
import {createCatalogue} from './catalogue';
import {PARSE_OPTIONS, noSuchField, problemsOf} from './errorMessages';
import {fieldNames} from './facts';
import {type Problem, isProblem, sortProblems} from './problems';
import {remarksOn} from './remarks';
import {type SiteLocation, type Source, readSite} from './read';
import {analyticsSchema} from './schemas/analytics';
import {businessSchema} from './schemas/business';
import {forbiddenWordsSchema} from './schemas/forbiddenWords';
import type {Business, Catalogue} from './browser/types';
import {type ValidPage, validatePage} from './validate';
import type {Yaml} from './yaml';

export {styleSheetsOf, textsOf} from './fontLetters';
export {joinedFields} from './pageFields';
export {readSite} from './read';
export {annotations, report} from './report';
export {sidebarShapeProblems} from './sidebarShape';
export {sourceProblem} from './sourceProblem';

export type Content = {
  /** Undefined while there are problems. */
  readonly catalogue?: Catalogue;
  /** By file and line. */
  readonly problems: readonly Problem[];
  /** Texts that are still to be written: accepted while editing, refused by a build for publication. */
  readonly unwritten: readonly Problem[];
  /** What is left over without a use; empty while there are problems. */
  readonly remarks: readonly Problem[];
};

/** Problems in the fields of files that are not pages. */
function fileProblems({business, analytics, forbiddenWords}: Source): Problem[] {
  const problemsIn = (schema: z.ZodType, yaml: Yaml) => {
    const {error} = schema.safeParse(yaml.value ?? {}, PARSE_OPTIONS);
    return problemsOf(error?.issues, yaml, (name, path) =>
      noSuchField(name, fieldNames(schema, path)),
    );
  };
  return [
    ...problemsIn(businessSchema, business),
    ...problemsIn(analyticsSchema, analytics),
    ...Object.values(forbiddenWords).flatMap((yaml) => problemsIn(forbiddenWordsSchema, yaml)),
  ];
}

type Texts = (page: Pick<ValidPage, 'locale' | 'id'>) => Body | undefined;

type Compared = {
  readonly source: Source;
  /** Pages whose fields are valid: only between these are fields compared. */
  readonly valid: readonly ValidPage[];
  readonly textOf: Texts;
  /** Undefined while its fields have mistakes. */
  readonly business: Business | undefined;
  readonly labels: Labels;
};

/** Problems between files. */
function problemsAcross({source, valid, textOf, business, labels}: Compared): Problem[] {
  const {pages, defaultLocale, code} = source;
  const targets = targetsOf(source, (locale, id) => textOf({locale, id}));
  const originals = new Map(
    valid.filter(({locale}) => locale === defaultLocale).map((page) => [page.id, page]),
  );
  const programs = [...originals.values()].filter(({kind}) => kind === 'program');
  const prices = knownPrices(source);
  const ofTexts = pages.flatMap((page): Problem[] => {
    const text = textOf(page);
    const original = textOf({...page, locale: defaultLocale});
    if (!text) return [];
    const isLegal = page.id.startsWith('legal/');
    const isTranslation = page.locale !== defaultLocale;
    return [
      ...linkProblems(page, text, targets),
      ...priceProblems(page, text, prices),
      ...tableProblems(page, text, original ?? text),
      ...amountProblems(page, text, prices),
      ...questionProblems(page, text),
      ...(page.id === 'massage-menu' ? menuProblems(page, text, programs) : []),
      ...(isLegal ? dutyProblems(page, text) : []),
      ...(isLegal && isTranslation && original ? legalPairs(page, text, original) : []),
    ];
  });
  const ofFields = valid.flatMap((page): Problem[] => {
    const original = originals.get(page.id);
    const text = textOf(page);
    if (!original) return [];
    return [
      ...ruleProblems(page, original, business?.programHours),
      ...(page === original ? [] : listPairs(page, original)),
      ...(text ? groundProblems(page, original, text) : []),
    ];
  });
  const known = {
    labels: labels.labels,
    english: englishLabels(source),
    notShown: labelsNotShown(business),
  };
  return [
    ...ofTexts,
    ...ofFields,
    ...analyticsProblems(source),
    ...pagePairs(source),
    ...referenceProblems(source, valid),
    ...sidebarProblems(source),
    ...addressProblems(source),
    ...wordProblems(source, business),
    ...letterProblems(source),
    ...labels.problems,
    ...Object.entries(code).flatMap(([locale, json]) => codeProblems(json, {...known, locale})),
  ];
}

/** Reads and checks all content except the pixels of pictures. Mistakes are returned, not thrown. */
export async function checkContent(location: SiteLocation): Promise<Content> {
  const source = readSite(location);
  const {pages, defaultLocale, unwritten} = source;
  // Before all texts are parsed, because each of the two takes much memory.
  const labels = await readLabels(location.siteDir);
  const parsed = pages.map((page) => ({page, text: parseBody(page)}));
  const texts = new Map<string, Body>();
  const unreadable = [...source.problems];
  for (const {page, text} of parsed) {
    if (isProblem(text)) unreadable.push(text);
    else texts.set(`${page.locale} ${page.id}`, text);
  }
  const textOf: Texts = ({locale, id}) => texts.get(`${locale} ${id}`);
  // Other files cannot be compared with one that is unreadable.
  if (unreadable.length > 0) return {problems: sortProblems(unreadable), unwritten, remarks: []};
  const checked = pages.map((page) =>
    validatePage(page, {isTranslation: page.locale !== defaultLocale}),
  );
  const valid = checked.flatMap(({valid: page}) => page ?? []);
  const business = businessSchema.safeParse(source.business.value).data;
  const analytics = analyticsSchema.safeParse(source.analytics.value).data;
  const withFiles = componentsWithFiles();
  const problems = [
    ...fileProblems(source),
    ...checked.flatMap((one) => one.problems),
    ...pages.flatMap((page) => {
      const text = textOf(page);
      return text ? textProblems(page, text, withFiles) : [];
    }),
    ...problemsAcross({source, valid, textOf, business, labels}),
  ];
  if (problems.length > 0 || !business || !analytics) {
    return {problems: sortProblems(problems), unwritten, remarks: []};
  }
  const catalogue = createCatalogue(source, valid, {business, analytics});
  return {
    catalogue,
    problems,
    unwritten,
    remarks: [...remarksOn({source, textOf, business}), ...unshownPrices(pages, textOf)],
  };
}
