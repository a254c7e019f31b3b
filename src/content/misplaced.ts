/** Files of translations that stand where nothing reads them. */
import type {Disk} from './files';
import type {Problem} from './problems';
import {contentFolder} from './source';

/** What stands in a language's folder, from there; folders of Docusaurus' other parts are its own. */
const KNOWN = /^(?:code\.json|README\.md|docusaurus-[\w-]+\/(?:current\/.*|[\w.-]+\.json))$/;

/** Names pages and words of components outside the folders where they are read. */
export async function misplacedFiles(
  disk: Disk,
  locales: readonly string[],
  defaultLocale: string,
): Promise<Problem[]> {
  const {files} = await disk.list('i18n');
  return files.flatMap((name): Problem[] => {
    if (name.split('/').some((part) => /^[_.~]/.test(part)) || !/\.(?:mdx?|json)$/i.test(name))
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
    if (rest.length > 0 && KNOWN.test(rest.join('/'))) return [];
    const home =
      rest.length > 0 ? locale : (locales.find((other) => other !== defaultLocale) ?? 'es');
    const place = last.toLowerCase().endsWith('.json')
      ? `i18n/${home}/code.json`
      : `${contentFolder(home, defaultLocale)}/${last}`;
    return [
      {
        file,
        field: '',
        found: 'a file where nothing reads it',
        remedy: `Move it to ${place}, or delete it if that is there already.`,
      },
    ];
  });
}
