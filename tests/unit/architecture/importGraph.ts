/** Which file of `src` imports which, read from the sources. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** Sources below `src`, as paths from the project's root. */
export const sources: readonly string[] = readdirSync(path.join(ROOT, 'src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => `src/${file.split(path.sep).join('/')}`);

const known = new Set(sources);

/** What a file asks for, as it is written. */
function requestsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
}

/** The file of `src` that a request of another file leads to, in a list; an empty one for anything else. */
function resolved(file: string, request: string): readonly string[] {
  const base = request.startsWith('@site/')
    ? request.slice('@site/'.length)
    : request.startsWith('.') && path.posix.join(path.posix.dirname(file), request);
  return base
    ? ENDINGS.map((ending) => base + ending)
        .filter((name) => known.has(name))
        .slice(0, 1)
    : [];
}

/** The files of `src` that a file imports. */
export function importsOf(file: string): readonly string[] {
  return requestsOf(file).flatMap((request) => resolved(file, request));
}

/** The part of `src` that a file belongs to: `content`, `plugins/pictures`, `components`, `theme` … */
export function roomOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  return first === 'plugins' ? `${first}/${second}` : first;
}

/** The first ring of imports there is, as the files on it; undefined where there is none. */
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
