/** The catalogue of the site's own content. */
import path from 'node:path';

import sidebars from '../../sidebars';
import {checkContent, report} from '../../src/content';
import {footerOnlyOf, orderOf} from '../../src/content/sidebarOrder';

const {catalogue: found, problems} = await checkContent({
  siteDir: path.join(import.meta.dirname, '../..'),
  defaultLocale: 'en',
  locales: ['en', 'es'],
  order: orderOf(sidebars),
  footerOnly: footerOnlyOf(sidebars),
});
if (!found) throw new Error(report(problems));

export const catalogue = found;
