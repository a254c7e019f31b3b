/** Translations that have not what their original has. */
import {ES} from '../site';
import {COOKIES} from './paths';
import {FIRST_FIELD, accepts, reports} from './tables';

accepts([
  {
    name: 'a list in another order',
    file: `${ES}/programs/tide.mdx`,
    from: /(  - \{id: calm.*\n)(.*\n)/,
    to: '$2$1',
  },
]);

reports([
  {
    name: 'an entry of a list that is not translated',
    file: `${ES}/gallery.mdx`,
    from: /  - \{file: mirror.*\n/,
    to: '',
    line: FIRST_FIELD,
    field: 'photos',
    message: /missing here: mirror\.jpg/,
  },
  {
    name: 'an entry of a list that the original does not have',
    file: `${ES}/gallery.mdx`,
    from: 'file: reed',
    to: 'file: roof',
    line: FIRST_FIELD,
    field: 'photos',
    message: /does not have: roof\.jpg/,
  },
  {
    name: 'a list with more entries than the original',
    file: `${ES}/programs/hotel.mdx`,
    from: ', Una bolsa]',
    to: ', Bolsa, Más]',
    at: 'Bolsa, Más',
    field: 'included',
    message: /3 entries; found 4 entries/,
  },
  {
    name: 'a list for one session with fewer entries than the original',
    file: `${ES}/programs/tide.mdx`,
    from: ', Una copa',
    to: '',
    at: 'included:',
    field: 'included',
    message: /60: 3 entries, 90: 2 entries; found 60: 2 entries/,
  },
  {
    name: 'one list where the original has one for each session',
    file: `${ES}/programs/tide.mdx`,
    from: /included:\n.*\n.*\n/,
    to: 'included: [Aceite, Una copa]\n',
    at: 'Aceite, Una copa',
    field: 'included',
    message: /found 2 entries/,
  },
  {
    name: 'a field that is not translated',
    file: `${ES}/programs/tide.mdx`,
    from: /^phases:\n.*\n.*\n/m,
    to: '',
    line: FIRST_FIELD,
    field: 'phases',
    message: /Translate this field/,
  },
  {
    name: 'a field that the original lacks',
    file: `${ES}/programs/hotel.mdx`,
    from: /^name:/m,
    to: 'phases: [{id: calm, name: Calma, text: Sube.}]\nname:',
    at: 'phases: [{id: calm, name: Calma, text: Sube.}]',
    field: 'phases',
    message: /Delete this field/,
  },
  {
    name: 'a heading without the id that the law requires',
    file: COOKIES,
    from: '{#change}',
    to: '{#changes}',
    message: /Put the part \{\/\* #change \*\/\} back/,
  },
  {
    name: 'a translated heading with another id',
    file: `${ES}/legal/cookie-policy.mdx`,
    from: '{#change}',
    to: '{#cambio}',
    at: '#cambio',
    message: /stored, change/,
  },
  {
    name: 'a number that differs in a legal translation',
    file: `${ES}/legal/cookie-policy.mdx`,
    from: '34/2002',
    to: '34/2003',
    at: '## Memoria',
    message: /numbers of docs\/legal\/cookie-policy\.mdx in the part \{\/\* #stored \*\/\}/,
  },
  {
    name: 'a fact that a legal translation lacks',
    file: `${ES}/legal/cookie-policy.mdx`,
    from: '<BusinessFact name="brand" />',
    to: 'la casa',
    message: /brand; found none/,
  },
]);
