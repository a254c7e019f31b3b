/** The address that the site was built for. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {BUILD} from './html';

const robots = readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');

/** Without a slash at the end, from robots.txt. */
export const SITE_URL = /^Sitemap: (https?:\/\/[^/\s]+)/m.exec(robots)?.[1] ?? '';
