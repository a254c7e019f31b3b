/** No guest is quoted, and no page says what guests say: the house promises them silence. */
import type {Problem} from '../problems';
import type {Source} from '../source';
import {remembered} from '../remember';
import {textsOf} from '../texts';
import type {RawDocument} from './raw';

/** Marks that a quotation of the language opens or closes with; others are mistakes of typography. */
const MARKS: Readonly<Record<string, RegExp>> = {
  en: /[“”"][^“”"]{0,40}/,
  es: /[«»][^«»]{0,40}/,
};
const ANY_MARK = /[“”„«»"][^“”„«»"]{0,40}/;

/** Guests who say something, in the languages whose words are known here. */
const HEARSAY: Readonly<Record<string, RegExp>> = {
  en: /\b(?:guests?|clients?|customers?|regulars?|visitors?),?(?: (?!(?:once|when|if|and|or|that|they|she|you|we)\b)\w+,?){0,2} (?:say|says|said|write|writes|wrote|written|noted|swear|swears|swore|claim|claims|claimed|confess|confesses|confessed|remember|remembers|remembered|told|tell us|report)\b/i,
  es: /(?<!\p{L})(?:clientes?|hu[eé]sped(?:es)?|quien(?:es)? (?:repite|repiten|vuelve|vuelven|ha estado|han estado|la conoce|la conocen)),?(?: \p{L}+,?){0,2} (?:dice|dicen|dijo|dijeron|cuenta|cuentan|contó|asegura|aseguran|aseguró|recuerda|recuerdan|escribió|escriben|comentó|comentan|anotó|confiesa|confiesan|jura|juran)(?!\p{L})/iu,
};

const BIOGRAPHIES = 'masseuses/';
const LEGAL = 'legal/';

const faultsOf = remembered((document: RawDocument): Problem[] => {
  const {id, locale} = document;
  if (id.startsWith(LEGAL)) return [];
  const isBiography = id.startsWith(BIOGRAPHIES);
  return textsOf(document).flatMap(({file, field, line, text}): Problem[] => {
    const quoted = isBiography ? (MARKS[locale] ?? ANY_MARK).exec(text) : null;
    const match = quoted ?? HEARSAY[locale]?.exec(text);
    if (!match) return [];
    const found = quoted ? `a quotation, ${match[0].trim()} …` : `what guests say, “${match[0]}”`;
    const remedy = isBiography
      ? 'Nobody is quoted in a biography, in quotation marks or out of them: take it out, and say what she does.'
      : 'Nobody is quoted here, in quotation marks or out of them: take it out, and say what the house does.';
    return [{file, field, line, found, remedy}];
  });
});

/** Names quotations on the pages of masseuses, and reports of what guests say on every page but the legal ones. */
export function checkGuests(_source: Source, documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(faultsOf);
}
