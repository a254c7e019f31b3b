/* The other way to send styles: a copy of the build whose pages link them, to hold against HTML that has them. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STYLES = /<style>([\s\S]*?)<\/style>/;

/**
 * Copies a build with the styles of `paths` in a file a page, and returns the copy's folder.
 * Throws when a page holds no styles.
 */
export function makeLinked(build, paths) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-linked-'));
  cpSync(build, dir, {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  mkdirSync(path.join(dir, 'assets/linked'));
  for (const [index, pathname] of paths.entries()) {
    const name = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    const html = readFileSync(path.join(build, name), 'utf8');
    const [element, styles] = STYLES.exec(html) ?? [];
    if (!element) throw new Error(`${pathname} holds no styles.`);
    const address = `/assets/linked/${index}.css`;
    writeFileSync(path.join(dir, address), styles);
    const link = `<link rel="stylesheet" href="${address}">`;
    writeFileSync(
      path.join(dir, name),
      html.replace(element, () => link),
    );
  }
  return dir;
}
