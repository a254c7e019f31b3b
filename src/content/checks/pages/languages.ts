/** The lines of languages in the site's configuration: addresses, tags and names that can work. */
import {didYouMean} from '../../closest';
import {type Languages, languagesOf} from '../../languages';
import {type Problem, quote} from '../../problems';

/** Where a language is configured. */
const FILE = 'docusaurus.config.ts';

/** What a line may say: Docusaurus ends with a stack trace at anything else. */
const NAMES = ['label', 'htmlLang', 'baseUrl', 'direction', 'calendar', 'path', 'translate', 'url'];

/** Names of a language's line that are none. */
function unknownNames({locales, localeConfigs}: Languages): Problem[] {
  return locales.flatMap((locale) =>
    Object.keys(localeConfigs[locale] ?? {})
      .filter((name) => !NAMES.includes(name))
      .map((name) => ({
        file: FILE,
        field: `${locale}: ${name}`,
        found: 'a name that is not known here',
        remedy: didYouMean(name, NAMES).trim() || 'Delete it, with its value.',
      })),
  );
}

function isTagOf(locale: string, tag: string): boolean {
  try {
    return new Intl.Locale(tag).language === new Intl.Locale(locale).language;
  } catch {
    return false;
  }
}

/** Names what is wrong with a language's label, htmlLang and baseUrl. */
export function checkLanguages(languages: Languages, defaultLocale: string): Problem[] {
  const all = languagesOf(languages);
  const unknown = unknownNames(languages);
  // What a misspelt name was to say is missing for that reason.
  if (unknown.length > 0) return unknown;
  return all.flatMap(({locale, htmlLang, label, baseUrl}, index): Problem[] => {
    const home = locale === defaultLocale ? '/' : `/${locale}/`;
    const wrong = (field: string, value: string, remedy: string): Problem[] => [
      {file: FILE, field: `${locale}: ${field}`, found: quote(value), remedy},
    ];
    const first = all.slice(0, index).find((other) => other.label.trim() === label.trim());
    return [
      ...(baseUrl === home ? [] : wrong('baseUrl', baseUrl, `Write '${home}'.`)),
      ...(isTagOf(locale, htmlLang)
        ? []
        : wrong(
            'htmlLang',
            htmlLang,
            `Write '${locale}', or that with its country, as in 'en-GB'.`,
          )),
      ...(label.trim() && !first
        ? []
        : wrong(
            'label',
            label,
            'Write the language’s name as its speakers do, and another one for each language.',
          )),
    ];
  });
}
