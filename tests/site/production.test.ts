/** A build for publication refuses while a placeholder is left. */
import {afterAll, expect, test} from 'vitest';

import {copyProject} from './copyOfProject';

const project = copyProject();
afterAll(() => project.delete());

test('with SITE_URL set, every placeholder is named and the build stops', {timeout: 60_000}, () => {
  const {code, output} = project.build({SITE_URL: 'https://www.velada.barcelona'});
  expect(code).not.toBe(0);
  for (const field of [
    'phone: found "+34 930 000 000"',
    'legal.nif',
    'legal.registeredAddress',
    'addressConfirmed: found an address that nobody has confirmed',
    'casting.contract',
    'casting.payIs',
    'samples.pictures: found rendered pictures',
    'samples.history: found an invented history',
    'samples.pay',
    'email.info',
    'sample: found an invented masseuse',
    'hotels[0].sample',
  ]) {
    expect(output).toContain(field);
  }
  expect(output).not.toContain('url: found');
});
