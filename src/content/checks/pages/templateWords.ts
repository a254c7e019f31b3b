/** Words of docs/_templates that were left as they are in a page that was copied from there by hand. */
import {readFrontMatter} from '../../read/frontMatter';
import {remembered} from '../../remember';
import {inQuotes} from '../../language/wordCounts';
import {kindOf} from '../../kinds';
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {type Text, textsOf} from '../../texts';
import {splitFields} from '../../join';
import type {RawDocument} from '../raw';

/** Fields whose words in a template may well be those of a page: the plain facts of lists. */
const MAY_BE_RIGHT = /^(?:keywords|features|finish|tiers|specialties|personality)\b/;
const IS_NAME = /^Example(?![A-Za-zÀ-ɏ])/u;
/** Shorter paragraphs may be anybody’s. */
const SHORTEST = 8;

/** The id that a page made from each template has. */
const IDS: Readonly<Record<string, string>> = {
  page: 'example',
  program: 'programs/example',
  masseuse: 'masseuses/example',
};

const isOfTemplate = ({field, text}: Text): boolean =>
  IS_NAME.test(text) || (!MAY_BE_RIGHT.test(field) && text.length >= SHORTEST);

/** What the templates say, by which their copies are known. */
const wordsOf = remembered((templates: Readonly<Record<string, string>>): ReadonlySet<string> => {
  const texts = Object.entries(templates).flatMap(([name, text]): Text[] => {
    const id = IDS[name];
    const read = readFrontMatter(text, id);
    if (id === undefined || 'found' in read) return [];
    const {fields: frontMatter, body, bodyLine} = read;
    const kind = kindOf(id);
    const document: RawDocument = {
      id,
      locale: 'en',
      file: `docs/_templates/${name}.mdx`,
      frontMatter,
      body,
      bodyLine,
      kind,
      isOriginal: true,
      ...splitFields(kind, frontMatter),
    };
    return textsOf(document);
  });
  return new Set(texts.filter(isOfTemplate).map(({text}) => text.trim()));
});

/** Most of the words are named, and the others counted. */
const MOST = 4;

/** Names pages with words of a template, each once; those with the mark of words to be written are told as that. */
export function checkTemplateWords(
  {templates}: Source,
  documents: readonly RawDocument[],
): Problem[] {
  if (!templates) return [];
  const words = wordsOf(templates);
  return documents.flatMap((document): Problem[] => {
    const left = textsOf(document).filter(
      (text) => isOfTemplate(text) && words.has(text.text.trim()),
    );
    const [first] = left;
    if (!first) return [];
    const texts = [...new Set(left.map(({text}) => text.trim()))];
    const more = texts.length > MOST ? ` and ${texts.length - MOST} more` : '';
    const {slug} = document.words;
    const address = typeof slug === 'string' && /\/example$/.test(slug) ? ', and an address' : '';
    return [
      {
        file: document.file,
        field: first.field,
        line: first.line,
        found: `words of the template that this page was made from: ${inQuotes(texts.slice(0, MOST))}${more}`,
        remedy: `Write the page’s own words${address} in their place.`,
      },
    ];
  });
}
