/** Capitals: names have theirs, and headings have one at their beginning. */
import {dictionaryOf} from '../../language/dictionaries';
import {withCapital} from '../../language/inflections';
import {inQuotes, wordsIn} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, isUnseen} from '../../texts';
import {isFixed} from '../components/fixedLabels';
import {type Capitals, capitalsOf} from './capitalNames';

/** Fields that are headings: those of names may have as many capitals as the name. */
const HEADING =
  /^(?:title|label|subtitle|finish|personality)$|(?:^|[. ])title$|^(?:\w+\[\d+\]\.)?features\[|^recommendedFor\[/;
/** Small words that no heading begins again with. */
const SMALL =
  /(?<=[\p{Ll},] )(?:of|and|in|for|with|at|on|our|your|to|by|from|or|that|is|are|without|into|until|when|de|del|y|en|con|para|por|su|sus|tu|tus|al|que|o|es|son|sin|entre|hasta|cuando|donde|como|cada|este|esta|estos|estas) /giu;
/** Articles begin names as well, “the bar El Born”: they are told with the word behind them. */
const ARTICLES = /(?<=[\p{Ll},] )(?:The|An?|El|La|Los|Las|Una?) (?=[A-Za-zÀ-ɏ])/gu;

/** Words in the code are the developers’. */
const isHeading = (text: Text): boolean =>
  Boolean(text.isHeading) ||
  (HEADING.test(text.field) && !text.file.startsWith('src/') && !isFixed(text));

/** Languages whose headings have a capital at the beginning and in names, and nowhere else. */
const ONE_CAPITAL: ReadonlySet<string> = new Set(['es']);

/** A name of several words behind a small one: “cerca de Paseo de Gracia”. */
const LONG_NAME =
  /(?<=(?:^| )\p{Ll}\p{L}* )\p{Lu}\p{L}+(?: (?:del? )?(?:l[ao]s? )?\p{Lu}\p{L}+)+/gu;

/** How words end that are no names, whatever else uses them: “trabajamos”, “relajación”. */
const NO_NAME = /(?:mos|mente|ando|iendo|ción|ciones)$/u;

/** Words that have a capital in a heading of such a language, and are ordinary ones: one by itself is told too. */
function ordinary(text: Text, {seldom, once}: Capitals): string[] {
  const dictionary = dictionaryOf(text.locale);
  const isFree = ONE_CAPITAL.has(text.locale) && !isFixed(text) && !text.field.startsWith('photos');
  if (!isFree || !dictionary) return [];
  const names = wordsIn((text.text.match(LONG_NAME) ?? []).join(' '));
  const words = [...seldom(text), ...once(text).filter((word) => NO_NAME.test(word))];
  return [...new Set(words)].filter((word) => dictionary.has(word) && !names.includes(word));
}

const smallWords = remembered(({text}: Text): string[] =>
  (text.match(SMALL) ?? []).map((word) => word.trim()).filter((word) => /^\p{Lu}/u.test(word)),
);

const SEVERAL = 2;

/** Words of a heading that have a capital and are no names. */
function raised(text: Text, capitals: Capitals): string[] {
  const {common, isName} = capitals;
  if (!isHeading(text) || text.isName) return [];
  const alone = ordinary(text, capitals).map(withCapital);
  const words = [...new Set([...common(text).map(withCapital), ...alone])];
  const articles = [...text.text.matchAll(ARTICLES)].flatMap(({0: article, index}) => {
    const [behind = ''] = /^\p{L}+/u.exec(text.text.slice(index + article.length)) ?? [];
    const small = behind.toLowerCase();
    const isWord = behind !== small && dictionaryOf(text.locale)?.has(small) && !isName(small);
    return isWord || words.includes(behind) ? [article.trim()] : [];
  });
  const small = [...smallWords(text), ...articles];
  // One word by itself may be what the house calls something, and photos are called as the rooms in them.
  const isTold =
    small.length > 0 ||
    alone.length > 0 ||
    (words.length >= SEVERAL && !text.field.startsWith('photos'));
  return isTold ? [...new Set([...small, ...words])] : [];
}

const quotedNames = (words: readonly string[]): string => inQuotes(words.map(withCapital));

const isSpecialty = (field: string): boolean => field.startsWith('specialties');

/** Names headings with capitals inside, and names that lost theirs; `FIXED_LABELS` have their own. */
export function checkTitleCase({locales}: Source, texts: readonly Text[]): Problem[] {
  return locales.flatMap((locale) => {
    const own = texts.filter((text) => text.locale === locale);
    const trade = new Set(
      own.flatMap(({field, text}) => (isSpecialty(field) ? wordsIn(text) : [])),
    );
    const capitals = capitalsOf(own);
    return own.flatMap((text): Problem[] => {
      const {file, field, line, isName} = text;
      const high = raised(text, capitals);
      if (high.length > 0) {
        const found = `${inQuotes(high)} with a capital inside`;
        const remedy = 'Write small letters: a capital stands at the beginning, and in names.';
        return [{file, field, line, found, remedy}];
      }
      const names = isName || isUnseen(field) ? [] : capitals.names(text);
      // Words of the trade are written either way in running text.
      const low = field ? names : names.filter((word) => !trade.has(word));
      if (low.length === 0) return [];
      const found = `${inQuotes(low)} in small letters, with a capital in all other texts`;
      return [{file, field, line, found, remedy: `Write ${quotedNames(low)}.`}];
    });
  });
}
