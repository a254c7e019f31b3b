/** Reads the order of pages and programs as `sidebars.ts` stands on disk. */
import path from 'node:path';

import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {createJiti} from 'jiti';

import {orderOf} from '../../content/order';

/**
 * The order as it is now. An import would be read once, and a program that is made while the site is
 * edited gets its line there later.
 */
export async function readOrder(siteDir: string): Promise<string[]> {
  const anew = createJiti(__filename, {moduleCache: false});
  const file = path.join(siteDir, 'sidebars.ts');
  return orderOf(await anew.import<SidebarsConfig>(file, {default: true}));
}
