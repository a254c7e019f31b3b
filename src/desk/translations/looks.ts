/**
 * Translations that somebody has looked at after the English words changed, and found still right: git cannot
 * know that, since nothing in them was touched. `i18n/<language>/seen.json` keeps it, and is committed.
 */
import {createHash} from 'node:crypto';

import {parseJson} from '../../content/read/codeFile';

/** The English words that were looked at, as a fingerprint, and the day. */
export type Look = {readonly english: string; readonly day: string};
export type Looks = ReadonlyMap<string, Look>;

export const seenFileOf = (locale: string): string => `i18n/${locale}/seen.json`;

/** The same for the same words, in twelve signs. */
export const fingerprintOf = (words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);

const isLook = (value: unknown): value is Look => {
  const {english, day} = (value ?? {}) as {english?: unknown; day?: unknown};
  return typeof english === 'string' && typeof day === 'string';
};

/** What is recorded, by the id of page or entry; lines of no known form count as absent. */
export function readLooks(text: string | undefined): Looks {
  const entries = Object.entries(parseJson(text ?? '{}').value ?? {});
  return new Map(entries.filter((entry): entry is [string, Look] => isLook(entry[1])));
}

/** The file with more entries and without those of texts that are gone: one a line, for git to join. */
export function withLooks(looks: Looks, added: Looks, known: ReadonlySet<string>): string {
  const all = [...looks, ...added].filter(([id]) => known.has(id));
  const rows = [...new Map(all)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, {english, day}]) => `  ${JSON.stringify(id)}: ${JSON.stringify({english, day})}`);
  return rows.length > 0 ? `{\n${rows.join(',\n')}\n}\n` : '{}\n';
}
