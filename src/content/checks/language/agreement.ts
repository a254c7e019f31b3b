/** Spanish articles of the other gender, “el copa”, and tú in the place of tu: what a noun is, the other texts say. */
import {unquoted} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

const LOCALE = 'es';
/** An article, and what it is before a noun of the other gender. */
const OTHER: Readonly<Record<string, string>> = {el: 'la', la: 'el', un: 'una', una: 'un'};
/**
 * Words that can be nouns of one gender alone: “siguiente” and “mayor” have both, and so have those below, by what
 * they mean or whom.
 */
const NOUNS =
  '(?!(?:mañana|guía|policía|cura|cometa|cámara|misma|sola|primera|segunda|última|única|otra)(?!\\p{L}))\\p{Ll}+(?:(?<!ist)a|(?<!l)o|aje|ción|sión|dad|tad)|suite|noche|tarde|piel|voz|luz|llave|calle';
const PHRASES = new RegExp(
  `(?<![\\p{L}-])(?<article>[Ee]l|[Ll]a|[Uu]na?|[Tt]ú) (?<noun>${NOUNS})(?![\\p{L}-])`,
  'gu',
);
/** A noun that stands so often with its article is known. */
const KNOWN_FROM = 3;

type Phrase = {readonly typed: string; readonly article: string; readonly noun: string};

const phrasesIn = remembered((text: Text): readonly Phrase[] =>
  text.locale === LOCALE
    ? [...unquoted(text).matchAll(PHRASES)].map(({0: typed, groups = {}}) => ({
        typed,
        article: groups.article?.toLowerCase() ?? '',
        noun: groups.noun ?? '',
      }))
    : [],
);

const isFeminine = (article: string): boolean => article.endsWith('a');

/** Names them, once in a text; a noun that has both genders in the content keeps them. */
export function checkAgreement(texts: readonly Text[]): Problem[] {
  const genders = new Map<string, [masculine: number, feminine: number]>();
  for (const {article, noun} of texts.flatMap(phrasesIn)) {
    const counts = genders.get(noun) ?? [0, 0];
    if (article !== 'tú') counts[isFeminine(article) ? 1 : 0] += 1;
    genders.set(noun, counts);
  }
  const isWrong = ({article, noun}: Phrase): boolean => {
    const [masculine, feminine] = genders.get(noun) ?? [0, 0];
    if (article === 'tú') return feminine >= KNOWN_FROM && masculine === 0;
    const [own, other] = isFeminine(article) ? [feminine, masculine] : [masculine, feminine];
    return own === 1 && other >= KNOWN_FROM;
  };
  return texts.flatMap((text): Problem[] => {
    const wrong = phrasesIn(text).find(isWrong);
    if (!wrong) return [];
    const {typed, article, noun} = wrong;
    const meant = article === 'tú' ? 'tu' : OTHER[article];
    const {file, field, line} = text;
    const remedy = `Write “${meant} ${noun}”, or another word.`;
    return [{file, field, line, found: `“${typed}”`, remedy}];
  });
}
