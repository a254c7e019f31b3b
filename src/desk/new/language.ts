/** A new language: every page and entry as marked words of the original, and its line of configuration. */
import {TO_TRANSLATE} from '../../content/marks';
import {contentFolder} from '../../content/source';
import {SPECIALTIES} from '../../content/vocabularies';
import {intoLanguages} from './insert';
import {markPage} from './markPage';
import {type Desk, type Outcome, refuse} from './types';

const CONFIG = 'docusaurus.config.ts';

/** Codes that stand for no language: several, and none. */
const NO_LANGUAGES = new Set(['mul', 'zxx']);

/** The code that a language is usually written with, `ca` for `cat` or `ca-ES`; undefined for what is none. */
function usualCode(code: string): string | undefined {
  try {
    const {language} = new Intl.Locale(code.replaceAll('_', '-'));
    const names = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});
    return NO_LANGUAGES.has(language) || !names.of(language) ? undefined : language;
  } catch {
    return undefined;
  }
}

/** A language’s name in itself: Català. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A text as code has it: an apostrophe would end it. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** `ca-ES` for ca: the country where it is spoken most. */
function withCountry(code: string): string {
  const {language, region} = new Intl.Locale(code).maximize();
  return region ? `${language}-${region}` : language;
}

/** Files of a language that has none yet. */
export function newLanguage({source, read}: Desk, code: string): Outcome {
  const usual = usualCode(code);
  if (usual === undefined) {
    return refuse(`"${code}" is no language: write its code of two letters, such as ca, fr or de.`);
  }
  if (usual !== code) {
    return refuse(`"${code}" is not how that language is written here: write ${usual}.`);
  }
  if (source.locales.includes(code)) return refuse(`The site speaks "${code}" already.`);
  const folder = contentFolder(code, source.defaultLocale);
  const files: Record<string, string> = {};
  for (const {id, file, locale} of source.documents) {
    if (locale !== source.defaultLocale) continue;
    files[`${folder}/${id}.mdx`] = markPage(id, source.texts?.[file] ?? '', code);
  }
  const wording = read(`${contentFolder(source.defaultLocale, source.defaultLocale)}/wording.yml`);
  if (wording !== undefined) files[`${folder}/wording.yml`] = wording;
  const words = new Map((source.componentWords ?? []).map(({id, message}) => [id, message]));
  const entries = [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message]) => [id, {message: `${TO_TRANSLATE} ${message}`}]);
  files[`i18n/${code}/code.json`] = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  const existing = Object.keys(files).find((file) => read(file) !== undefined);
  if (existing)
    return refuse(
      `${existing} exists already. Delete i18n/${code}, or keep it and add its line to ${CONFIG}.`,
    );
  const line = `${code}: {label: ${quoted(ownName(code))}, htmlLang: '${withCountry(code)}', baseUrl: '/${code}/'},`;
  const config = intoLanguages(read(CONFIG) ?? '', line);
  if (config !== undefined) files[CONFIG] = config;
  return {
    files,
    left: [
      config === undefined
        ? `add this line to "languages" in ${CONFIG}: ${line}`
        : `look at the new line of "languages" in ${CONFIG}: the language’s name and country`,
      `give each page an address in the language: slug at the head of the files in ${folder}`,
      `write ${folder}/wording.yml anew: it is a copy of the English one`,
      ...(SPECIALTIES[code]
        ? []
        : [
            `have a developer add what the check knows of a language, above all its specialties in src/content/vocabularies.ts: see “a language” under “Widening what is allowed” in src/content/README.md`,
          ]),
    ],
  };
}
