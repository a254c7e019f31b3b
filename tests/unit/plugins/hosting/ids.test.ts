/** Names of nodes: a folder of a host is a site of its own, beside whatever stands at the host's root. */
import {afterEach, expect, test, vi} from 'vitest';

import type {PageContext} from '../../../../src/plugins/hosting/structuredData/context';
import {ENGLISH, page, siteOf} from './site';

// Other files of tests share the modules, and their site has no folder.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['/', 'https://house.test/'],
  ['/velada/', 'https://house.test/velada/'],
])('below %s the house and the site are named after it', async (root, address) => {
  vi.stubEnv('BASE_URL', root);
  vi.resetModules();
  const {ids} = await import('../../../../src/plugins/hosting/structuredData/context');
  const route = page('home', '/', '/');
  const context = {site: siteOf(route), language: ENGLISH, route} as PageContext;
  expect(ids.business(context)).toBe(`${address}#business`);
  expect(ids.website(context)).toBe(`${address}#website`);
});
