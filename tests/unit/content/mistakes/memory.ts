/** The site's real content in memory, and a disk with a few files edited: one load for all mistakes. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import sidebars from '../../../../sidebars';
import {createCatalogue} from '../../../../src/content/catalogue';
import type {Disk, Listing} from '../../../../src/content/read/files';
import {orderOf} from '../../../../src/content/read/order';
import type {Problem} from '../../../../src/content/problems';
import {readSite} from '../../../../src/content/read';
import type {Source} from '../../../../src/content/source';

const SITE = path.join(import.meta.dirname, '../../../..');
export const EN = 'docs';
export const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

/** Everything that is read, by its path from the project's root. Pictures count by name only. */
const base = new Map<string, Uint8Array>();
for (const folder of ['docs', 'i18n', 'src/components', 'src/theme', 'static']) {
  for (const entry of readdirSync(path.join(SITE, folder), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const file = path
      .relative(SITE, path.join(entry.parentPath, entry.name))
      .split(path.sep)
      .join('/');
    const isText = /\.(mdx|yml|json|tsx?|svg|md)$/.test(file);
    base.set(file, isText ? readFileSync(path.join(SITE, file)) : new Uint8Array([0]));
  }
}

export const isThere = (file: string): boolean => base.has(file);

/** The text of a file as it is. */
export function textOf(file: string): string {
  const bytes = base.get(file);
  if (!bytes) throw new Error(`There is no ${file}.`);
  return new TextDecoder().decode(bytes);
}

/** Files whose path begins so, pages only, sorted. */
export const fileNames = (beginning: string): readonly string[] =>
  [...base.keys()].filter((file) => file.startsWith(beginning) && file.endsWith('.mdx')).sort();

/** Whether the content is still the example's, of which every case knows what it finds. */
export const isExample = /^phone: .*000 000/m.test(textOf(`${EN}/business.yml`));

/** All texts and names of files that the content is made of, without the code that shows it. */
export const contentNow = (): string =>
  [...base]
    .filter(([file]) => /^(?:docs|i18n|static)\//.test(file))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `${file}\n${new TextDecoder().decode(text)}`)
    .join('\n');

/** A change of one file: its new text or bytes; undefined takes the file away. */
export type Edit = {readonly file: string; readonly to: string | Uint8Array | undefined};

function missing(file: string): never {
  throw Object.assign(new Error(`no such file, ${file}`), {code: 'ENOENT'});
}

function diskWith(edits: readonly Edit[]): Disk {
  const files = new Map(base);
  for (const {file, to} of edits) {
    if (to === undefined) files.delete(file);
    else files.set(file, typeof to === 'string' ? new TextEncoder().encode(to) : to);
  }
  const names = [...files.keys()].sort();
  return {
    read: (file) => Promise.resolve().then(() => files.get(file) ?? missing(file)),
    list: (folder): Promise<Listing> => {
      const below = names
        .filter((name) => name.startsWith(`${folder}/`))
        .map((name) => name.slice(folder.length + 1));
      const fault = {found: 'no such file', remedy: 'Add the file.'};
      return Promise.resolve({files: below, folders: [], ...(below.length === 0 && {fault})});
    },
  };
}

const location = {
  siteDir: SITE,
  defaultLocale: 'en',
  locales: ['en', 'es'],
  order: orderOf(sidebars),
};

/** What is read of the site with some files edited, or with other languages. */
export const sourceWith = (
  edits: readonly Edit[],
  languages: Partial<typeof location> = {},
): Promise<Source> => readSite({...location, ...languages}, diskWith(edits));

/** What `npm run check` says of the texts with some files edited. */
export async function mistakesWith(
  edits: readonly Edit[],
  changes: Partial<Source> = {},
): Promise<readonly Problem[]> {
  const source = await sourceWith(edits);
  return createCatalogue({...source, ...changes}).problems;
}

/** Line of the first place where a text stands, counted from 1. */
export function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`“${part}” is not there.`);
  return text.slice(0, at).split('\n').length;
}
