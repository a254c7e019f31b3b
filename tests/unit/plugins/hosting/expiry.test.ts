/** When the contact for weaknesses has run out: a site is not published with it, and every other build goes on. */
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createHosting} from '../../../../src/plugins/hosting';
import {page, siteOf} from './site';

const {catalogue} = siteOf(page('home', '/', '/'));
const i18n = {defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {}};
const PASSED = '2027-11-20';

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

/** What a build does once all content is there, long before it writes the first page. */
async function load(day: string, production: boolean): Promise<void> {
  vi.useFakeTimers({now: new Date(`${day}T12:00:00Z`)});
  const context = {siteDir: '/site', baseUrl: '/', i18n, siteConfig: {customFields: {production}}};
  const plugin = createHosting().plugin(context as unknown as LoadContext);
  const allContent = {catalogue: {default: catalogue}};
  await plugin.allContentLoaded?.({allContent, actions: {} as never});
}

test('a build for publication stops before it has begun', async () => {
  await expect(load(PASSED, true)).rejects.toThrow('stopped');
  expect(String(error.mock.calls[0])).toContain('which has passed');
});

test('any other build goes on and says it', async () => {
  await load(PASSED, false);
  expect(String(warn.mock.calls[0])).toContain('which has passed');
});

test('a build for publication says it in the last 30 days', async () => {
  await load('2027-10-20', true);
  expect(String(warn.mock.calls[0])).toContain('10 days from now');
});

test('before that there is nothing to say', async () => {
  await load('2027-06-01', true);
  expect(warn).not.toHaveBeenCalled();
});
