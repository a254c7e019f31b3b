/** Finds numbers in a text that are one: the words after them are those for several. */
import type {Business} from '../browser/types';
import {type Body, lineOfNode, propsOf} from '../pageText';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Source} from '../read';

/** How many there are, by the property `of` of `<Count>`. */
type Counts = Readonly<Record<string, number | undefined>>;

/** What `<Count>` counts. Files with mistakes count too. */
export function countsOf({pages, defaultLocale}: Source, business: Business | undefined): Counts {
  const filesIn = (folder: string): number =>
    pages.filter(({locale, id}) => locale === defaultLocale && id.startsWith(`${folder}/`)).length;
  return {
    suites: business?.suites,
    masseuses: filesIn('masseuses'),
    programs: filesIn('programs'),
  };
}

/** Reports each `<Count>` that would say “one suites”. */
export const countProblems = ({file}: Page, {elements}: Body, counts: Counts): Problem[] =>
  elements.flatMap(({node}): Problem[] => {
    const of = String(propsOf(node).of);
    if (node.name !== 'Count' || counts[of] !== 1) return [];
    const one = `one ${of.replace(/s$/, '')}`;
    const message = `Write words for “${one}” in place of <Count of="${of}" />: there is only one, and the words after it are for several.`;
    return [{file, line: lineOfNode(node), message}];
  });
