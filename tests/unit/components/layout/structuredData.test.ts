/** Opening hours in the structured data. */
import {expect, test} from 'vitest';

import {businessNode} from '../../../../src/components/metadata/StructuredData';
import {siteOf} from '../../plugins/hosting/site';

const {business} = siteOf().catalogue;

test.each([
  ['always', '00:00', '23:59'],
  [{from: '10:00', to: '04:00'}, '10:00', '04:00'],
] as const)('of %o', (openingHours, opens, closes) =>
  expect(businessNode({...business, openingHours}, 'https://house.test')).toMatchObject({
    '@id': 'https://house.test/#business',
    openingHoursSpecification: {opens, closes},
  }),
);
