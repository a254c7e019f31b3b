import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue, useLocale} from '@site/src/plugins/catalogue/client';
import {capitalize, numberToWords} from '@site/src/components/labels/format';

type Props = {
  readonly of: 'suites' | 'masseuses' | 'programs';
  /** words: as in a sentence; capital: at its beginning; digits: in figures. */
  readonly as?: 'words' | 'capital' | 'digits';
};

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
