/** The year since which the house is there, in sentences that <FoundedYear /> completes. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {textsOf} from '../texts';
import {type RawDocument, isFields} from './raw';

/** What is said of a beginning, by language, before its year. */
const SINCE: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:since|opened (?:its doors )?in|founded in|began in)\s(\d{4})(?!\d)/giu,
  es: /(?<!\p{L})(?:desde|abri(?:ó|mos)(?: sus puertas)? en|fundad[ao] en|empez(?:ó|amos) en)\s(\d{4})(?!\d)/giu,
};
/** A year this far from the house's own is that of something else: a street, a composer. */
const FAR = 15;
/** Stories, lives and laws have years of their own. */
const OTHERS: ReadonlySet<RawDocument['kind']> = new Set(['program', 'masseuse', 'legal']);

/** Names typed years of the house's beginning, right or wrong: docs/business.yml has the year. */
export function checkFounded({business}: Source, documents: readonly RawDocument[]): Problem[] {
  const founded = isFields(business) ? business.founded : undefined;
  if (typeof founded !== 'number') return [];
  return documents
    .filter(({kind}) => !OTHERS.has(kind))
    .flatMap((document) => textsOf(document))
    .flatMap(({file, field, line, locale, text}) =>
      [...text.matchAll(SINCE[locale] ?? /(?!)/gu)]
        .filter(([, year]) => Math.abs(Number(year) - founded) <= FAR)
        .map(([typed, year]): Problem => {
          const because = Number(year) === founded ? 'typed by hand' : `and founded is ${founded}`;
          const remedy =
            line !== undefined && !field
              ? 'Write <FoundedYear /> for the year: it stands in docs/business.yml.'
              : 'Leave the year out: it stands in docs/business.yml.';
          return {file, field, line, found: `“${typed}”, ${because}`, remedy};
        }),
    );
}
