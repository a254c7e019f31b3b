import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ProviderFacts from './ProviderFacts';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {VALID_MONTHS} from './record';

type Props = {
  /** Who measures if the visitor allows it, or null while the house has named nobody. */
  readonly provider: Provider | null;
};

/** What the banner asks: nothing at all while nobody measures. */
export function Title({provider}: Props): ReactNode {
  return provider ? (
    <Translate
      id="consent.titleProvider"
      description="Heading of the cookie banner, when the house has named an analytics provider"
    />
  ) : (
    <Translate
      id="consent.title"
      description="Heading of the cookie banner, while nothing is measured"
    />
  );
}

/** What is kept and who measures, as it is today. */
export function Text({provider}: Props): ReactNode {
  return provider ? (
    <>
      <ProviderFacts provider={provider} />{' '}
      <Translate
        id="consent.textProvider"
        description="Text of the cookie banner, after the facts about the analytics provider"
        values={{months: VALID_MONTHS}}
      />
    </>
  ) : (
    <Translate
      id="consent.text"
      description="Text of the cookie banner, while nothing is measured"
      values={{months: VALID_MONTHS}}
    />
  );
}
