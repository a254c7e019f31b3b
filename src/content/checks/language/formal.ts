/** Forms that speak to a reader as a stranger (usted), where the house’s wording.yml refuses the word. */
import {folded} from '../../language/inflections';
import type {Problem} from '../../problems';
import {unquoted} from '../../language/wordCounts';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import type {Text} from '../../texts';
import {entriesOf, isFields} from '../raw';
import {foreignForm, politeDoing, politeOrder} from './politeOrders';
import {politeBeside, severalBeside} from './politeTwins';

/** Alone they may be a wish or a condition, “cuando llame”: at the beginning of a sentence they are orders. */
const ORDERS =
  'llame|elija|escoja|escriba|reserve|consulte|contacte|visite|envíe|pulse|pregunte|intente|rellene|descubra|disfrute|confíe|seleccione|acepte|rechace|planifique|personalice|configure|recuerde|añada|copie|indique|solicite|suba|abone|pague|disculpe|perdone|espere|pida|diga|traiga';
/** Orders wherever they stand; “llame quien llame” is none. */
const ALWAYS =
  'visítenos|llámenos|envíenos|cuéntenos|inténtelo|póngase|quítese|siéntase|siéntese|relájese|déjese|déjenos|acomódese|prepárese|tómese|escríbanos|díganos|permítanos|consúltenos|contáctenos|no dude en|no duden en';
const WELCOME =
  'esperamos|atendemos|atenderemos|recibimos|recibiremos|contestamos|contestaremos|invitamos|ofrecemos|informamos|rogamos|agradecemos';
/** What a reader is told to be free to do: with “us” whatever it is, otherwise what only guests do. */
const FREE = String.raw`(?:puede|podrá) (?:[A-Za-zÀ-ɏ]+[aeií]rnos|(?:llamar|escribir|reservar|pagar|contactar|consultar)(?= (?:ahora|aquí|por|en cualquier|a cualquier|en efectivo|con tarjeta)(?![A-Za-zÀ-ɏ])))`;
const BEGINNING = '(?<=^[¿«]?|[.:;?…] )';

/** By language: the word that is refused, and the forms that go with it. */
const POLITE: Readonly<Record<string, {readonly word: string; readonly forms: RegExp}>> = {
  es: {
    word: 'usted',
    forms: new RegExp(
      [
        String.raw`(?<![A-Za-zÀ-ɏ])(?:uds?|vds?)(?:\.|(?![A-Za-zÀ-ɏ]))`,
        String.raw`${BEGINNING}(?<order>${ORDERS}) (?!(?:quien|lo que|cuanto|donde|como) \k<order>)[A-Za-zÀ-ɏ]+`,
        `${BEGINNING}les? (?:${WELCOME})(?![A-Za-zÀ-ɏ])`,
        `${BEGINNING}${FREE}(?![A-Za-zÀ-ɏ])`,
        // What we are wanted to do with somebody.
        String.raw`(?<![A-Za-zÀ-ɏ])(?:cómo|dónde|cuándo|qué|quién) (?:quiere|desea|prefiere) que (?:le|la|lo) [A-Za-zÀ-ɏ]+[ae]mos(?![A-Za-zÀ-ɏ])`,
        String.raw`(?<![A-Za-zÀ-ɏ])(?:${ALWAYS})(?![A-Za-zÀ-ɏ])`,
      ].join('|'),
      'iu',
    ),
  },
};

/** A form that Spain, or this house, says to nobody. */
const otherIn = remembered((text: Text): string | undefined =>
  // What a guest is quoted with may be said to several: «Sorprendedme».
  text.locale === 'es' ? foreignForm(unquoted(text)) : undefined,
);

const politeIn = remembered(
  ({locale, text}: Text): string | undefined =>
    POLITE[locale]?.forms.exec(text)?.[0] ??
    (locale === 'es' ? (politeOrder(text) ?? politeDoing(text)) : undefined),
);

/** Why a language does not use its polite word; undefined where it may. */
function reasonFor({wording}: Source, locale: string): string | undefined {
  const list = wording[locale];
  const words = isFields(list) ? entriesOf(list.words) : [];
  const refused = words.find(({entry}) => folded(String(entry.word)) === POLITE[locale]?.word);
  return refused === undefined ? undefined : String(refused.entry.reason);
}

/** What is told of “vos” and “vosotros”. */
export const OF_VOS = 'a form of vos or vosotros';

/** Names orders and greetings that say usted without the word; `twins` are the originals of texts. */
export function checkFormal(
  source: Source,
  texts: readonly Text[],
  twins: ReadonlyMap<Text, Text>,
): Problem[] {
  const reasons = new Map(source.locales.map((locale) => [locale, reasonFor(source, locale)]));
  return texts.flatMap((text): Problem[] => {
    const {file, field, line, locale} = text;
    const reason = reasons.get(locale);
    if (reason === undefined) return [];
    const twin = locale === 'es' ? twins.get(text) : undefined;
    // Components speak to one reader at a time, and so does the law.
    const isToOne = file.endsWith('.json') || file.includes('/legal/');
    const other =
      otherIn(text) ?? (twin && isToOne ? severalBeside(text.text, twin.text) : undefined);
    if (other !== undefined) {
      const remedy = 'Say it to one reader, with tú, as in Spain.';
      return [{file, field, line, found: `“${other}”, ${OF_VOS}`, remedy}];
    }
    const form = politeIn(text) ?? (twin && politeBeside(text.text, twin.text));
    if (form === undefined) return [];
    const found = `“${form}”, a form of “${POLITE[locale]?.word ?? ''}”`;
    return [{file, field, line, found, remedy: `Say it otherwise: ${reason}`}];
  });
}
