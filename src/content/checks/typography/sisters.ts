/** Ends and beginnings that all fields of one name have alike: entries of lists, titles, descriptions. */
import {dictionaryOf} from '../../language/dictionaries';
import {withCapital} from '../../language/inflections';
import {groupedBy} from '../../groupedBy';
import type {Problem} from '../../problems';
import {type Text, anyOf, isUnseen} from '../../texts';

/** Fewer fields of a name make no custom. */
const LEAST = 6;
/** Of so many at least one may be the mistake. */
const FEW = 0.1;

/** “tiers[1].features[0]” is one of “tiers[].features[]”; ids stand in brackets too. */
const nameOf = ({locale, field, isHeading}: Text): string =>
  `${locale} ${isHeading ? '#' : anyOf(field)}`;

type Custom = {
  /** Which of two ways a text has, or undefined where it tells nothing: a question, a number. */
  readonly wayOf: (text: string, locale: string) => boolean | undefined;
  readonly tell: (
    text: string,
    usual: boolean,
    others: string,
  ) => Pick<Problem, 'found' | 'remedy'>;
};

const firstWord = (text: string): string => /\p{L}+/u.exec(text)?.[0] ?? '';

const STOP: Custom = {
  wayOf: (text) =>
    /[\p{L}\p{N})]\.$/u.test(text) ? true : /[\p{L}\p{N})]$/u.test(text) ? false : undefined,
  tell: (_, usual, others) =>
    usual
      ? {found: 'no full stop at the end', remedy: `Write one, as ${others} have it.`}
      : {found: 'a full stop at the end', remedy: `Delete it: ${others} have none.`},
};

const CAPITAL: Custom = {
  // A name may begin small, as iPhone does: the dictionary has no such word.
  wayOf: (text, locale) =>
    /^\p{Lu}/u.test(text)
      ? true
      : dictionaryOf(locale)?.has(/^\p{Ll}+(?!\p{L})/u.exec(text)?.[0] ?? '')
        ? false
        : undefined,
  tell: (text, usual, others) => {
    const word = firstWord(text);
    return usual
      ? {
          found: `“${word}” with a small letter at the beginning`,
          remedy: `Write “${withCapital(word)}”: ${others} begin with a capital.`,
        }
      : {
          found: `“${word}” with a capital at the beginning`,
          remedy: `Write “${word.toLowerCase()}”: ${others} begin small.`,
        };
  },
};

const QUOTED: Custom = {
  wayOf: (text) => /^[«“].*[»”]$/u.test(text),
  tell: (_, usual, others) =>
    usual
      ? {found: 'no quotation marks around it', remedy: `Write them, as ${others} have them.`}
      : {found: 'quotation marks around the whole', remedy: `Delete them: ${others} have none.`},
};

/** Of fields of one name, those that do otherwise than all others. */
function strangers(texts: readonly Text[], {wayOf, tell}: Custom): Problem[] {
  const told = texts.flatMap((text) => {
    const way = wayOf(text.text.trim(), text.locale);
    return way === undefined ? [] : [{text, way}];
  });
  const having = told.filter(({way}) => way);
  const lacking = told.filter(({way}) => !way);
  const [few, many] = having.length < lacking.length ? [having, lacking] : [lacking, having];
  if (told.length < LEAST || few.length > Math.max(1, told.length * FEW)) return [];
  return few.map(({text: {file, field, line, text}, way}) => ({
    file,
    field,
    line,
    ...tell(text, !way, `the ${many.length} others`),
  }));
}

/** Names fields that end or begin otherwise than all others of their name do. */
export function checkSisters(texts: readonly Text[]): Problem[] {
  const named = texts.filter(
    ({field, isHeading}) =>
      // Specialties are those of a list, which is held against it.
      (field || isHeading) && !isUnseen(field) && !field.startsWith('specialties'),
  );
  return [...groupedBy(named, nameOf).values()].flatMap((group) =>
    [STOP, CAPITAL, QUOTED].flatMap((custom) => strangers(group, custom)),
  );
}
