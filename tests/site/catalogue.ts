/** The catalogue that the site was built from. */
import path from 'node:path';

import sidebars from '../../sidebars';
import {checkContent, report} from '../../src/content';
import {footerOnlyOf, orderOf} from '../../src/content/sidebarOrder';
import type {Catalogue} from '../../src/content/browser/types';
import {locales} from '../e2e/pages';

const result = await checkContent({
  siteDir: path.join(import.meta.dirname, '../..'),
  defaultLocale: locales[0]?.locale ?? '',
  locales: locales.map(({locale}) => locale),
  order: orderOf(sidebars),
  footerOnly: footerOnlyOf(sidebars),
});
if (!result.catalogue) throw new Error(report(result.problems));

export const catalogue: Catalogue = result.catalogue;
