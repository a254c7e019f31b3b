/** Looks for words that the house does not use (`wording.yml`, one in each language's tree). */
import {escaped, folded, formsOf, wholeWords} from '../../language/inflections';
import {problemsFromIssues} from '../../issues';
import {fieldsAt} from '../../kinds';
import type {Problem} from '../../problems';
import {type Source, contentFolder} from '../../source';
import {wordingSchema} from '../../schemas/wording';
import type {Text} from '../../texts';
import {foldedText} from './foldedText';
import {wordingOf} from './wordingLists';

type Rule = {
  readonly word: string;
  readonly reason: string;
  readonly pattern: RegExp;
  /** Finds what is innocent of it. */
  readonly innocent: RegExp | undefined;
};

type Hit = {readonly rule: Rule; readonly start: number; readonly end: number; readonly as: string};

/** The longest hit at each place: "call girl" is not "girl" as well. */
function hitsIn(text: string, rules: readonly Rule[]): Hit[] {
  const plain = folded(text);
  const hits = rules.flatMap((rule) => {
    // What is innocent leaves as many signs.
    const guilty = rule.innocent
      ? plain.replace(rule.innocent, (words) => ' '.repeat(words.length))
      : plain;
    return [...guilty.matchAll(rule.pattern)].map((match): Hit => {
      const end = match.index + match[0].length;
      return {rule, start: match.index, end, as: text.slice(match.index, end)};
    });
  });
  return hits.filter(
    (hit, index) =>
      !hits.some(
        (other, at) =>
          at !== index &&
          other.start <= hit.start &&
          other.end >= hit.end &&
          (other.end - other.start > hit.end - hit.start || at < index),
      ),
  );
}

type RulesOfLanguage = {
  readonly rules: readonly Rule[];
  /** Finds any of them: most texts hold none. */
  readonly any?: RegExp;
  readonly problems: readonly Problem[];
};

/** Lists of words without anything said of each. */
const PLAIN_LISTS = ['alwaysOpen', 'known', 'alike'] as const;

/** Words that a list holds twice, those that are refused whatever their capitals and accents. */
function listedTwice(
  list: readonly (string | {readonly word: string})[],
  name: string,
): Omit<Problem, 'file'>[] {
  const words = list.map((entry) => (typeof entry === 'string' ? entry : folded(entry.word)));
  return list.flatMap((entry, index) =>
    words.indexOf(words[index] ?? '') < index
      ? [
          {
            field: typeof entry === 'string' ? `${name}[${index}]` : `${name}[${index}].word`,
            found: `“${typeof entry === 'string' ? entry : entry.word}” twice`,
            remedy: 'Keep one of the two.',
          },
        ]
      : [],
  );
}

function rulesOf(source: Source, locale: string): RulesOfLanguage {
  const file = `${contentFolder(locale, source.defaultLocale)}/wording.yml`;
  const list = source.wording[locale];
  if (list === undefined) return {rules: [], problems: []};
  const parsed = wordingOf(source, locale);
  if (!parsed.success) {
    const names = (path: readonly PropertyKey[]): readonly string[] =>
      fieldsAt(wordingSchema, path);
    return {rules: [], problems: problemsFromIssues(file, list, parsed.error.issues, {names})};
  }
  const problems = [
    ...listedTwice(parsed.data.words, 'words'),
    ...listedTwice(parsed.data.sparingly, 'sparingly'),
    ...PLAIN_LISTS.flatMap((list) => listedTwice(parsed.data[list], list)),
    ...parsed.data.sparingly.flatMap(({word}, index) =>
      parsed.data.words.some((other) => folded(other.word) === folded(word))
        ? [
            {
              field: `sparingly[${index}].word`,
              found: `“${word}”, which words forbids altogether`,
              remedy: 'Keep it in one of the two lists.',
            },
          ]
        : [],
    ),
  ].map((problem) => ({file, ...problem}));
  const forms = parsed.data.words.map(({word}) => formsOf(word, locale));
  const rules = parsed.data.words.map(({except, ...rule}, index) => ({
    ...rule,
    pattern: wholeWords(forms.slice(index, index + 1)),
    innocent:
      except.length > 0 ? wholeWords(except.map((words) => escaped(folded(words)))) : undefined,
  }));
  return {rules, any: wholeWords(forms), problems};
}

/** Addresses are read too. */
const addressesOf = ({documents}: Source): Text[] =>
  documents.flatMap(({file, locale, frontMatter: {slug}}) =>
    typeof slug === 'string' ? [{file, locale, field: 'slug', text: slug}] : [],
  );

/** Names every place of a language's texts where one of its unwanted words stands. */
export function checkWording(source: Source, words: readonly Text[]): Problem[] {
  const texts = [...words, ...addressesOf(source)];
  return source.locales.flatMap((locale) => {
    const {rules, any, problems} = rulesOf(source, locale);
    if (!any) return problems;
    const found = texts
      .filter((text) => text.locale === locale && foldedText(text).search(any) >= 0)
      .flatMap(({file, field, line, text}) =>
        hitsIn(text, rules).map(({rule, as}): Problem => ({
          file,
          field,
          line,
          found:
            folded(as) === folded(rule.word)
              ? `the word “${as}”`
              : `the word “${as}”, a form of “${rule.word}”`,
          remedy: `Say it otherwise, or leave it out: ${rule.reason}`,
        })),
      );
    return [...problems, ...found];
  });
}
