/** Looks for words that the house does not use (`wording.yml`, one in each language's tree). */
import {folded, formsOf, wholeWords} from '../inflections';
import {problemsFromIssues} from '../issues';
import {fieldsAt} from '../kinds';
import type {Problem} from '../problems';
import {type Source, contentFolder} from '../source';
import {remembered} from '../remember';
import {wordingSchema} from '../schemas/wording';
import type {Text} from '../texts';

const foldedText = remembered((text: Text) => folded(text.text));

type Rule = {readonly word: string; readonly reason: string; readonly pattern: RegExp};

type Hit = {readonly rule: Rule; readonly start: number; readonly end: number; readonly as: string};

/** The longest hit at each place: "call girl" is not "girl" as well. */
function hitsIn(text: string, rules: readonly Rule[]): Hit[] {
  const plain = folded(text);
  const hits = rules.flatMap((rule) =>
    [...plain.matchAll(rule.pattern)].map((match): Hit => {
      const end = match.index + match[0].length;
      return {rule, start: match.index, end, as: text.slice(match.index, end)};
    }),
  );
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

function rulesOf(source: Source, locale: string): RulesOfLanguage {
  const file = `${contentFolder(locale, source.defaultLocale)}/wording.yml`;
  const list = source.wording[locale];
  if (list === undefined) return {rules: [], problems: []};
  const parsed = wordingSchema.safeParse(list);
  if (!parsed.success) {
    const known = (path: readonly PropertyKey[]): readonly string[] =>
      fieldsAt(wordingSchema, path);
    return {rules: [], problems: problemsFromIssues(file, list, parsed.error.issues, known)};
  }
  const forms = parsed.data.words.map(({word}) => formsOf(word, locale));
  const rules = parsed.data.words.map((rule, index) => ({
    ...rule,
    pattern: wholeWords(forms.slice(index, index + 1)),
  }));
  return {rules, any: wholeWords(forms), problems: []};
}

/** Names every place of a language's texts where one of its unwanted words stands. */
export function checkWording(source: Source, texts: readonly Text[]): Problem[] {
  return source.locales.flatMap((locale) => {
    const {rules, any, problems} = rulesOf(source, locale);
    if (!any) return problems;
    return texts
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
          remedy: `Say it otherwise: ${rule.reason}`,
        })),
      );
  });
}
