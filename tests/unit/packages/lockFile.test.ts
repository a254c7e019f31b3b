/**
 * The lock file contains the native packages of every platform. npm has written lock files with those of the
 * current platform only, and `npm ci` on other platforms then installs none. It also has the address of every archive:
 * without it npm asks the registry about each package first, which takes half of the time of `npm ci`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {z} from 'zod';

const ROOT = path.join(import.meta.dirname, '../../..');

const Entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
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

/** The last package of a path, such as `/node_modules/@swc/core`. */
const LAST_PACKAGE = /\/?node_modules\/(@[^/]+\/)?[^/]+$/;

/** The entry that Node resolves a name to from a folder of node_modules. */
function entryFor(packages: Packages, name: string, from: string): Entry | undefined {
  for (let folder = from; folder; folder = folder.replace(LAST_PACKAGE, '')) {
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

const packages = packagesOf('package-lock.json');
const families = familiesOf(packages);

/** Native packages that are listed but have no entry in the lock file. */
const unknownOf = (natives: readonly Native[]): readonly string[] =>
  natives.filter(({entry}) => !entry?.version || !entry.integrity).map(({name}) => name);

const PLATFORMS: readonly {readonly os: string; readonly cpu: string}[] = [
  {os: 'darwin', cpu: 'arm64'},
  {os: 'darwin', cpu: 'x64'},
  {os: 'win32', cpu: 'x64'},
  {os: 'linux', cpu: 'x64'},
  {os: 'linux', cpu: 'arm64'},
];

const isMusl = ({name}: Native): boolean => name.includes('musl');
const isLibvips = ({name}: Native): boolean => name.includes('libvips');

/** The C libraries for which a platform needs packages of their own. */
const librariesOf = (os: string, hasMusl: boolean): readonly ('default' | 'musl')[] =>
  os === 'linux' && hasMusl ? ['default', 'musl'] : ['default'];

/** Platforms for which a list has no native package, such as `linux-x64 (musl)`. */
function missing(natives: readonly Native[], platforms = PLATFORMS): string[] {
  const hasMusl = natives.some(isMusl);
  return platforms.flatMap(({os, cpu}) => {
    const fitting = natives.filter(
      ({entry}) => entry?.os?.includes(os) && entry.cpu?.includes(cpu),
    );
    const has = (library: string): boolean =>
      fitting.some((native) => isMusl(native) === (library === 'musl'));
    return librariesOf(os, hasMusl)
      .filter((library) => !has(library))
      .map((library) => `${os}-${cpu}${library === 'musl' ? ' (musl)' : ''}`);
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
  const platforms = PLATFORMS.filter(({os}) => os !== 'win32');
  expect(missing(natives.filter(isLibvips), platforms)).toEqual([]);
});

test('every archive has its address at the registry that everybody reaches', () => {
  const archives = Object.entries(packages).filter(([, {integrity}]) => integrity);
  const others = archives.filter(
    ([, {resolved}]) => !resolved?.startsWith('https://registry.npmjs.org/'),
  );
  expect(archives.length).toBeGreaterThan(1000);
  expect(others.map(([folder]) => folder)).toEqual([]);
});
