/** The address that the site was built for. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {BUILD} from './html';

const robots = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');

/** Without a slash at the end, as robots.txt names it. */
export const SITE_URL = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1] ?? '';
