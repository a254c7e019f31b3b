/** Checks the menu page against the programs: a tab for every category, an explanation for every intensity. */
import {type Body, lineOfNode, propsOf} from '../body';
import {isFields} from '../facts';
import {quote} from '../messages';
import type {Problem} from '../problems';
import type {Page, Source} from '../read';
import {CATEGORIES, INTENSITIES} from '../vocabularies';
import type {ValidPage} from '../validate';

/** Words accepted for an intensity: the English one and its translation in `code.json`. */
function wordsFor(intensity: string, {code}: Source, locale: string): string[] {
  const entries = code[locale]?.value;
  const entry = isFields(entries) ? entries[`intensity.${intensity.toLowerCase()}`] : undefined;
  const translated = isFields(entry) ? entry.message : undefined;
  return [intensity, ...(typeof translated === 'string' ? [translated] : [])].map((word) =>
    word.toLowerCase(),
  );
}

/** Reports tabs and intensities that are missing on the menu page, and intensities that do not exist. */
export function menuProblems(
  source: Source,
  page: Page,
  body: Body,
  programs: readonly ValidPage[],
): Problem[] {
  const {file, locale} = page;
  const valuesOf = (name: string, property: string) =>
    body.elements
      .filter(({node}) => node.name === name)
      .map(({node}) => ({node, value: String(propsOf(node)[property])}));
  const tabs = valuesOf('MenuTab', 'id');
  const inUse = CATEGORIES.filter((one) => programs.some(({facts}) => facts.category === one));
  const missing = ['all', ...inUse].filter((id) => !tabs.some(({value}) => value === id));
  const scale = INTENSITIES.map((intensity) => ({
    intensity,
    words: wordsFor(intensity, source, locale),
    isUsed: programs.some(({facts}) => facts.intensity === intensity),
  }));
  const entries = valuesOf('Intensity', 'word');
  const has = (words: readonly string[]): boolean =>
    entries.some(({value}) => words.includes(value.toLowerCase()));
  return [
    ...(tabs.length > 0 ? missing : []).map((id) => ({
      file,
      message: `Put <MenuTab id="${id}"> back: its programs could not be reached.`,
    })),
    ...entries
      .filter(({value}) => !scale.some(({words}) => words.includes(value.toLowerCase())))
      .map(({node, value}) => ({
        file,
        line: lineOfNode(node),
        field: '<Intensity word>',
        message: `Write one of ${INTENSITIES.join(', ')}, or its translation; found ${quote(value)}.`,
      })),
    ...scale
      .filter(({words, isUsed}) => entries.length > 0 && isUsed && !has(words))
      .map(({intensity}) => ({
        file,
        message: `Put the <Intensity> of ${intensity} back: programs carry this word.`,
      })),
  ];
}
