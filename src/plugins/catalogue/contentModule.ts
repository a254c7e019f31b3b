/**
 * Loads the checks of content. They read pages with Docusaurus' own compiler, whose packages are
 * ES modules only, and the loader that Docusaurus reads plugins with cannot require those.
 */
import path from 'node:path';

import {createJiti} from 'jiti';

type ContentModule = typeof import('../../content/index');

/** The module `src/content/index.ts`, as `npm run check` has it. */
export function loadContentModule(siteDir: string): Promise<ContentModule> {
  const file = path.join(siteDir, 'src/content/index.ts');
  return createJiti(file).import<ContentModule>(file);
}
