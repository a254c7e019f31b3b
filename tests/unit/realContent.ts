/** The catalogue of the site's own content. */
import path from 'node:path';

import sidebars from '../../sidebars';
import {readConfiguration} from '../../scripts/content.mjs';
import {checkContent, report} from '../../src/content';
import {footerOnlyOf, orderOf} from '../../src/content/sidebarOrder';

const {value: configuration} = await readConfiguration();
const {catalogue: found, problems} = await checkContent({
  siteDir: path.join(import.meta.dirname, '../..'),
  defaultLocale: configuration.i18n.defaultLocale,
  locales: configuration.i18n.locales,
  order: orderOf(sidebars),
  footerOnly: footerOnlyOf(sidebars),
});
if (!found) throw new Error(report(problems));

export const catalogue = found;
