/** The text of the boot script. */
import path from 'node:path';

import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';

/** What the boot script needs on this site. */
export type BootParts = {
  /** Whether there is a notice, of which it decides on the days. */
  readonly hasNotices: boolean;
};

/**
 * Bundles boot.ts and what it imports, for a `<script>` element, in syntax that browsers older than the promised ones
 * read.
 * @throws for a module that cannot be read
 */
export function bootScript({hasNotices}: BootParts): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'boot.ts')],
    bundle: true,
    minify: true,
    define: {HAS_NOTICES: String(hasNotices)},
    write: false,
    format: 'iife',
    target: 'es2020',
    // The project's settings would add 'use strict'.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  // Docusaurus’ own minifier makes it an eighth smaller than esbuild does.
  return minifySync(bundle?.text ?? '', {compress: true, mangle: true}).code;
}
