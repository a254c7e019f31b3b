/** Fields of the files `docs/*.yml` that a schema refuses. */
import {BUSINESS, ANALYTICS, FORBIDDEN_WORDS} from './paths';
import {reports, reportsOnly} from './tables';

reports([
  {
    name: 'a telephone number without country code',
    file: BUSINESS,
    from: '"+34 930 123 456"',
    to: '930123456',
    at: '930123456',
    field: 'phone',
    message: /\+ and country code/,
  },
  {
    name: 'an unknown field of business.yml',
    file: BUSINESS,
    from: 'suites: 4',
    to: 'suites: 4\nrooms: 4',
    at: 'rooms: 4',
    field: 'rooms',
    message: /no field of this name/,
  },
  {
    name: 'an invalid e-mail address',
    file: BUSINESS,
    from: 'info@lamp.test',
    to: 'info.lamp.test',
    at: 'info.lamp.test',
    field: 'email.info',
    message: /Write an e-mail address/,
  },
  {
    name: 'hours of programs outside the opening hours',
    file: BUSINESS,
    from: 'openingHours: always',
    to: 'openingHours: {from: "12:00", to: "02:00"}',
    at: 'programHours:',
    field: 'programHours',
    message: /within openingHours/,
  },
  {
    name: 'hours of programs that end before they begin',
    file: BUSINESS,
    from: '{from: "10:00", to: "02:00"}',
    to: '{from: "18:00", to: "10:00"}',
    at: 'from: "18:00", to: "10:00"',
    field: 'programHours.to',
    message: /later than the beginning/,
  },
  {
    name: 'a time zone that does not exist',
    file: BUSINESS,
    from: 'suites: 4',
    to: 'suites: 4\ntimeZone: Europe/Barcelona',
    at: 'timeZone: Europe/Barcelona',
    field: 'timeZone',
    message: /name of a time zone/,
  },
  {
    name: 'a country with several time zones, and none of them',
    file: BUSINESS,
    from: 'country: ES',
    to: 'country: PT',
    line: 1,
    field: 'timeZone',
    message: /time zone of the house/,
  },
  {
    name: 'a pair with the higher number first',
    file: BUSINESS,
    from: '[100, 200]',
    to: '[200, 100]',
    at: '200, 100',
    field: 'casting.dailyPayEur',
    message: /lower number first/,
  },
  {
    name: 'a legal fact with one bracket',
    file: BUSINESS,
    from: 'Licence 3 of the city',
    to: '"[Licence 3"',
    at: '"[Licence 3"',
    field: 'legal.licence',
    message: /both brackets/,
  },
  {
    name: 'analytics without the name of the company',
    file: ANALYTICS,
    from: 'script: ""',
    to: 'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\npurpose: {en: counting, es: contar}',
    at: 'https://count.test/a.js',
    field: 'provider',
    message: /name of the company/,
  },
  {
    name: 'a purpose of analytics in only one language',
    file: ANALYTICS,
    from: 'script: ""',
    to: 'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\nprovider: Count\npurpose: {en: counting}',
    at: 'purpose: {en: counting}',
    field: 'purpose.es',
    message: /in this language/,
  },
  {
    name: 'a forbidden word without its reason',
    file: FORBIDDEN_WORDS,
    from: ', reason: Say "masseuse".',
    to: '',
    at: 'call girl',
    field: 'words[1].reason',
    message: /it is missing/,
  },
]);

/** A provider with all that is required. */
const PROVIDER =
  'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\nprovider: Count\npurpose: {en: counting, es: contar}';

const provided = (...lines: readonly string[]) => [
  {file: ANALYTICS, from: 'script: ""', to: [PROVIDER, ...lines].join('\n')},
];

reportsOnly([
  {
    name: 'a purpose of analytics in a language that the site does not have',
    edits: [
      {
        file: ANALYTICS,
        from: 'script: ""',
        to: PROVIDER.replace('es: contar', 'es: contar, pt-BR: contar'),
      },
    ],
    problems: [
      {
        at: 'purpose:',
        field: 'purpose.pt-BR',
        message: /^Delete this line, or write the code of a language of the site \(en, es\)\.$/,
      },
    ],
  },
  {
    name: 'everything that may be wrong with what the script of analytics is given',
    edits: provided(
      'attributes: {id: tracker, data-analytics: "", data-site: 007}',
      'connect: [https://events.count.test/api]',
      'settings: {_paq.push: [1]}',
      'pageCalls:',
      '  - {call: .record}',
      '  - {call: count()}',
    ),
    problems: [
      {at: 'id: tracker', field: 'attributes.id', message: /begins with data-/},
      {at: 'data-analytics', field: 'attributes["data-analytics"]', message: /begins with data-/},
      {at: 'data-site', field: 'attributes["data-site"]', message: /in quotation marks/},
      {at: 'connect:', field: 'connect[0]', message: /without a path/},
      {at: 'settings:', field: 'settings["_paq.push"]', message: /name of a variable/},
      {at: 'call: .record', field: 'pageCalls[0].call', message: /begins without a dot first/},
      {at: 'call: count()', field: 'pageCalls[1].call', message: /name of a function/},
    ],
  },
  {
    name: 'addresses that make the policy longer than hosts read',
    edits: provided(
      'connect: [https://events.count.test, https://ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc.ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.test]',
    ),
    problems: [{at: 'connect:', field: 'connect', message: /fewer or shorter addresses/}],
  },
]);
