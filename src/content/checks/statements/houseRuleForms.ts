/** Forms in which sentences say the rules of the house: how long before one books, until when and for how much one cancels. */
import {numberPattern, valueOf} from '../../language/numbers';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

type Rule = {
  /** What makes a text one about this rule. */
  readonly about: RegExp;
  /** How each language says it, with the number, and its unit or its share of the price. */
  readonly forms: Readonly<Record<string, RegExp>>;
};

const EN = `(${numberPattern('en')}|an?)`;
const ES = `(${numberPattern('es')})`;
const CANCELLING = /cancel|anula|gratis|sin coste|free/iu;

const RULES: readonly Rule[] = [
  {
    about: /(?:)/u,
    forms: {
      en: new RegExp(
        `${EN} (hour)s?[’']?s? (?:notice|ahead|in advance|beforehand)(?![A-Za-zÀ-ɏ])`,
        'giu',
      ),
      es: new RegExp(`${ES} (hora)s? de antelación`, 'giu'),
    },
  },
  {
    about: CANCELLING,
    forms: {
      en: new RegExp(`(?:until|up to) ${EN} (hour|day)s? before`, 'giu'),
      es: new RegExp(`hasta ${ES} (hora|día)s? antes`, 'giu'),
    },
  },
  {
    about: CANCELLING,
    forms: {
      en: new RegExp(`within ${EN} (minute)s of (?:booking|having)`, 'giu'),
      es: new RegExp(`(?:en|durante) los ${ES} (minuto)s siguientes`, 'giu'),
    },
  },
  {
    about: /cancel|anula/iu,
    forms: {
      en: /(?<![A-Za-zÀ-ɏ])(half|a third|a quarter|two thirds|the (?:whole|full|entire)|\d+ ?%)(?: of)?(?: the)? price/giu,
      es: /(?<![A-Za-zÀ-ɏ])(la mitad|un tercio|un cuarto|dos tercios|el \d+ ?%|el(?= precio (?:entero|completo|total|íntegro)))(?: del)? precio(?: (?:entero|completo|total|íntegro))?(?![A-Za-zÀ-ɏ])/giu,
    },
  },
];

/** Shares of a price, by the words that every language has for them. */
const SHARES: readonly (readonly [RegExp, string])[] = [
  [/^(?:half|la mitad)$/iu, '50'],
  [/^(?:a third|un tercio)$/iu, '33'],
  [/^(?:a quarter|un cuarto)$/iu, '25'],
  [/^(?:two thirds|dos tercios)$/iu, '67'],
  [/^(?:the (?:whole|full|entire)|el)$/iu, '100'],
];
const HOURS: Readonly<Record<string, number>> = {day: 24, día: 24};

/** One place that says a rule, and what number it says. */
export type Said = {readonly text: Text; readonly typed: string; readonly worth: string};

function worthOf(number: string, unit: string | undefined, locale: string): string {
  if (unit === undefined)
    return SHARES.find(([words]) => words.test(number))?.[1] ?? number.replace(/\D/g, '');
  const count = /^an?$/i.test(number) ? 1 : valueOf(number, locale);
  return String(count * (HOURS[unit.toLowerCase()] ?? 1));
}

function saidOfRule(text: Text, {about, forms}: Rule): Said[] {
  const form = forms[text.locale];
  if (!form || !about.test(text.text)) return [];
  return [...text.text.matchAll(form)].slice(0, 1).map(([typed, number = '', unit]) => ({
    text,
    typed,
    worth: worthOf(number, unit, text.locale),
  }));
}

/** What a text says of each rule: the first place, where a share of the price may have others after it. */
export const saidIn = remembered((text: Text): readonly (readonly Said[])[] =>
  RULES.map((rule) => saidOfRule(text, rule)),
);
