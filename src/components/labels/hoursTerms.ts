/** What each fact of the house's hours is called, in the page's language. */
import {translate} from '@docusaurus/Translate';

export const term = {
  house: () =>
    translate({id: 'contact.house', description: 'Term: what is open at the hours that follow'}),
  programs: () =>
    translate({
      id: 'hours.programs',
      description: 'Term: hours in which programs are usually given',
    }),
  outcall: () => translate({id: 'contact.outcall', description: 'Term: hours of visits to hotels'}),
  payment: () => translate({id: 'contact.payment', description: 'Term: ways to pay'}),
  prices: () =>
    translate({
      id: 'contact.prices',
      description: 'Term: lowest and highest price of the programs',
    }),
  languages: () =>
    translate({id: 'contact.languages', description: 'Term: languages spoken at reception'}),
};
