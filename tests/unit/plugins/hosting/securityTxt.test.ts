import {describe, expect, test} from 'vitest';

import {checkExpiry, securityTxt} from '../../../../src/plugins/hosting/securityTxt';
import {page, siteOf} from './site';

test('security.txt has contact, expiry, languages and its own address', () =>
  expect(securityTxt(siteOf(page('home', '/', '/')))).toBe(
    [
      'Contact: mailto:privacy@velada.example',
      'Expires: 2027-10-31T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://house.test/.well-known/security.txt',
      '',
    ].join('\n'),
  ));

describe('its expiry', () => {
  const at = (day: string) => checkExpiry('2027-10-31', new Date(`${day}T12:00:00Z`));

  test('is not reported long before', () => expect(at('2027-09-01')).toBeUndefined());
  test('is not reported 30 days and some hours before', () =>
    expect(at('2027-09-30')).toBeUndefined());
  test('is reported in the last 30 days', () => {
    expect(at('2027-10-20')?.hasPassed).toBe(false);
    expect(at('2027-10-20')?.problem.message).toContain('10 days from now');
  });
  test('is reported as passed afterwards', () => {
    expect(at('2027-11-01')?.hasPassed).toBe(true);
    expect(at('2027-11-01')?.problem).toMatchObject({
      file: 'docs/business.yml',
      field: 'securityContactExpires',
    });
  });
});
