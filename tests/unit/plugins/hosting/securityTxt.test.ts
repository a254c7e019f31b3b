import {expect, test} from 'vitest';

import {checkExpiry, securityTxt} from '../../../../src/plugins/hosting/securityTxt';
import {page, siteOf} from './site';

test('security.txt says whom to write to, until when, in which languages', () =>
  expect(securityTxt(siteOf(page('home', '/', '/')))).toBe(
    [
      'Contact: mailto:privacy@velada.example',
      'Expires: 2027-10-31T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://house.test/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

test.each([
  ['2027-09-30', undefined],
  ['2027-10-20', {hasPassed: false, problem: {found: '2027-10-31, 10 days from now'}}],
  ['2027-11-01', {hasPassed: true, problem: {found: '2027-10-31, which has passed'}}],
])('on %s its end is reported as %o', (day, expected) => {
  const reported = checkExpiry('2027-10-31', new Date(`${day}T12:00:00Z`));
  if (expected) expect(reported).toMatchObject(expected);
  else expect(reported).toBeUndefined();
});
