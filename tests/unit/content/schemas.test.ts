/** Values that schemas accept and reject. */
import {describe, expect, test} from 'vitest';
import type * as z from 'zod';

import {analyticsSchema} from '../../../src/content/schemas/analytics';
import * as basics from '../../../src/content/schemas/basics';
import {businessFields} from '../../../src/content/schemas/businessFields';
import {masseuseFacts} from '../../../src/content/schemas/masseuse';
import {heroPicture, pageWords} from '../../../src/content/schemas/page';
import {programWords} from '../../../src/content/schemas/program';

const {address, coordinates, email, casting, legal, ...house} = businessFields.shape;
const {closing} = programWords.shape;
const {slug, description, keywords, label} = pageWords.shape;

const letters = (count: number): string => 'x'.repeat(count);

type Row = readonly [
  name: string,
  schema: z.ZodType,
  accepted: readonly unknown[],
  rejected: readonly unknown[],
];

// prettier-ignore
const ROWS: readonly Row[] = [
  ['a text', basics.text(5, 2), ['ab', ' abcde ', 'ñ€¿'], ['a', 'abcdef', ' a ', '<i>', '{x}', '[x]', 5, null, undefined]],
  ['an id', basics.id, ['a', 'moon-bath', 'room-7'], ['', 'Moon', 'moon_bath', '-moon', 'moon-', 'moon--bath', 'más', 7]],
  ['euros', basics.euros, [1, 5000], [0, -1, 5001, 99.5, '100', Number.NaN]],
  ['minutes', basics.minutes, [1, 600], [0, 601, '60']],
  ['a picture', basics.pictureFile, ['a.jpg', 'a-1.jpeg', 'a.png', 'a.webp', 'a.avif'], ['a.gif', 'A.jpg', 'a/b.jpg', '../a.jpg', 'a', 'ä.jpg']],
  ['a focal point', basics.focal, [[0, 100], [50, 40]], [[50], [50, 40, 1], [-1, 0], [0, 101], [0.5, 0], ['50', '40'], '50 40']],
  ['an alternative text', basics.altText, [letters(20), letters(240)], [letters(19), letters(241), '']],
  ['a time', basics.time, ['00:00', '09:05', '23:59'], ['24:00', '9:05', '23:60', '0905', 905, '9am']],
  ['a date', basics.isoDate, ['2026-02-28', '2028-02-29'], ['2026-02-29', '2026-2-1', '2026-13-01', '01/02/2026', 20260201]],
  ['a list', basics.unique(basics.id, 1, 2), [['a'], ['a', 'b']], [[], ['a', 'b', 'c'], ['a', 'a'], 'a']],
  ['entries with ids', basics.listById({name: basics.text()}), [[], [{id: 'a', name: 'x'}]], [[{id: 'a', name: 'x'}, {id: 'a', name: 'y'}], [{id: 'a'}], [{id: 'a', name: 'x', more: 1}]]],
  ['an address of a page', slug, ['/', '/about', '/programs/tide', '/a-1'], ['about', '/About', '/about/', '/a b', '/año', '//about', '/about?x', 5]],
  ['a description', description, [letters(70), letters(160)], [letters(69), letters(161)]],
  ['keywords', keywords, [['a', 'b', 'c']], [['a', 'b'], 'a, b, c', ['a', 'b', 'b']]],
  ['a label', label, [letters(28)], [letters(29), '']],
  ['a picture of a hero', heroPicture, [{file: 'a.jpg', focal: [1, 2]}], ['a.jpg', {file: 'a.jpg'}, {file: 'a.jpg', focal: [1, 2], alt: 'x'}]],
  ['the title of a closing call', closing.shape.title, ['Which *hotel*?', 'No emphasis', '*All of it*'], ['Two *words* in *italics*', 'One * alone', 'With * blanks * in it', 'Short']],
  ['an age', masseuseFacts.shape.age, [20, 28], [17, 19, 29, '24']],
  ['specialties', masseuseFacts.shape.specialties, [['tantric', 'nuru', 'couples']], [['tantric'], ['tantric', 'nuru', 'couples', 'relaxation'], ['tantric', 'nuru', 'other'], ['nuru', 'nuru', 'couples']]],
  ['the gallery of a masseuse', masseuseFacts.shape.gallery, [undefined, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']], [[], ['a.jpg', 'b.jpg', 'c.jpg'], ['a.jpg', 'a.jpg', 'b.jpg', 'c.jpg'], [1, 2, 3, 4]]],
  ['a telephone number', house.phone, ['+34 930 123 456', '+34930123456', '+44 20 7946 0018'], ['930123456', '0034 930 123 456', '+34 530 123 456', '+34 930 123 45', '+34 930 123 4567', 34930123456]],
  ['an e-mail address', email.shape.info, ['a@b.test'], ['a.b.test', 'a@b', '', 'A <a@b.test>']],
  ['a street', address.shape.street, ['Calle Mayor 1, 2º 1ª'], ['Calle Mayor 1, 930 123 456', '']],
  ['a district', address.shape.district, ['Eixample'], ['08036 Eixample']],
  ['a postal code', address.shape.postalCode, ['08036', 'SW1A 1AA'], [8036, '8', '']],
  ['a country', address.shape.country, ['ES', 'PT'], ['es', 'Spain', 'QX', 'E']],
  ['a latitude', coordinates.shape.latitude, [-90, 41.39, 90], [-91, 91, '41.39']],
  ['a longitude', coordinates.shape.longitude, [-180, 2.15, 180], [-181, 181]],
  ['languages of reception', house.receptionLanguages, [['es', 'ca']], [[], ['ES'], ['Spanish'], ['xx'], ['es', 'es']]],
  ['opening hours', house.openingHours, ['always', {from: '10:00', to: '04:00'}], ['never', {from: '10:00'}, {from: '10', to: '04'}]],
  ['a kind of contract', casting.shape.contract, ['employee', 'self-employed', '[unknown]'], ['freelance', '', 'Employee']],
  ['gross or net pay', casting.shape.payIs, ['gross', 'net', '[unknown]'], ['brutto', '']],
  ['a legal fact', legal.shape.nif, ['B66543218', '[tax number]'], ['', ' ', 66543218]],
  ['the address of an analytics script', analyticsSchema.shape.script, ['', 'https://count.test/a.js'], ['http://count.test/a.js', 'count.test', undefined]],
];

describe.each(ROWS)('%s', (_name, schema, accepted, rejected) => {
  test.each(accepted.map((value) => [value]))('accepts %j', (value) =>
    expect(schema.safeParse(value).error?.issues).toBeUndefined(),
  );
  test.each(rejected.map((value) => [value]))('rejects %j', (value) =>
    expect(schema.safeParse(value).success).toBe(false),
  );
});
