/** Reads and checks the files that people edit; returns the catalogue, or the problems in these files. */
import {type Body, parseBody} from './pageText';
import {amountProblems} from './checks/amounts';
import {countProblems, countsOf} from './checks/counts';
import {labelsNotShown} from './checks/hoursLabels';
import {type Labels, codeProblems, englishLabels, readLabels} from './checks/code';
import {groundProblems} from './checks/grounds';
import {headingIdProblems} from './checks/headingIds';
import {dutyProblems, legalPairs} from './checks/legal';
import {letterProblems} from './checks/letters';
import {linkProblems, targetsOf} from './checks/links';
import {menuProblems} from './checks/menu';
import {knownPrices, priceProblems, tableProblems, unshownPrices} from './checks/prices';
import {questionProblems} from './checks/questions';
import {componentsWithFiles, textProblems} from './checks/texts';
import {wordProblems} from './checks/words';
import {type SiteFields, readFields} from './fields';
import {type Problem, isProblem, sortProblems} from './problems';
import {remarksOn} from './remarks';
import {type SiteLocation, type Source, readForbiddenWords} from './read';
import type {Business, Catalogue} from './browser/types';
import type {ValidPage} from './validate';
import type {Yaml} from './yaml';

export {isReadable} from './pageText';
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

type Texts = (page: Pick<ValidPage, 'locale' | 'id'>) => Body | undefined;

type Compared = {
  readonly source: Source;
  /** `forbidden-words.yml` of each language. */
  readonly forbidden: Readonly<Record<string, Yaml>>;
  /** Pages whose fields are valid: only between these are fields compared. */
  readonly valid: readonly ValidPage[];
  readonly textOf: Texts;
  /** Undefined while its fields have mistakes. */
  readonly business: Business | undefined;
  readonly labels: Labels;
};

/** Problems in and between texts, and in labels. */
function problemsInTexts({
  source,
  forbidden,
  valid,
  textOf,
  business,
  labels,
}: Compared): Problem[] {
  const {pages, defaultLocale, code} = source;
  const targets = targetsOf(source, (locale, id) => textOf({locale, id}));
  const originals = new Map(
    valid.filter(({locale}) => locale === defaultLocale).map((page) => [page.id, page]),
  );
  const programs = [...originals.values()].filter(({kind}) => kind === 'program');
  const prices = knownPrices(source);
  const counts = countsOf(source, business);
  const ofTexts = pages.flatMap((page): Problem[] => {
    const text = textOf(page);
    const original = textOf({...page, locale: defaultLocale});
    if (!text) return [];
    const isLegal = page.id.startsWith('legal/');
    const isTranslation = page.locale !== defaultLocale;
    return [
      ...headingIdProblems(page, text, targets.masseuses),
      ...linkProblems(page, text, targets),
      ...priceProblems(page, text, prices),
      ...tableProblems(page, text, original ?? text),
      ...amountProblems(page, text, prices),
      ...questionProblems(page, text),
      ...countProblems(page, text, counts),
      ...(page.id === 'massage-menu' ? menuProblems(page, text, programs) : []),
      ...(isLegal ? dutyProblems(page, text) : []),
      ...(isLegal && isTranslation && original ? legalPairs(page, text, original) : []),
    ];
  });
  const grounds = valid.flatMap((page): Problem[] => {
    const original = originals.get(page.id);
    const text = textOf(page);
    return original && text ? groundProblems(page, original, text) : [];
  });
  const known = {
    labels: labels.labels,
    english: englishLabels(source),
    notShown: labelsNotShown(business),
  };
  return [
    ...ofTexts,
    ...grounds,
    ...wordProblems(source, forbidden, business),
    ...letterProblems(source),
    ...labels.problems,
    ...Object.entries(code).flatMap(([locale, json]) => codeProblems(json, {...known, locale})),
  ];
}

/**
 * Checks texts and labels beside fields that have been read. Mistakes are returned, not thrown.
 *
 * @param pause awaited between files, so that the development server answers meanwhile
 */
export async function checkTexts(
  {source, valid, business, catalogue, problems: ofFields}: SiteFields,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Content> {
  const {pages} = source;
  const forbidden = readForbiddenWords(source);
  const unwritten = [...source.unwritten, ...forbidden.unwritten];
  // Before all texts are parsed, because each of the two takes much memory.
  const labels = await readLabels(source.siteDir, pause);
  const texts = new Map<string, Body>();
  const unreadable = [...source.problems, ...forbidden.problems];
  for (const page of pages) {
    await pause();
    const text = parseBody(page);
    if (isProblem(text)) unreadable.push(text);
    else texts.set(`${page.locale} ${page.id}`, text);
  }
  const textOf: Texts = ({locale, id}) => texts.get(`${locale} ${id}`);
  // Other files cannot be compared with one that is unreadable.
  if (unreadable.length > 0) return {problems: sortProblems(unreadable), unwritten, remarks: []};
  const withFiles = componentsWithFiles();
  const problems = [
    ...ofFields,
    ...pages.flatMap((page) => {
      const text = textOf(page);
      return text ? textProblems(page, text, withFiles) : [];
    }),
    ...problemsInTexts({source, forbidden: forbidden.words, valid, textOf, business, labels}),
  ];
  if (problems.length > 0 || !catalogue || !business) {
    return {problems: sortProblems(problems), unwritten, remarks: []};
  }
  return {
    catalogue,
    problems,
    unwritten,
    remarks: [...remarksOn({source, textOf, business}), ...unshownPrices(pages, textOf)],
  };
}

/** Reads and checks all content except the pixels of pictures. Mistakes are returned, not thrown. */
export const checkContent = (location: SiteLocation): Promise<Content> =>
  checkTexts(readFields(location));
