/** Copies of the fixture site in tests/fixtures/site, which tests may change. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import {type Content, checkContent} from '../../../src/content';
import {SINGLE_PAGES} from '../../../src/content/kinds';

const FIXTURE = path.join(import.meta.dirname, '../../fixtures/site');
/** Linux has a folder in memory, where hundreds of copies take a fifth of the time. */
const IN_MEMORY = '/dev/shm';
const TEMPORARY = existsSync(IN_MEMORY) ? IN_MEMORY : os.tmpdir();

export const ORDER = [
  ...SINGLE_PAGES,
  'programs/tide',
  'programs/hotel',
  'legal/cookie-policy',
  'legal/privacy-policy',
  'legal/terms-of-service',
];

/** Folder of the Spanish pages. */
export const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

export type Site = {
  readonly siteDir: string;
  /** The path of a file of this copy. */
  readonly at: (file: string) => string;
  /** Replaces text in a file; throws where nothing changes. */
  readonly edit: (
    file: string,
    from: string | RegExp,
    to: string | ((found: string) => string),
  ) => void;
  /** Saves a file in another encoding than UTF-8; throws where nothing changes. */
  readonly encode: (file: string, encoding: BufferEncoding) => void;
  /** Writes a file and creates its folders. */
  readonly write: (file: string, text: string | Uint8Array) => void;
  readonly copy: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
};

/** A copy in a temporary folder, which is removed when the test ends. */
export function copySite(): Site {
  const siteDir = mkdtempSync(path.join(TEMPORARY, 'content-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true, force: true}));
  cpSync(FIXTURE, siteDir, {recursive: true});
  const at = (file: string): string => path.join(siteDir, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  return {
    siteDir,
    at,
    edit(file, from, to) {
      const text = read(file);
      const changed = text.replace(from, to as string);
      if (changed === text) throw new Error(`${file} has no ${String(from)}.`);
      writeFileSync(at(file), changed);
    },
    encode(file, encoding) {
      const encoded = Buffer.from(read(file), encoding);
      if (encoded.equals(readFileSync(at(file))))
        throw new Error(`${file} is the same in ${encoding}.`);
      writeFileSync(at(file), encoded);
    },
    write(file, text) {
      mkdirSync(path.dirname(at(file)), {recursive: true});
      writeFileSync(at(file), text);
    },
    copy: (from, to) => cpSync(at(from), at(to)),
    remove: (file) => rmSync(at(file), {recursive: true}),
  };
}

/** Checks a site in English and Spanish. */
export const check = (
  siteDir = FIXTURE,
  order: readonly string[] = ORDER,
  footerOnly: readonly string[] = [],
): Promise<Content> =>
  checkContent({siteDir, defaultLocale: 'en', locales: ['en', 'es'], order, footerOnly});

/** The place of a problem: file, file:line, or file:line field. */
export const placeOf = (problem: {
  file: string;
  line?: number | undefined;
  field?: string | undefined;
}) =>
  [problem.file, problem.line && `:${problem.line}`, problem.field && ` ${problem.field}`]
    .filter(Boolean)
    .join('');
