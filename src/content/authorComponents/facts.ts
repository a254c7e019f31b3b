import {BUTTON_WORDS} from '../buttonWords';
import {type AuthorComponent, at, choice, fact} from './kinds';

const FACT_NAMES = [
  'brand',
  'address',
  'phone',
  'whatsapp',
  'infoEmail',
  'castingEmail',
  'privacyEmail',
  'siteUrl',
  'openingHours',
  'programHours',
  'helpLine',
  'company',
  'nif',
  'registry',
  'registeredAddress',
  'licence',
  'dataProtectionContact',
] as const;

/** Facts inside sentences: never typed, so that they are true everywhere at once. */
export const FACTS: readonly AuthorComponent[] = [
  fact('Address', 'Street, district, postal code and city, on two lines.'),
  fact('BusinessFact', 'A fact of docs/business.yml.', {
    properties: [{name: 'name', type: choice(...FACT_NAMES), required: true}],
    example: '<BusinessFact name="phone" />',
  }),
  fact('ButtonName', 'What stands on a button about cookies, for a text that quotes it.', {
    module: at('consent/ButtonName'),
    properties: [{name: 'of', type: choice(...Object.keys(BUTTON_WORDS)), required: true}],
    example: '<ButtonName of="cookieSettings" />',
  }),
  fact('CastingFact', 'What applicants are told: pay, reply or photographs.', {
    properties: [
      {
        name: 'name',
        type: choice('pay', 'reply', 'photos', 'contract', 'payIs'),
        required: true,
      },
    ],
    example: '<CastingFact name="reply" />',
  }),
  fact('FoundedYear', 'The year the house was founded.'),
  fact('HouseCount', 'How many suites, masseuses or programs there are.', {
    properties: [
      {name: 'of', type: choice('suites', 'masseuses', 'programs'), required: true},
      {name: 'as', type: choice('words', 'capital', 'digits')},
    ],
    example: '<HouseCount of="suites" as="capital" />',
  }),
  fact('PriceRange', 'The lowest and the highest price of the menu.'),
  fact('SessionRange', 'The shortest and the longest session of the menu.'),
  fact('HoursNote', 'When the house and the programs are open.', {inline: undefined}),
  fact('ReceptionLanguages', 'The languages of the reception, as a list.', {inline: undefined}),
];
