/** Rules that many sentences say: how long before a visit one books, until when and for how much one cancels. */
import {numberPattern, valueOf} from '../numbers';
import type {Problem} from '../problems';
import {type Text, textsOf} from '../texts';
import {type RawDocument, originalsOf} from './raw';

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
        `${EN} (hour|day)s?[’']?s? (?:notice|ahead|in advance|beforehand)(?!\\p{L})`,
        'giu',
      ),
      es: new RegExp(`${ES} (hora|día)s? de antelación`, 'giu'),
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
      en: /(?<!\p{L})(half|a third|a quarter|two thirds|the (?:whole|full|entire)|\d+ ?%)(?: of)?(?: the)? price/giu,
      es: /(?<!\p{L})(la mitad|un tercio|un cuarto|dos tercios|el \d+ ?%|el(?= precio (?:entero|completo|total|íntegro)))(?: del)? precio(?: (?:entero|completo|total|íntegro))?(?!\p{L})/giu,
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

type Said = {readonly text: Text; readonly typed: string; readonly worth: string};

function worthOf(number: string, unit: string | undefined, locale: string): string {
  if (unit === undefined)
    return SHARES.find(([words]) => words.test(number))?.[1] ?? number.replace(/\D/g, '');
  const count = /^an?$/i.test(number) ? 1 : valueOf(number, locale);
  return String(count * (HOURS[unit.toLowerCase()] ?? 1));
}

/** What a text says of a rule: the first place, where a share of the price may have others after it. */
function saidIn(text: Text, {about, forms}: Rule): Said[] {
  const form = forms[text.locale];
  if (!form || !about.test(text.text)) return [];
  return [...text.text.matchAll(form)].slice(0, 1).map(([typed, number = '', unit]) => ({
    text,
    typed,
    worth: worthOf(number, unit, text.locale),
  }));
}

/** Whether a text speaks for the house: one program may want more time than a visit does. */
function isOfHouse(
  document: RawDocument,
  original: RawDocument | undefined,
  {text}: Text,
): boolean {
  if (document.kind === 'masseuse') return false;
  if (document.kind === 'program') return original?.facts.pricing === 'travel';
  return (
    document.kind === 'legal' || document.id === 'outcall' || /hotel|cancel|anula/iu.test(text)
  );
}

/** What so many places say is the rule. */
const LEAST = 3;

/** What one file says otherwise than most places do: one message, with the other lines. */
function others(all: readonly Said[]): Problem[] {
  const worths = [...new Set(all.map(({worth}) => worth))];
  const groups = worths
    .map((worth) => all.filter((said) => said.worth === worth))
    .sort((a, b) => b.length - a.length);
  const [rule = [], ...wrong] = groups;
  return wrong
    .filter(({length}) => rule.length >= LEAST && length * 2 <= rule.length)
    .flatMap((group) =>
      [...new Map(group.map((said) => [said.text.file, said])).keys()].map((file) =>
        group.filter(({text}) => text.file === file),
      ),
    )
    .flatMap(([first, ...more]): Problem[] => {
      if (!first) return [];
      const {file, field, line, locale} = first.text;
      const usual = rule.find(({text}) => text.locale === locale) ?? rule[0];
      const where = more.map(({text}) => text.field || `line ${text.line}`).join(', ');
      const found = `“${first.typed}”${where ? ` (also in ${where})` : ''}, and ${rule.length} other places say “${usual?.typed}”`;
      return [
        {
          file,
          field,
          line,
          found,
          remedy: 'Write what they say, or the new rule in every place and language.',
        },
      ];
    });
}

/** Names places that say a rule of the house otherwise than most do. */
export function checkHouseRules(
  documents: readonly RawDocument[],
  components: readonly Text[],
): Problem[] {
  const originals = originalsOf(documents);
  const pages = documents.flatMap((document) =>
    textsOf(document).filter((text) => isOfHouse(document, originals.get(document.id), text)),
  );
  const texts = [...pages, ...components];
  return RULES.flatMap((rule) => others(texts.flatMap((text) => saidIn(text, rule))));
}

const quotesOf = (text: string): string[] =>
  [...text.matchAll(/“(.*?)”/gu)].map(([, quoted = '']) => quoted.toLowerCase());

/** Whether what differs between two languages is told as a rule of the house, in one of their files. */
export function isToldBy(rules: readonly Problem[], {file, found, remedy}: Problem): boolean {
  return rules.some((rule) => {
    const [typed = ''] = quotesOf(rule.found);
    const isBeside = rule.file === file || remedy.includes(rule.file);
    return isBeside && quotesOf(found).some((figure) => typed.includes(figure));
  });
}
