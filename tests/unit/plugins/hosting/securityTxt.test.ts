import {describe, expect, test} from 'vitest';

import {checkExpiry} from '../../../../src/plugins/hosting/securityTxt';

describe('the expiry of security.txt', () => {
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
