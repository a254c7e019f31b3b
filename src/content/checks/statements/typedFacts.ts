/**
 * A year or a length typed in the place of the component that shows it. Elsewhere such numbers may be anything;
 * where the component is missing it is known what stood there.
 */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {type RawDocument, isFields} from '../raw';
import {FAR} from './founded';

type Rule = {
  readonly component: string;
  readonly pattern: RegExp;
  readonly because: (typed: string, source: Source) => string | undefined;
  readonly remedy: string;
};

const RULES: readonly Rule[] = [
  {
    component: 'FoundedYear',
    // Entries of the list of years begin with theirs.
    pattern: /(?<![\d.,/-])(?<!^)(?:19|20)\d{2}(?![\d/-])/gu,
    because: (typed, {business}) => {
      const founded = isFields(business) ? Number(business.founded) : NaN;
      if (!(Math.abs(Number(typed) - founded) <= FAR)) return undefined;
      return Number(typed) === founded ? 'typed by hand' : `and founded is ${founded}`;
    },
    remedy: 'Write <FoundedYear /> for the year: it stands in docs/business.yml.',
  },
  {
    component: 'SessionRange',
    pattern:
      /(?<![\d.,])\d{1,3} ?(?:to|and|a|y|hasta|[–-]) ?\d{1,3} (?:minutes|minutos)(?![A-Za-zÀ-ɏ])/giu,
    because: () => 'typed by hand',
    remedy: 'Write <SessionRange /> instead: the lengths stand in `sessions` of each program.',
  },
];

const isInBody = ({field, line}: Text): boolean => line !== undefined && !field;

/** Whether a page shows something nowhere, and imports it or shows it in another language. */
const lacks = (component: string, document: RawDocument, all: readonly RawDocument[]): boolean =>
  !document.body.includes(`<${component}`) &&
  all.some(({id, body}) => id === document.id && new RegExp(`\\b${component}\\b`).test(body));

/** Names what is typed in the place of a component that the page imports, or has in another language. */
export function checkTypedFacts(source: Source, documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap((document) =>
    RULES.filter(({component}) => lacks(component, document, documents)).flatMap((rule) => {
      const [typed] = textsOf(document)
        .filter(isInBody)
        .flatMap(({file, line, text}) =>
          [...text.matchAll(rule.pattern)].flatMap(([one]): Problem[] => {
            const why = rule.because(one, source);
            const found = `“${one}”, ${why}`;
            return why === undefined ? [] : [{file, field: '', line, found, remedy: rule.remedy}];
          }),
        );
      return typed ? [typed] : [];
    }),
  );
}
