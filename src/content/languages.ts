/** The languages of the site, from Docusaurus' configuration, with what it may leave out filled in. */

type Configured = {
  readonly htmlLang?: string | undefined;
  readonly label?: string | undefined;
  readonly baseUrl?: string | undefined;
};

/** What is read of Docusaurus' `i18n`. */
type Languages = {
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<Record<string, Configured | undefined>>;
};

export type Language = {
  readonly locale: string;
  /** The tag of `lang` and `Intl`, such as "es-ES". */
  readonly htmlLang: string;
  /** Name of the language in itself. */
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
