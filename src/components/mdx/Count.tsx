import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';

type Props = {
  readonly of: 'suites' | 'masseuses' | 'programs';
  /** capital: words with a capital letter. */
  readonly as?: 'words' | 'capital' | 'digits';
};

/** A whole number in words, from a list separated by spaces that begins with one; in digits if it is not in the list. */
export function numberToWords(count: number, words: string): string {
  return words.split(' ')[count - 1] ?? String(count);
}

export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The number of suites, masseuses or programs, inside a sentence. */
export default function Count({of, as = 'words'}: Props): ReactNode {
  const locale = useLocale();
  const {business, counts} = useCatalogue();
  const count = of === 'suites' ? business.suites : counts[of];
  if (as === 'digits') return <span>{count}</span>;
  const words = numberToWords(
    count,
    translate({
      id: 'count.numbers',
      message:
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
      description: 'The numbers 1 to 20 in words, inside sentences, separated by spaces; feminine',
    }),
  );
  return <span>{as === 'capital' ? capitalize(words, locale) : words}</span>;
}
