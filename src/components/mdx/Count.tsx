import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';

type Props = {
  readonly of: 'suites' | 'masseuses' | 'programs';
  /** words: as in a sentence; capital: at its beginning; digits: in figures. */
  readonly as?: 'words' | 'capital' | 'digits';
};

/**
 * A whole number in words, from a list of number words separated by spaces that begins
 * with one; in digits where the list ends before it.
 */
export function numberToWords(count: number, words: string): string {
  return words.split(' ')[count - 1] ?? String(count);
}

/** A text with its first letter in upper case, by the rules of the language. */
export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** How many of something the house has, inside a sentence, so that no page types the number. */
export default function Count({of, as = 'words'}: Props): ReactNode {
  const locale = useLocale();
  const {business, counts} = useCatalogue();
  const count = of === 'suites' ? business.suites : counts[of];
  if (as === 'digits') return count;
  const words = numberToWords(
    count,
    translate({id: 'home.numbers', description: 'Feminine, separated by spaces'}),
  );
  return as === 'capital' ? capitalize(words, locale) : words;
}
