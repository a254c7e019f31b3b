/** Copies of the project's content for tests which write pages of their own: in English and Spanish only. */
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The original, and a translation. */
export const LANGUAGES = ['en', 'es'];

/**
 * Deletes the pages and labels of all languages in a copy but those that are kept, and the addresses published in them;
 * returns the codes of these languages.
 */
export function leaveOutOtherLanguages(copy: string, kept = LANGUAGES): string[] {
  const others = readdirSync(path.join(copy, 'i18n')).filter((name) => !kept.includes(name));
  for (const name of others) rmSync(path.join(copy, 'i18n', name), {recursive: true});
  const file = path.join(copy, 'docs/published-addresses.json');
  const addresses = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const left = addresses.filter((address) => !others.includes(address.split('/')[1] ?? ''));
  writeFileSync(file, `${JSON.stringify(left, undefined, 2)}\n`);
  return others;
}

/** The same in a copy of the whole project, whose configuration has a line for each language. */
export function leaveOutOfProject(copy: string, kept = LANGUAGES): void {
  const others = leaveOutOtherLanguages(copy, kept).join('|');
  const lines = new RegExp(`^ +'?(?:${others})'?: \\{[^}]*\\},\\n`, 'gm');
  const file = path.join(copy, 'docusaurus.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(lines, ''));
}
