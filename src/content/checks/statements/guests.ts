/** No guest is quoted, and no page says what guests say: the house promises them silence. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {remembered} from '../../remember';
import {textsOf} from '../../texts';
import type {RawDocument} from '../raw';

/** Marks that a quotation of the language opens or closes with; others are mistakes of typography. */
const MARKS: Readonly<Record<string, RegExp>> = {
  en: /[“”"][^“”"]{0,40}/,
  es: /[«»][^«»]{0,40}/,
};
const ANY_MARK = /[“”„«»"][^“”„«»"]{0,40}/;

/** A word or two in marks are called so, “wellness”, unless somebody says them. */
const CALLED = /^[“«"][^“”«»".,:;?!…]{1,20}[”»"]/u;
const CALLED_WORDS = 3;
const SAID = /[:,]\s*$|(?:says?|said|wr[io]tes?|dic[eo]n?|dijo|dijeron|escrib[A-Za-zÀ-ɏ]+)\s*$/iu;

/** Between guests and what they do: what they may or can say, nobody has said. */
const OFTEN =
  '(?: (?!(?:once|when|if|and|or|that|who|they|she|you|we|may|can|could|might|must|should|will|would|shall|needs?|to|not|never|cannot|wants?)\\b)[\\w’]+,?){0,2}';
/** What a guest says of a visit; to say stop, or how firm, is no report. */
const WHAT =
  '(?=:|,? [“‘]| (?:(?:that|it|they|he|she|there|this|his|her|of)\\b|the (?!word|name|number|hour)|how (?!much|many|far|hard|long|firm)))';
const QUE = '(?=:|,? «| que (?!no(?![A-Za-zÀ-ɏ])|sí|basta|pare))';
/** What happens when somebody says so has not been said yet. */
const UNLESS =
  '(?<!(?<![A-Za-zÀ-ɏ])(?:if|when|once|until|unless|whatever|si|cuando|cuanto|hasta que) [^.;]*)';

/** Guests who say something, in the languages whose words are known here: reports, and what is said to be usual. */
const HEARSAY: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `${UNLESS}\\b(?:guests?|clients?|customers?|regulars?|visitors?),?${OFTEN} (?:said|wrote|written|noted|swore|claimed|confessed|remembered|told|reported|(?:report|says?|writes?|swears?|claims?|confess|confesses|remembers?|tell us)\\b${WHAT})`,
    'iu',
  ),
  es: new RegExp(
    `${UNLESS}(?<![A-Za-zÀ-ɏ])(?:clientes?|hu[eé]sped(?:es)?|quien(?:es)? (?:repite|repiten|vuelve|vuelven|ha estado|han estado|la conoce|la conocen)),?(?: [A-Za-zÀ-ɏ]+,?){0,2} (?:(?:dijo|dijeron|contó|aseguró|escribió|anotó)(?![A-Za-zÀ-ɏ])|(?:dice|cuenta|asegura|recuerda|escribe|comenta|confiesa|jura)n?${QUE})`,
    'iu',
  ),
};

const BIOGRAPHIES = 'masseuses/';
const LEGAL = 'legal/';

/** Words in marks that somebody says. */
function quotedIn(text: string, locale: string): RegExpExecArray | null {
  const quoted = (MARKS[locale] ?? ANY_MARK).exec(text);
  if (!quoted) return null;
  const [called] = CALLED.exec(text.slice(quoted.index)) ?? [];
  const isName = called !== undefined && called.split(' ').length <= CALLED_WORDS;
  return isName && !SAID.test(text.slice(0, quoted.index)) ? null : quoted;
}

const faultsOf = remembered((document: RawDocument): Problem[] => {
  const {id, locale} = document;
  if (id.startsWith(LEGAL)) return [];
  const isBiography = id.startsWith(BIOGRAPHIES);
  return textsOf(document).flatMap(({file, field, line, text}): Problem[] => {
    const quoted = isBiography ? quotedIn(text, locale) : null;
    const match = quoted ?? HEARSAY[locale]?.exec(text);
    if (!match) return [];
    const found = quoted ? `a quotation, ${match[0].trim()} …` : `what guests say, “${match[0]}”`;
    const remedy = isBiography
      ? 'Nobody is quoted in a biography, in quotation marks or out of them: take it out, and say what she does.'
      : 'Nobody is quoted here, in quotation marks or out of them: take it out, and say what the house does.';
    return [{file, field, line, found, remedy, rule: 'quotation'}];
  });
});

/** Names quotations on the pages of masseuses, and reports of what guests say on every page but the legal ones. */
export function checkGuests(_source: Source, documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(faultsOf);
}
