/* The other way to send styles: a copy of the build whose pages hold them, to hold against files. */
import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?[^>]*>/g;

/**
 * Copies a build with the styles of `paths` inlined, and returns the copy's folder. The policy, which
 * would need their hashes, is left out. Throws when a page links no styles.
 */
export function makeInlined(build, paths) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-inlined-'));
  cpSync(build, dir, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  for (const pathname of paths) {
    const name = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    const html = readFileSync(path.join(build, name), 'utf8');
    const inlined = html.replace(
      LINK,
      (_link, address) => `<style>${readFileSync(path.join(build, address), 'utf8')}</style>`,
    );
    if (inlined === html) throw new Error(`${pathname} links no styles.`);
    writeFileSync(path.join(dir, name), inlined);
  }
  const headers = path.join(dir, '_headers');
  const rules = readFileSync(headers, 'utf8').replace(/^.*Content-Security-Policy.*\n/gm, '');
  writeFileSync(headers, rules);
  return dir;
}
