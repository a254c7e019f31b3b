/** What is never typed into words: prices, numbers and letter boxes, which components show. */
import {importOfTag} from '../../authorComponents';
import {POLICE} from '../../helpLines';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {remembered} from '../../remember';
import type {Text} from '../../texts';
import {isFields} from '../raw';
import {AMOUNTS} from './amounts';
import {areHoursOfOthers} from './hoursOfOthers';
import {shownAsTyped} from './shownAsTyped';

type Rule = {
  /** Finds every place (flag g). */
  readonly pattern: RegExp;
  readonly what: keyof typeof NAMES;
  /** Where it stands instead. */
  readonly home: string;
  /** What shows it in the text of a page: nowhere else can a component stand. */
  readonly shownBy?: string;
  /** What to do about one that is not of the house. */
  readonly others?: string;
};

const FROM = String.raw`(?<![A-Za-zÀ-ɏ])(?:from|between|de|desde|entre)`;
const TO_HOUR = String.raw` (?:las )?\d{1,2} (?:to|and|until|till|a|y|hasta) (?:las )?\d{1,2}`;
/** Said of the house, two numbers are hours; elsewhere they may be anything. */
const OPEN = String.raw`(?<![A-Za-zÀ-ɏ])(?:open|every day|daily|weekdays|entre semana|de lunes a viernes|abrimos|abiert[ao]s?|a diario|(?:todos los|cada) días?)`;
const PART_OF_DAY =
  '(?:in the (?:morning|afternoon|evening)|at night|de la (?:mañana|tarde|noche|madrugada))';
const HOURS = [
  // Other minutes are a train’s, or a verse’s.
  String.raw`(?<![\d:.])(?:[01]?\d|2[0-4]):(?:[0-5][05]|59)(?![\d:])`,
  String.raw`(?<![A-Za-zÀ-ɏ])(?:from|between|until|de|desde|entre|hasta) (?:las )?\d{1,2} ?(?:[ap]\.? ?m\b\.?|h\b(?! (?:antes|después|más|de antelación|before|after|later|earlier)))`,
  String.raw`(?<![\d:.,])(?:1[0-2]|0?[1-9]) ?(?:am|pm|[ap]\. ?m\.?)(?![A-Za-zÀ-ɏ])`,
  `${FROM}${TO_HOUR}(?: ${PART_OF_DAY}| ?h(?![A-Za-zÀ-ɏ]))`,
  // What stands before is looked for once there are two hours, not at every sign of a text.
  String.raw`${FROM}${TO_HOUR}(?<=${OPEN}[^.]{0,40}${FROM}${TO_HOUR})(?=[^A-Za-zÀ-ɏ\d]*(?:$|[,.;:]))`,
  String.raw`(?<![A-Za-zÀ-ɏ])[A-Za-zÀ-ɏ]+ ${PART_OF_DAY} (?:to|until|till|a|hasta) (?:las )?(?:\d|[A-Za-zÀ-ɏ]+ ${PART_OF_DAY})`,
];

const TELEPHONE = 'a telephone number';
const LETTER_BOX = 'an e-mail address';
const PRICE = 'a price';
const HOUR = 'an hour';
/** What each of them is called by other checks. */
const NAMES = {
  [PRICE]: 'typed-price',
  [HOUR]: 'typed-hour',
  [TELEPHONE]: 'typed-contact',
  [LETTER_BOX]: 'typed-contact',
} as const;
/** What shows the amounts of the page for applicants, which are no prices of the menu. */
const WAGE = '<CastingFact name="pay" />';

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(AMOUNTS, 'giu'),
    what: PRICE,
    home: 'Prices stand in `sessions` of each program and in docs/business.yml',
    shownBy: '<PriceRange />',
  },
  {
    pattern:
      /[\w.+-]+(?:\s?@\s?|\s?[([](?:at|arroba)[)\]]\s?)[\w-]+(?:\.[\w-]+)+|[\w.+-]+\s(?:at|arroba)\s[\w-]+\s(?:dot|punto)\s\w+/gi,
    what: LETTER_BOX,
    home: 'Letter boxes stand in docs/business.yml',
    shownBy: '<BusinessFact name="infoEmail" />',
  },
  {
    // Nine digits or more, or a country code: years, laws and postal codes are shorter.
    pattern:
      /(?<![\d/.-])(?:\(?\+\d{1,3}\)?[\s.-]?)?(?:\(\d{2,3}\)[\s.-]?(?:\d[\s.-]?){5,}|(?:\d[\s.-]?){8,})\d(?![\d/])/g,
    what: TELEPHONE,
    home: 'Numbers stand in docs/business.yml',
    shownBy: '<BusinessFact name="phone" /> or <CallLink />',
  },
  {
    pattern: new RegExp(HOURS.join('|'), 'giu'),
    what: HOUR,
    home: 'Hours stand in docs/business.yml',
    shownBy:
      '<BusinessHours />, <BusinessFact name="openingHours" /> or <BusinessFact name="programHours" />',
    others: 'write those of others in words',
  },
];

