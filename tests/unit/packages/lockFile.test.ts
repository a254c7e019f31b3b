/**
 * The lock file contains the native packages of every platform. npm has written lock files with those of the
 * current platform only, and `npm ci` on other platforms then installs none.
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

/** The entry that Node resolves a name to from a folder of node_modules. */
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

/** Packages with native packages for several operating systems, and all that they list. */
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

/** Native packages that are listed but have no entry in the lock file. */
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

/** Platforms for which a list has no native package. */
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

test('packages with native packages are found', () => {
  expect(families.map(({name}) => name)).toEqual(
    expect.arrayContaining(['@rspack/binding', '@swc/core', '@swc/html', 'lightningcss', 'sharp']),
  );
});

describe.each(families)('$name', ({natives}) => {
  test('has an entry for every native package that it lists', () => {
    expect(unknownOf(natives)).toEqual([]);
  });

  test('has a native package for every platform, and for glibc and musl', () => {
    expect(missing(natives.filter((native) => !isLibvips(native)))).toEqual([]);
  });
});

test('sharp has libvips on the platforms where it is a package of its own', () => {
  const natives = families.find(({name}) => name === 'sharp')?.natives ?? [];
  // On Windows the binding contains it.
  expect(missing(natives.filter(isLibvips), ['darwin', 'linux'])).toEqual([]);
});
