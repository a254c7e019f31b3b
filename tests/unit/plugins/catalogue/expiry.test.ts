/** An expired security.txt stops a build for publication, and is a warning in every other build. */
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {checkExpiry, reportExpiry} from '../../../../src/plugins/catalogue/expiry';

const EXPIRES = '2027-10-31';

describe('the expiry', () => {
  const at = (day: string) => checkExpiry(EXPIRES, Date.parse(`${day}T12:00:00Z`));

  test('is not reported long before', () => expect(at('2027-09-01')).toBeUndefined());
  test('is not reported 30 days and some hours before', () =>
    expect(at('2027-09-30')).toBeUndefined());
  test('is reported in the last 30 days', () =>
    expect(at('2027-10-20')?.message).toContain('10 days from now'));
  test('is reported as passed afterwards', () =>
    expect(at('2027-11-01')).toEqual({
      file: 'docs/business.yml',
      field: 'securityContactExpires',
      message: expect.stringContaining('has passed') as string,
    }));
});

describe('a build', () => {
  let warn = vi.spyOn(console, 'warn');
  let error = vi.spyOn(console, 'error');

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockReturnValue();
    error = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  function build(day: string, production: boolean): Promise<void> {
    vi.useFakeTimers({now: new Date(`${day}T12:00:00Z`)});
    return reportExpiry(EXPIRES, production);
  }

  test('for publication stops after that day', async () => {
    await expect(build('2027-11-20', true)).rejects.toThrow('stopped');
    expect(String(error.mock.calls[0])).toContain('has passed');
  });

  test('of any other kind warns after that day', async () => {
    await build('2027-11-20', false);
    expect(String(warn.mock.calls[0])).toContain('has passed');
  });

  test('for publication warns in the last 30 days', async () => {
    await build('2027-10-20', true);
    expect(String(warn.mock.calls[0])).toContain('10 days from now');
  });

  test('does not warn earlier', async () => {
    await build('2027-06-01', true);
    expect(warn).not.toHaveBeenCalled();
  });
});
