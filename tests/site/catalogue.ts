/** The catalogue that the site was built from. */
import path from 'node:path';

import sidebars from '../../sidebars';
import {loadCatalogue} from '../../src/content/catalogue';
import {orderOf} from '../../src/content/read/order';
import {formatProblems} from '../../src/content/problems';
import type {Catalogue} from '../../src/content/types';
import {locales} from '../e2e/pages';

const result = await loadCatalogue({
  siteDir: path.join(import.meta.dirname, '../..'),
  defaultLocale: locales[0]?.locale ?? '',
  locales: locales.map(({locale}) => locale),
  order: orderOf(sidebars),
});
if (!result.catalogue) throw new Error(formatProblems(result.problems));

export const catalogue: Catalogue = result.catalogue;
