/** Which file of `src` imports which, read from the sources. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {imports} from '../../../package.json';

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

/** What stands behind a short name, in the browser and elsewhere; the request itself where it is none. */
const targetsOf = (request: string): readonly string[] => {
  const named = Object.entries(imports).find(([name]) => name === request)?.[1];
  return named
    ? Object.values(named).map((target) => target.replace(/^\.\//, '@site/'))
    : [request];
};

/** The files of `src` that a request of another file means; none for anything else. */
function resolved(file: string, request: string): readonly string[] {
  return targetsOf(request).flatMap((target) => {
    const base = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : target.startsWith('.') && path.posix.join(path.posix.dirname(file), target);
    return base
      ? (ENDINGS.map((ending) => base + ending).find((name) => known.has(name)) ?? [])
      : [];
  });
}

/** The files of `src` that a file imports. */
export function importsOf(file: string): readonly string[] {
  return requestsOf(file).flatMap((request) => resolved(file, request));
}

/** The room of a file: `content`, `plugins/pictures`, `components/ui`, `theme` … */
export function roomOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  return first === 'components' || first === 'plugins' ? `${first}/${second}` : first;
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
