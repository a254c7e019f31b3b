/** What a release leaves for the next one: the addresses that it was published with. */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {createRedirects} from './redirects';
import {type Site, pagePaths} from './site';

/** At the project's root. The content check compares with it, and it is committed with the release. */
const RELEASED_FILE = 'addresses.json';

/** Addresses of the site, today's and former, and those that were published before; sorted. */
function releasedAddresses(site: Site, published: readonly string[]): string[] {
  const former = createRedirects(site).map(({from}) => from);
  const plain = [...pagePaths(site), ...former].map((address) => address.replace(/(.)\/$/, '$1'));
  return [...new Set([...published, ...plain])].sort();
}

/** Writes `addresses.json` after a build for publication; any other build leaves it as it is. */
export async function recordRelease(siteDir: string, site: Site): Promise<void> {
  const file = path.join(siteDir, RELEASED_FILE);
  const published = JSON.parse(await readFile(file, 'utf8')) as string[];
  const addresses = releasedAddresses(site, published);
  await writeFile(file, `${JSON.stringify(addresses, null, 2)}\n`);
}
