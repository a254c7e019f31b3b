/** What a release leaves for the next one: its addresses, with which the check compares. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {RELEASED_FILE, formatReleased, releasedFrom} from '../../content/read/released';
import type {RouteEntry} from '../../content/types';

type Release = {
  readonly siteDir: string;
  /** Whether the build is for publication; others leave the file as it is. */
  readonly production: boolean;
  readonly routes: readonly RouteEntry[];
};

/** Writes `addresses.json` when the build is for publication; the file is committed with the release. */
export async function recordRelease({siteDir, production, routes}: Release): Promise<void> {
  if (!production) return;
  await writeFile(path.join(siteDir, RELEASED_FILE), formatReleased(releasedFrom(routes)));
}
