/** Values that the schemas of `docs/*.yml` accept and reject. */
import {analyticsSchema} from '../../../src/content/schemas/analytics';
import {businessFields} from '../../../src/content/schemas/businessFields';
import {testSchemas} from './schemaRows';

const {address, coordinates, email, casting, legal, ...house} = businessFields.shape;

testSchemas([
  {
    name: 'a telephone number',
    schema: house.phone,
    accepted: ['+34 930 123 456', '+34930123456', '+44 20 7946 0018'],
    rejected: [
      '930123456',
      '0034 930 123 456',
      '+34 530 123 456',
      '+34 930 123 45',
      '+34 930 123 4567',
      34930123456,
    ],
  },
  {
    name: 'an e-mail address',
    schema: email.shape.info,
    accepted: ['a@b.test'],
    rejected: ['a.b.test', 'a@b', '', 'A <a@b.test>'],
  },
  {
    name: 'a street',
    schema: address.shape.street,
    accepted: ['Calle Mayor 1, 2º 1ª'],
    rejected: ['Calle Mayor 1, 930 123 456', ''],
  },
  {
    name: 'a district',
    schema: address.shape.district,
    accepted: ['Eixample'],
    rejected: ['08036 Eixample'],
  },
  {
    name: 'a postal code',
    schema: address.shape.postalCode,
    accepted: ['08036', 'SW1A 1AA'],
    rejected: [8036, '8', ''],
  },
  {
    name: 'a country',
    schema: address.shape.country,
    accepted: ['ES', 'PT'],
    rejected: ['es', 'Spain', 'QX', 'E'],
  },
  {
    name: 'a latitude',
    schema: coordinates.shape.latitude,
    accepted: [-90, 41.39, 90],
    rejected: [-91, 91, '41.39'],
  },
  {
    name: 'a longitude',
    schema: coordinates.shape.longitude,
    accepted: [-180, 2.15, 180],
    rejected: [-181, 181],
  },
  {
    name: 'languages of reception',
    schema: house.receptionLanguages,
    accepted: [['es', 'ca']],
    rejected: [[], ['ES'], ['Spanish'], ['xx'], ['es', 'es']],
  },
  {
    name: 'opening hours',
    schema: house.openingHours,
    accepted: ['always', {from: '10:00', to: '04:00'}],
    rejected: ['never', {from: '10:00'}, {from: '10', to: '04'}],
  },
  {
    name: 'a kind of contract',
    schema: casting.shape.contract,
    accepted: ['employee', 'self-employed', '[unknown]'],
    rejected: ['freelance', '', 'Employee'],
  },
  {
    name: 'gross or net pay',
    schema: casting.shape.payIs,
    accepted: ['gross', 'net', '[unknown]'],
    rejected: ['brutto', ''],
  },
  {
    name: 'a legal fact',
    schema: legal.shape.nif,
    accepted: ['B66543218', '[tax number]'],
    rejected: ['', ' ', 66543218],
  },
  {
    name: 'the address of an analytics script',
    schema: analyticsSchema.shape.script,
    accepted: ['', 'https://count.test/a.js'],
    rejected: ['http://count.test/a.js', 'count.test', undefined],
  },
  {
    name: 'attributes of an analytics script',
    schema: analyticsSchema.shape.attributes,
    accepted: [undefined, {}, {'data-website-id': '1', 'data-cf-beacon': '{"token": "a"}'}],
    rejected: [{src: 'a.js'}, {'data-Id': 'a'}, {'data-': 'a'}, {'data-id': 1}, ['data-id']],
  },
  {
    name: 'an address that an analytics script sends to',
    schema: analyticsSchema.shape.connect,
    accepted: [undefined, [], ['https://api.count.test', 'https://count.test:8443']],
    rejected: [
      ['https://count.test/'],
      ['https://*.count.test'],
      ['http://count.test'],
      ['https://count.test; script-src *'],
      ['//count.test'],
    ],
  },
  {
    name: 'settings of an analytics script',
    schema: analyticsSchema.shape.settings,
    accepted: [
      undefined,
      {_paq: [['setSiteId', '1'], ['trackPageView']]},
      {op: {q: [[true, null]]}},
    ],
    rejected: [{'a-b': 1}, {'a.b': 1}, {'1a': 1}, '_paq'],
  },
  {
    name: 'a call for each page',
    schema: analyticsSchema.shape.pageCalls,
    accepted: [
      undefined,
      [{call: 'goatcounter.count'}],
      [{call: '_paq.push', with: [['trackPageView']], first: true}],
      [
        {call: 'ackeeTracker.create', with: ['https://a.test']},
        {call: '.record', with: ['id']},
      ],
      [{call: 'a.create', first: true}, {call: '.record', first: true}, {call: '.end'}],
    ],
    rejected: [
      [{call: 'count()'}],
      [{call: '.record'}],
      [{call: 'a.create'}, {call: '.record', first: true}],
      [{call: 'a..b'}],
      [{call: 'a', with: 'b'}],
      [{with: []}],
    ],
  },
]);
