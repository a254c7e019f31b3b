/** An expired security.txt stops a build for publication, and is a warning in every other build. */
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

/** Runs `allContentLoaded`, which a build calls before it renders pages. */
async function load(day: string, production: boolean): Promise<void> {
  vi.useFakeTimers({now: new Date(`${day}T12:00:00Z`)});
  const context = {siteDir: '/site', baseUrl: '/', i18n, siteConfig: {customFields: {production}}};
  const plugin = createHosting().plugin(context as unknown as LoadContext);
  const allContent = {catalogue: {default: catalogue}};
  await plugin.allContentLoaded?.({allContent, actions: {} as never});
}

test('after that day a build for publication stops', async () => {
  await expect(load(PASSED, true)).rejects.toThrow('stopped');
  expect(String(error.mock.calls[0])).toContain('has passed');
});

test('after that day other builds warn', async () => {
  await load(PASSED, false);
  expect(String(warn.mock.calls[0])).toContain('has passed');
});

test('in the last 30 days a build for publication warns', async () => {
  await load('2027-10-20', true);
  expect(String(warn.mock.calls[0])).toContain('10 days from now');
});

test('earlier there is no warning', async () => {
  await load('2027-06-01', true);
  expect(warn).not.toHaveBeenCalled();
});
