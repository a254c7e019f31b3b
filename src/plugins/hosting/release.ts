/** What a release leaves for the next one: the addresses that it was published with. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {createRedirects} from './redirects';
import {type Site, pagePaths} from './site';

/** Adds the site's addresses, today's and former, to the list with which the content check compares. */
export function recordRelease(siteDir: string, site: Site): void {
  const file = path.join(siteDir, 'docs/published-addresses.json');
  const published = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const former = createRedirects(site).map(({from}) => from);
  const plain = [...pagePaths(site), ...former].map((address) => address.replace(/(.)\/$/, '$1'));
  const addresses = [...new Set([...published, ...plain])].sort();
  writeFileSync(file, `${JSON.stringify(addresses, null, 2)}\n`);
}
