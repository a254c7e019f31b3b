import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {
  openingHoursText,
  outcallHoursText,
  paymentWays,
  programHoursTerm,
  programHoursText,
} from '@site/src/components/labels/format';
import FactList from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import PriceRange from './PriceRange';

const term = {
  house: () =>
    translate({id: 'contact.house', description: 'Term: what is open at the hours that follow'}),
  outcall: () => translate({id: 'contact.outcall', description: 'Term: hours of visits to hotels'}),
  payment: () => translate({id: 'contact.payment', description: 'Term: ways to pay'}),
  prices: () => translate({id: 'contact.prices', description: 'Term: lowest and highest price'}),
  languages: () =>
    translate({id: 'contact.languages', description: 'Term: languages spoken at reception'}),
};

/** Hours of house, programs and outcall, how to pay, what it costs, and the languages of reception. */
export default function BusinessHours(): ReactNode {
  const {business, receptionLanguages} = useCatalogue();
  const {openingHours, programHours} = business;
  return (
    <FactList
      facts={[
        {
          term: term.house(),
          value: openingHoursText(openingHours),
        },
        {
          term: programHoursTerm(),
          value: programHoursText(programHours),
        },
        {
          term: term.outcall(),
          value: outcallHoursText(openingHours),
        },
        {
          term: term.payment(),
          value: paymentWays(),
        },
        {term: term.prices(), value: <PriceRange />},
        {term: term.languages(), value: receptionLanguages.list},
      ]}
    />
  );
}
