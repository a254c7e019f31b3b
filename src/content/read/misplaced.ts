/** Files of translations that stand where nothing reads them. */
import {parseJson} from './codeFile';
import {type Disk, readText} from './files';
import type {Problem} from '../problems';
import {contentFolder} from '../source';

/** What stands in a language's folder, from there; folders of Docusaurus' other parts are its own. */
const KNOWN =
  /^(?:code\.json|seen\.json|README\.md|docusaurus-[\w-]+\/(?:current\/.*|(?!code\.json)[\w.-]+\.json))$/;

/**
 * Words of Docusaurus' own parts, which stop the build when they cannot be read, and what translators found
 * still right, which stops `npm run translations`.
 */
const READ_ELSEWHERE = /^[\w-]+\/(?:seen\.json|docusaurus-[\w-]+\/[\w.-]+\.json)$/;

async function unreadable(disk: Disk, file: string): Promise<Problem[]> {
  const {text, problems} = await readText(disk, file);
  if (text === undefined) return [...problems];
  const {fault} = parseJson(text);
  return fault ? [{file, ...fault}] : [];
}

/** Names pages and words of components outside the folders where they are read. */
export async function misplacedFiles(
  disk: Disk,
  locales: readonly string[],
  defaultLocale: string,
): Promise<Problem[]> {
  const {files} = await disk.list('i18n');
  const theirs = files.filter((name) => READ_ELSEWHERE.test(name));
  const unread = new Map(
    await Promise.all(
      theirs.map(async (name) => [name, await unreadable(disk, `i18n/${name}`)] as const),
    ),
  );
  return files.flatMap((name): Problem[] => {
    if (
      name.split('/').some((part) => /^[_.~]/.test(part)) ||
      !/\.(?:mdx?|json|ya?ml)$/i.test(name)
    )
      return [];
    const [locale = '', ...rest] = name.split('/');
    const file = `i18n/${name}`;
    const last = rest.at(-1) ?? locale;
    // A language that the site does not have yet is somebody's work.
    if (rest.length > 0 && !locales.includes(locale)) return [];
    if (rest.length > 0 && locale === defaultLocale) {
      const found = 'a file that would take the place of the original’s words';
      const remedy = `Delete it: ${defaultLocale} is written in docs and in the components.`;
      return [{file, field: '', found, remedy}];
    }
    if (rest.length > 0 && KNOWN.test(rest.join('/'))) return unread.get(name) ?? [];
    const home =
      rest.length > 0 ? locale : (locales.find((other) => other !== defaultLocale) ?? 'es');
    if (/^(?:business|gone)\.ya?ml$/i.test(last)) {
      const found = 'facts or pictures in a translation, where nothing reads them';
      const own = last.toLowerCase().replace('.yaml', '.yml');
      return [{file, field: '', found, remedy: `Delete it: they stand once, in docs/${own}.`}];
    }
    const place = last.toLowerCase().endsWith('.json')
      ? `i18n/${home}/code.json`
      : `${contentFolder(home, defaultLocale)}/${last}`;
    const remedy = files.includes(place.replace(/^i18n\//, ''))
      ? `Delete it: ${place} is there already.`
      : `Move it to ${place}.`;
    return [{file, field: '', found: 'a file where nothing reads it', remedy, rule: 'misplaced'}];
  });
}
