/** Counts words that wear out (`sparingly` in wording.yml): once they please, everywhere they are a tic. */
import type {Problem} from '../problems';
import {type Source, type SourceDocument, contentFolder} from '../readSite';
import {wordingSchema} from '../schemas';

/** The word in any case, with a plural of -s or -es. */
function pattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:e?s)?(?![\\p{L}\\p{N}])`, 'giu');
}

/** What a visitor reads of a page: without imports, keys of frontmatter and names of files. */
function visibleText({frontMatter, body}: SourceDocument): string {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, entry]) =>
      ['slug', 'keywords', 'file', 'emblem', 'backdrop'].includes(key) ? [] : texts(entry),
    );
  };
  return [...texts(frontMatter), body.replace(/^import .*$/gm, '')].join('\n');
}

/** Warns where a word stands more often on the pages of a language than its list allows. */
export function warnOfTics(source: Source): Problem[] {
  return source.locales.flatMap((locale) => {
    const parsed = wordingSchema.safeParse(source.wording[locale]);
    if (!parsed.success) return [];
    const text = source.documents
      .filter((document) => document.locale === locale && !document.id.startsWith('legal/'))
      .map(visibleText)
      .join('\n');
    return parsed.data.sparingly.flatMap(({word, atMost, reason}) => {
      const count = text.match(pattern(word))?.length ?? 0;
      if (count <= atMost) return [];
      return [
        {
          file: `${contentFolder(locale, source.defaultLocale)}/wording.yml`,
          field: 'sparingly',
          found: `the word “${word}” ${count} times on the whole site`,
          remedy: `At most ${atMost} please. ${reason}`,
        },
      ];
    });
  });
}
