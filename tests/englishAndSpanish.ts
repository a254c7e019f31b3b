/** Copies of the project's content for tests which write pages of their own: in English and Spanish only. */
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The original, and a translation. */
export const LANGUAGES = ['en', 'es'];

/**
 * Deletes the pages and labels of the site's other languages in a copy, and the addresses published in them; returns
 * the codes of these languages.
 */
export function leaveOutOtherLanguages(copy: string): string[] {
  const others = readdirSync(path.join(copy, 'i18n')).filter((name) => !LANGUAGES.includes(name));
  for (const name of others) rmSync(path.join(copy, 'i18n', name), {recursive: true});
  const file = path.join(copy, 'docs/published-addresses.json');
  const addresses = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const kept = addresses.filter((address) => !others.includes(address.split('/')[1] ?? ''));
  writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`);
  return others;
}
