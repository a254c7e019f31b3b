/** Reads languages from the configuration, docusaurus.config.ts, with defaults for optional settings. */

type Configured = {
  readonly htmlLang?: string | undefined;
  readonly label?: string | undefined;
  readonly baseUrl?: string | undefined;
};

/** The part of Docusaurus' `i18n` that is used. */
type Languages = {
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, Configured | undefined>>;
};

export type Language = {
  readonly locale: string;
  /** Language tag for `lang` and `Intl`, such as "es-ES". */
  readonly htmlLang: string;
  /** Name of the language in that language. */
  readonly label: string;
  /** Path of the language's home, with slashes at both ends. */
  readonly baseUrl: string;
};

/** One language of the site. */
export function languageOf({localeConfigs}: Languages, locale: string): Language {
  const {htmlLang = locale, label = locale, baseUrl = '/'} = localeConfigs[locale] ?? {};
  return {locale, htmlLang, label, baseUrl};
}

/** All languages of the site, in its order. */
export function languagesOf(i18n: Languages): readonly Language[] {
  return i18n.locales.map((locale) => languageOf(i18n, locale));
}
