/** What each fact of the house's hours is called, in the page's language. */
import {translate} from '@docusaurus/Translate';

export const term = {
  house: () =>
    translate({
      id: 'contact.house',
      message: 'House',
      description: 'Term: what is open at the hours that follow',
    }),
  programs: () =>
    translate({
      id: 'hours.programs',
      message: 'Programs',
      description: 'Term: hours in which programs are usually given',
    }),
  outcall: () =>
    translate({
      id: 'contact.outcall',
      message: 'Hotel outcall',
      description: 'Term: hours of visits to hotels',
    }),
  payment: () =>
    translate({id: 'contact.payment', message: 'Payment', description: 'Term: ways to pay'}),
  prices: () =>
    translate({
      id: 'contact.prices',
      message: 'Prices, VAT (IVA) included',
      description: 'Term: lowest and highest price of the programs',
    }),
  languages: () =>
    translate({
      id: 'contact.languages',
      message: 'Languages',
      description: 'Term: languages spoken at reception',
    }),
};
