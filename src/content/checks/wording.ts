/** Looks for words that the house does not use (`wording.yml`, one in each language's tree). */
import {type Problem, problemsFromIssues} from '../problems';
import {type Source, contentFolder} from '../readSite';
import {wordingSchema} from '../schemas';

/** Matches a word or phrase as a whole, in any case, accents counted. */
function pattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}

/** Names every place of a language's pages where one of its unwanted words stands. */
export function checkWording(source: Source): Problem[] {
  return source.locales.flatMap((locale) => {
    const file = `${contentFolder(locale, source.defaultLocale)}/wording.yml`;
    const list = source.wording[locale];
    if (list === undefined) return [];
    const parsed = wordingSchema.safeParse(list);
    if (!parsed.success) return problemsFromIssues(file, list, parsed.error.issues);
    const rules = parsed.data.words.map((rule) => ({...rule, pattern: pattern(rule.word)}));
    return source.documents
      .filter((document) => document.locale === locale)
      .flatMap((document) => {
        const text = `${JSON.stringify(document.frontMatter)}\n${document.body}`;
        return rules
          .filter((rule) => rule.pattern.test(text))
          .map(({word, reason}) => ({
            file: document.file,
            field: '',
            found: `the word “${word}”`,
            remedy: `Say it otherwise: ${reason}`,
          }));
      });
  });
}
