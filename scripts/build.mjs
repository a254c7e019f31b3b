/* npm run build: builds every language; --keep-assets DIR carries the last site's hashed files over. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {ROOT, run} from './install.mjs';
import {keepAssets, readOption} from './keepAssets.mjs';

const BUILD = path.join(ROOT, 'build');

/** Builds the site as the command line asks; ends the process when the build fails or makes no sense. */
export function build(words, env = process.env) {
  let option;
  try {
    option = readOption(words, BUILD);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  run('npx', ['docusaurus', 'build', ...option.rest], {env});
  if (!option.dir) return;
  const kept = keepAssets(option.dir, BUILD);
  console.log(`Kept ${kept.length} files of the last site.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build(process.argv.slice(2));
