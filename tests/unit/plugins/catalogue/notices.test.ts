/** The days of notices as instants of the house's clock, and the module with their texts. */
import {expect, test} from 'vitest';

import {instantsOf, noticesModule} from '../../../../src/plugins/catalogue/notices';
import type {Business, Catalogue} from '../../../../src/content/browser/types';

const business = {address: {country: 'ES'}} as Business;

test.each([
  {
    name: 'a day in winter',
    from: '2026-12-24',
    until: '2026-12-24',
    instants: ['2026-12-23T23:00:00.000Z', '2026-12-24T23:00:00.000Z'],
  },
  {
    name: 'the day of 23 hours in spring',
    from: '2026-03-29',
    until: '2026-03-29',
    instants: ['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  },
  {
    name: 'the day of 25 hours in autumn',
    from: '2026-10-25',
    until: '2026-10-25',
    instants: ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  },
  {
    name: 'from one year to the next',
    from: '2026-12-31',
    until: '2027-01-01',
    instants: ['2026-12-30T23:00:00.000Z', '2027-01-01T23:00:00.000Z'],
  },
])('$name begins and ends at midnight of the house', ({from, until, instants}) => {
  const found = instantsOf({from, until}, business);
  expect([found.from, found.until].map((instant) => new Date(instant).toISOString())).toEqual(
    instants,
  );
});

test('the module imports the texts of its language', () => {
  const days = {from: '2026-12-24', until: '2026-12-26'};
  const notices = [
    {id: 'christmas', documentId: 'notices/christmas', ...days},
    {id: 'works', documentId: 'notices/works', ...days, pages: ['contact']},
  ];
  const text = noticesModule({business, notices} as unknown as Catalogue, 'i18n/es/texts');
  expect(text).toBe(`import Text0 from '@site/i18n/es/texts/notices/christmas.mdx';
import Text1 from '@site/i18n/es/texts/notices/works.mdx';
export default [
  {...{"id":"christmas","from":1798066800000,"until":1798326000000}, Text: Text0},
  {...{"id":"works","pages":["contact"],"from":1798066800000,"until":1798326000000}, Text: Text1},
];
`);
});

test('a site without notices has an empty list', () =>
  expect(noticesModule({business, notices: []} as unknown as Catalogue, 'docs')).toBe(
    'export default [\n];\n',
  ));
