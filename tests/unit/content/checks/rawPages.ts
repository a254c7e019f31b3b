/** Pages as a rule of the check reads them, made of a few lines, and what the rule says of them. */
import type {RawDocument} from '../../../../src/content/checks/raw';
import {splitFields} from '../../../../src/content/join';
import {kindOf} from '../../../../src/content/kinds';
import type {Problem} from '../../../../src/content/problems';

type Fields = Readonly<Record<string, unknown>>;

/** Which page it is: without more, the English `about`. */
type Page = {readonly id?: string; readonly locale?: string; readonly fields?: Fields};

/**
 * A page of one language. English is the original; the file is named by language and page (`es/about.mdx`), and the
 * text begins on its line 10.
 */
export function rawPage(
  body: string,
  {id = 'about', locale = 'en', fields = {}}: Page = {},
): RawDocument {
  const kind = kindOf(id);
  const frontMatter = {...fields};
  const own = {id, locale, kind, file: `${locale}/${id}.mdx`, body, bodyLine: 10, frontMatter};
  return locale === 'en'
    ? {...own, isOriginal: true, ...splitFields(kind, frontMatter)}
    : {...own, isOriginal: false, facts: {}, words: frontMatter};
}

/** A page in English and in Spanish, with fields of each language where it has any. */
export const inBoth = (
  english: string,
  spanish: string,
  {id = 'about', en = {}, es = {}}: {id?: string; en?: Fields; es?: Fields} = {},
): RawDocument[] => [
  rawPage(english, {id, fields: en}),
  rawPage(spanish, {id, locale: 'es', fields: es}),
];

/** What is said, a line each: `en/about.mdx:12 title | “six rules” over a list of 2 entries`. */
export const told = (problems: readonly Problem[]): string[] =>
  problems.map(({file, line, field, found}) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}${field && ` ${field}`} | ${found}`;
  });
