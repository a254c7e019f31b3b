/**
 * The lock file serves every machine: npm has written lock files that hold the natives of the
 * platform alone that they were made on, and `npm ci` elsewhere then ends without a compiler.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {z} from 'zod';

const ROOT = path.join(import.meta.dirname, '../../..');

const Entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type Entry = z.infer<typeof Entry>;

type Packages = Readonly<Record<string, Entry>>;

function packagesOf(file: string): Packages {
  const lock: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  return z.object({packages: z.record(z.string(), Entry)}).parse(lock).packages;
}

/** The entry that a package in a folder of node_modules gets for a name: the nearest one above. */
function entryFor(packages: Packages, name: string, from: string): Entry | undefined {
  for (
    let folder = from;
    folder;
    folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')
  ) {
    const nested = packages[`${folder}/node_modules/${name}`];
    if (nested) return nested;
  }
  return packages[`node_modules/${name}`];
}

type Native = {readonly name: string; readonly entry: Entry | undefined};

/** Packages that choose among natives of several systems, with all that they list. */
const familiesOf = (packages: Packages) =>
  Object.entries(packages)
    .map(([folder, {optionalDependencies = {}}]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      natives: Object.keys(optionalDependencies).map((name): Native => ({
        name,
        entry: entryFor(packages, name, folder),
      })),
    }))
    .filter(({natives}) => new Set(natives.flatMap(({entry}) => entry?.os ?? [])).size > 1);

const families = familiesOf(packagesOf('package-lock.json'));

/** Natives that a family lists and the lock file knows nothing of. */
const unknownOf = (natives: readonly Native[]): readonly string[] =>
  natives.filter(({entry}) => !entry?.version || !entry.integrity).map(({name}) => name);

const PLATFORMS = [
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['linux', 'x64'],
  ['linux', 'arm64'],
] as const;

const isMusl = ({name}: Native): boolean => name.includes('musl');
const isLibvips = ({name}: Native): boolean => name.includes('libvips');

/** What of a list is missing on the platforms, as lines. */
function missing(natives: readonly Native[], systems = PLATFORMS.map(([os]) => os)): string[] {
  const hasMusl = natives.some(isMusl);
  return PLATFORMS.filter(([os]) => systems.includes(os)).flatMap(([os, cpu]) => {
    const fitting = natives.filter(
      ({entry}) => entry?.os?.includes(os) && entry.cpu?.includes(cpu),
    );
    const kinds = os === 'linux' && hasMusl ? [false, true] : [false];
    return kinds
      .filter((musl) => !fitting.some((native) => isMusl(native) === musl))
      .map((musl) => `${os}-${cpu}${musl ? ' (musl)' : ''}`);
  });
}

test('the packages with natives are found', () => {
  expect(families.map(({name}) => name)).toEqual(
    expect.arrayContaining(['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss', 'sharp']),
  );
});

describe.each(families)('$name', ({natives}) => {
  test('has an entry for every native it lists', () => {
    expect(unknownOf(natives)).toEqual([]);
  });

  test('has a native for every platform, and for both C libraries of Linux', () => {
    expect(missing(natives.filter((native) => !isLibvips(native)))).toEqual([]);
  });
});

test('sharp has its library of pictures wherever it does not bring it along', () => {
  const natives = families.find(({name}) => name === 'sharp')?.natives ?? [];
  // On Windows the binding holds it.
  expect(missing(natives.filter(isLibvips), ['darwin', 'linux'])).toEqual([]);
});
