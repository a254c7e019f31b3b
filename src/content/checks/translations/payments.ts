/** Ways to pay that the texts of one language name and those of another do not. */
import type {Problem} from '../../problems';
import type {Text} from '../../texts';
import {nameOfLanguage} from '../language/inLanguage';

/** Ways to pay by language; what is called the same everywhere has one line. */
const WAYS: readonly Readonly<Record<string, RegExp>>[] = [
  {en: /(?<![a-z])cash(?![a-z])/iu, es: /(?<![A-Za-zÀ-ɏ])(?:efectivo|metálico)(?![A-Za-zÀ-ɏ])/iu},
  {
    en: /(?<![a-z])(?:by|or|and|credit|debit|bank) cards?(?![a-z])/iu,
    es: /(?<![A-Za-zÀ-ɏ])(?:con|o|y|por) tarjetas?(?![A-Za-zÀ-ɏ])/iu,
  },
  {en: /(?<![a-z])bank transfers?(?![a-z])/iu, es: /(?<![A-Za-zÀ-ɏ])transferencias? bancarias?/iu},
  ...['bizum', 'paypal', 'bitcoin', 'revolut', 'american express', 'amex'].map((name) => {
    const pattern = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'iu');
    return {en: pattern, es: pattern};
  }),
];

/** Names ways to pay that one language alone offers: one message, at the first text that does. */
export function checkPayments(locales: readonly string[], texts: readonly Text[]): Problem[] {
  return WAYS.flatMap((way) => {
    const known = locales.filter((locale) => way[locale]);
    const first = new Map(
      known.map((locale) => [
        locale,
        texts.find((text) => text.locale === locale && way[locale]?.test(text.text)),
      ]),
    );
    const without = known.filter((locale) => !first.get(locale));
    if (without.length === 0) return [];
    const languages = without.map(nameOfLanguage).join(' and ');
    return [...first].flatMap(([locale, text]): Problem[] => {
      const word = text && way[locale]?.exec(text.text)?.[0];
      if (!word) return [];
      const {file, field, line} = text;
      const found = `“${word}”, with which nobody pays in ${languages}`;
      const remedy = 'Leave it out, or say it in every language.';
      return [{file, field, line, found, remedy}];
    });
  });
}
