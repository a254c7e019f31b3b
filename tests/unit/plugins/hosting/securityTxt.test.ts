import {expect, test} from 'vitest';

import {expiryWarning, securityTxt} from '../../../../src/plugins/hosting/securityTxt';
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
  ['2027-10-20', {hasPassed: false, text: expect.stringContaining('10 days from now') as string}],
  ['2027-11-01', {hasPassed: true, text: expect.stringContaining('which has passed') as string}],
])('on %s its end is reported as %o', (day, warning) =>
  expect(expiryWarning('2027-10-31', new Date(`${day}T12:00:00Z`))).toEqual(warning),
);