/** What to do about a fact in words: in the text of a page a component shows it, elsewhere it is left out. */
function remedyFor(
  {field, line}: Text,
  {home, shownBy, others}: Pick<Rule, 'home' | 'shownBy' | 'others'>,
  body: string,
): string {
  const also = others ? `; ${others}` : '';
  if (line === undefined || field !== '' || !shownBy) return `${home}: leave it out here${also}.`;
  return `${home}; in text use ${shownBy}, or leave it out${also}.${importOfTag(shownBy, body)}`;
}

type Typed = {readonly rule: Rule; readonly typed: string};

/** What makes an amount in a legal text the law's: a fine, a limit. */
const LAW =
  /(?<![A-Za-zÀ-ɏ])(?:fine[sd]?|penalt(?:y|ies)|sanctions?|laws?|acts?|decrees?|courts?|articles?|enterprises|multas?|sanci(?:ón|ones)|ley(?:es)?|decretos?|juzgados?|tribunal(?:es)?|artículos?|empresas)(?![A-Za-zÀ-ɏ])/iu;

const isOfLaw = ({file, text}: Text, index: number): boolean => {
  const start = Math.max(...['. ', '? ', '! '].map((end) => text.lastIndexOf(end, index) + 1));
  const [sentence = ''] = /^.*?(?:[.?!](?=\s)|$)/su.exec(text.slice(start).trimStart()) ?? [];
  return file.includes('/legal/') && LAW.test(sentence);
};

const typedIn = remembered((words: Text): Typed[] =>
  RULES.flatMap((rule) => {
    const [typed] = [...words.text.matchAll(rule.pattern)]
      .filter(({index}) => rule.what !== PRICE || !isOfLaw(words, index))
      .filter(({index}) => rule.what !== HOUR || !areHoursOfOthers(words, index))
      .map(([match]) => match.trim());
    return typed === undefined ? [] : [{rule, typed}];
  }),
);

/** Facts of docs/business.yml by what stands there, with what shows each. */
function componentsOf({business}: Source): ReadonlyMap<string, string> {
  const house = isFields(business) ? business : {};
  const email = isFields(house.email) ? house.email : {};
  const facts: readonly (readonly [unknown, string])[] = [
    [POLICE.phone, '<BusinessFact name="helpLine" />'],
    [email.privacy, '<BusinessFact name="privacyEmail" />'],
    [email.casting, '<BusinessFact name="castingEmail" />'],
    [email.info, '<BusinessFact name="infoEmail" />'],
    [house.whatsapp, '<BusinessFact name="whatsapp" /> or <WhatsAppLink />'],
    [house.phone, '<BusinessFact name="phone" /> or <CallLink />'],
  ];
  return new Map(facts.map(([value, shownBy]) => [bare(String(value)), shownBy]));
}

/** A number or a letter box without blanks, so that two ways of writing it are one. */
const bare = (value: string): string => value.toLowerCase().replace(/[^a-z\d@]/g, '');

function factsIn(words: Text, components: ReadonlyMap<string, string>, body: string): Problem[] {
  return typedIn(words).flatMap(({rule, typed}) => {
    const {file, field, line, text} = words;
    // Part of a number is enough to know it by; a price that ends like it is none.
    const isNumberOrBox = rule.what === TELEPHONE || rule.what === LETTER_BOX;
    const [, own] =
      (isNumberOrBox && [...components].find(([value]) => value && value.endsWith(bare(typed)))) ||
      [];
    // An authority's number stands in legal texts, and a book's anywhere.
    const isOthers = file.includes('/legal/') || /\bISBN\b/.test(text);
    if (own === undefined && isOthers && rule.what === TELEPHONE) return [];
    const isWage = rule.what === PRICE && file.endsWith('/casting.mdx');
    const shownBy = own ?? (isWage ? WAGE : rule.shownBy);
    const found = `${rule.what}, “${typed}”`;
    const remedy = remedyFor(words, {...rule, ...(shownBy && {shownBy})}, body);
    return [{file, field, line, found, remedy, rule: NAMES[rule.what]}];
  });
}

/** The house's own street with its number, which moves with the house. */
function streetIn(
  {business}: Source,
  texts: readonly Text[],
  bodyOf: (text: Text) => string,
): Problem[] {
  const address = isFields(business) && isFields(business.address) ? business.address : {};
  const {street} = address;
  // A name without a number is part of the town; only the number makes it an address.
  if (typeof street !== 'string' || !/\d/.test(street)) return [];
  return texts
    .filter(({text}) => text.includes(street))
    .map((words) => ({
      file: words.file,
      field: words.field,
      line: words.line,
      found: `the address, “${street}”`,
      remedy: remedyFor(
        words,
        {
          home: 'It stands in docs/business.yml',
          shownBy: '<BusinessFact name="address" />',
        },
        bodyOf(words),
      ),
    }));
}

/** Names facts typed in words: prices, numbers, letter boxes, hours, the address; and marks that a field would show. */
export function checkProse(source: Source, texts: readonly Text[]): Problem[] {
  const components = componentsOf(source);
  const bodies = new Map(source.documents.map(({file, body}) => [file, body]));
  const bodyOf = ({file}: Text): string => bodies.get(file) ?? '';
  return [
    ...texts.flatMap((text) => [...factsIn(text, components, bodyOf(text)), ...shownAsTyped(text)]),
    ...streetIn(source, texts, bodyOf),
  ];
}
