/** Opening hours in the structured data. */
import {expect, test} from 'vitest';

import {businessNode} from '../../../../src/components/metadata/StructuredData';
import {timetableOf} from '../../../../src/content/timetable';
import {siteOf} from '../../plugins/hosting/site';

const {business} = siteOf().catalogue;

/** The node of a house with these hours. */
function nodeWith(changed: Partial<typeof business>) {
  const facts = {...business, ...changed};
  return businessNode(
    {business: facts, timetable: timetableOf(facts, 'en-US')},
    'https://house.test',
  );
}

test.each([
  {openingHours: 'always' as const, opens: '00:00', closes: '23:59'},
  {openingHours: {from: '10:00', to: '04:00'}, opens: '10:00', closes: '04:00'},
])('of $openingHours', ({openingHours, opens, closes}) => {
  const node = nodeWith({openingHours});
  expect(node).toMatchObject({
    '@id': 'https://house.test/#business',
    openingHoursSpecification: {opens, closes},
  });
  expect(node).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('of hours by days, without days on which the house is closed', () => {
  const openingHours = {
    monday: 'closed' as const,
    'tuesday-thursday': {from: '12:00', to: '00:00'},
    'friday-saturday': {from: '12:00', to: '02:00'},
    sunday: {from: '00:00', to: '00:00'},
  };
  const specifications = [
    {dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '00:00'},
    {dayOfWeek: ['Friday', 'Saturday'], opens: '12:00', closes: '02:00'},
    {dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59'},
  ].map((days) => ({'@type': 'OpeningHoursSpecification', ...days}));
  expect(nodeWith({openingHours}).openingHoursSpecification).toEqual(specifications);
});

test('of closures and exceptions', () => {
  const node = nodeWith({
    closures: [{from: '2026-12-24', until: '2026-12-26'}],
    exceptions: [{on: '2026-12-31', from: '12:00', to: '20:00'}],
  });
  const special = [
    {validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00'},
    {validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '12:00', closes: '20:00'},
  ].map((days) => ({'@type': 'OpeningHoursSpecification', ...days}));
  expect(node.specialOpeningHoursSpecification).toEqual(special);
});
