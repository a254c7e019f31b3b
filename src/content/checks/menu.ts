/** Checks the menu page against the programs: a tab for every category, an explanation for every intensity. */
import {type Body, propsOf} from '../pageText';
import {meantComponent} from '../components';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import {CATEGORIES, INTENSITIES} from '../browser/vocabularies';
import type {ValidPage} from '../validate';

/** Reports tabs and intensities that are missing on the menu page, and intensities that do not exist. */
export function menuProblems({file}: Page, body: Body, programs: readonly ValidPage[]): Problem[] {
  const valuesOf = (name: string, property: string) =>
    body.elements
      .filter(({node}) => meantComponent(node.name ?? '') === name)
      .map(({node}) => String(propsOf(node)[property]));
  const tabs = valuesOf('MenuTab', 'id');
  const entries = valuesOf('Intensity', 'word');
  const categories = CATEGORIES.filter((one) => programs.some(({facts}) => facts.category === one));
  const words = INTENSITIES.filter((one) => programs.some(({facts}) => facts.intensity === one));
  return [
    ...['all', ...categories]
      .filter((id) => tabs.length > 0 && !tabs.includes(id))
      .map((id) => ({
        file,
        message: `Put <MenuTab id="${id}"> back: its programs could not be reached.`,
      })),
    ...words
      .filter((word) => entries.length > 0 && !entries.includes(word))
      .map((word) => ({
        file,
        message: `Put the <Intensity> of ${word} back: programs carry this word.`,
      })),
  ];
}
