/** The graph of imports between the files of `src`. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** Source files of `src`, as paths from the project's root. */
export const sources: readonly string[] = readdirSync(path.join(ROOT, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `src/${file.split(path.sep).join('/')}`);

const known = new Set(sources);

/** Module specifiers that a file imports. */
function specifiersOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
}

/** The file of `src` that a specifier resolves to, in a list that is empty for packages. */
function resolved(file: string, specifier: string): readonly string[] {
  const base = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(file), specifier);
  return base
    ? ENDINGS.map((ending) => base + ending)
        .filter((name) => known.has(name))
        .slice(0, 1)
    : [];
}

/** The files of `src` that a file imports. */
export function importsOf(file: string): readonly string[] {
  return specifiersOf(file).flatMap((specifier) => resolved(file, specifier));
}

/** The folder of `src` that a file belongs to: `content`, `plugins/pictures`, `components`, `theme` … */
export function folderOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  return first === 'plugins' ? `${first}/${second}` : first;
}

/** The files of the first import cycle; undefined where there is none. */
export function findCycle(): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const cycle = visit(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of sources) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
