/**
 * Translations that somebody has looked at after the English words changed, and found still right: git cannot
 * know that, since nothing in them was touched. `i18n/<language>/seen.json` keeps it, and is committed.
 */
import {createHash} from 'node:crypto';

import {parseJson} from '../../content/read/codeFile';

/** The words that were looked at, as fingerprints, and the day. Looks of old do not say what the translation was. */
export type Look = {
  readonly english: string;
  readonly translation?: string | undefined;
  readonly day: string;
};
export type Looks = ReadonlyMap<string, Look>;

export const seenFileOf = (locale: string): string => `i18n/${locale}/seen.json`;

/** The same for the same words, in twelve signs. */
export const fingerprintOf = (words: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);

const isLook = (value: unknown): value is Look => {
  const {english, translation, day} = (value ?? {}) as Partial<Record<keyof Look, unknown>>;
  const isText = (one: unknown): boolean => typeof one === 'string';
  return isText(english) && isText(day) && (translation === undefined || isText(translation));
};

/** Whether a look is one at the translation as it is: whoever has written it since, followed other words. */
export const isOfToday = (
  {translation, day}: Look,
  words: readonly string[],
  touches: readonly {readonly day: string}[],
): boolean =>
  translation === undefined
    ? touches.every((touch) => day >= touch.day)
    : translation === fingerprintOf(words);

/** The day where this machine stands, as commits have it. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

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
    .map(
      ([id, {english, translation, day}]) =>
        `  ${JSON.stringify(id)}: ${JSON.stringify({english, translation, day})}`,
    );
  return rows.length > 0 ? `{\n${rows.join(',\n')}\n}\n` : '{}\n';
}
