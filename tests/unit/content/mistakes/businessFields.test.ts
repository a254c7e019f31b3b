/** Fields of the files `docs/*.yml` that a schema refuses. */
import {BUSINESS, ANALYTICS, FORBIDDEN_WORDS, testRows} from './rows';

testRows([
  {
    name: 'a telephone number without country code',
    file: BUSINESS,
    from: '"+34 930 123 456"',
    to: '930123456',
    place: `${BUSINESS}:5 phone`,
    message: /\+ and country code/,
  },
  {
    name: 'an unknown field of business.yml',
    file: BUSINESS,
    from: 'suites: 4',
    to: 'suites: 4\nrooms: 4',
    place: `${BUSINESS}:15 rooms`,
    message: /no field of this name/,
  },
  {
    name: 'an invalid e-mail address',
    file: BUSINESS,
    from: 'info@lamp.test',
    to: 'info.lamp.test',
    place: `${BUSINESS}:8 email.info`,
    message: /Write an e-mail address/,
  },
  {
    name: 'hours of programs outside the opening hours',
    file: BUSINESS,
    from: 'openingHours: always',
    to: 'openingHours: {from: "12:00", to: "02:00"}',
    place: `${BUSINESS}:12 programHours`,
    message: /within openingHours/,
  },
  {
    name: 'hours of programs that end before they begin',
    file: BUSINESS,
    from: '{from: "10:00", to: "02:00"}',
    to: '{from: "18:00", to: "10:00"}',
    place: `${BUSINESS}:12 programHours.to`,
    message: /later than the beginning/,
  },
  {
    name: 'a pair with the higher number first',
    file: BUSINESS,
    from: '[100, 200]',
    to: '[200, 100]',
    place: `${BUSINESS}:18 casting.dailyPayEur`,
    message: /lower number first/,
  },
  {
    name: 'a legal fact with one bracket',
    file: BUSINESS,
    from: 'Licence 3 of the city',
    to: '"[Licence 3"',
    place: `${BUSINESS}:28 legal.licence`,
    message: /both brackets/,
  },
  {
    name: 'analytics without the name of the company',
    file: ANALYTICS,
    from: 'script: ""',
    to: 'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\npurpose: {en: counting, es: contar}',
    place: `${ANALYTICS}:1 provider`,
    message: /name of the company/,
  },
  {
    name: 'a purpose of analytics in only one language',
    file: ANALYTICS,
    from: 'script: ""',
    to: 'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\nprovider: Count\npurpose: {en: counting}',
    place: `${ANALYTICS}:5 purpose.es`,
    message: /in this language/,
  },
  {
    name: 'a forbidden word without its reason',
    file: FORBIDDEN_WORDS,
    from: ', reason: Say "masseuse".',
    to: '',
    place: `${FORBIDDEN_WORDS}:3 words[1].reason`,
    message: /it is missing/,
  },
]);

/** A provider with all that is required, on lines 1 to 5. */
const PROVIDER =
  'script: https://count.test/a.js\nsince: "2026-01-01"\nmonths: 12\nprovider: Count\npurpose: {en: counting, es: contar}';

const MISTAKES_ABOUT_THE_SCRIPT = [
  {
    name: 'an attribute of the script that is no data attribute',
    more: 'attributes: {id: tracker}',
    field: 'attributes.id',
    message: /begins with data-/,
  },
  {
    name: 'the attribute by which the site finds the script',
    more: 'attributes: {data-analytics: yes}',
    field: 'attributes["data-analytics"]',
    message: /begins with data-/,
  },
  {
    name: 'a number as an attribute of the script',
    more: 'attributes: {data-site: 007}',
    field: 'attributes["data-site"]',
    message: /in quotation marks/,
  },
  {
    name: 'a path in an address that the script sends to',
    more: 'connect: [https://events.count.test/api]',
    field: 'connect[0]',
    message: /without a path/,
  },
  {
    name: 'addresses that make the policy longer than hosts read',
    more: 'connect: [https://ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc.ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff.test, https://events.count.test]',
    field: 'connect',
    message: /fewer or shorter addresses/,
  },
  {
    name: 'a setting that is no variable',
    more: 'settings: {_paq.push: [1]}',
    field: 'settings["_paq.push"]',
    message: /name of a variable/,
  },
  {
    name: 'code where a call is named',
    more: 'pageCalls: [{call: count()}]',
    field: 'pageCalls[0].call',
    message: /name of a function/,
  },
  {
    name: 'a call on no result',
    more: 'pageCalls: [{call: .record}]',
    field: 'pageCalls[0].call',
    message: /begins without a dot first/,
  },
];
testRows(
  MISTAKES_ABOUT_THE_SCRIPT.map(({name, more, field, message}) => ({
    name,
    file: ANALYTICS,
    from: 'script: ""',
    to: `${PROVIDER}\n${more}`,
    place: `${ANALYTICS}:6 ${field}`,
    message,
  })),
);
