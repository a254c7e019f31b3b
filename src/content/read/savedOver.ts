/** A page that was saved over another one, or over its own translation: one mistake, and not one a field. */
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import type {Released} from './released';
import type {SourceDocument} from '../source';

/** A page's text has at least so many signs: shorter ones may be alike. */
const LEAST = 200;

/** What tells an original from its translations: its facts. */
const hasFacts = ({frontMatter}: SourceDocument): boolean => frontMatter.kind !== undefined;

/** The other page of the same language whose text and address a page has, against the last release. */
function otherPage(
  document: SourceDocument,
  documents: readonly SourceDocument[],
  released: Released | undefined,
): SourceDocument | undefined {
  const {id, locale, body, frontMatter} = document;
  const addressOf = (page: string): string | undefined => released?.[locale]?.[page]?.[0];
  const slug = frontMatter.slug;
  if (typeof slug !== 'string' || addressOf(id) === undefined || addressOf(id) === slug)
    return undefined;
  return documents.find(
    (other) =>
      other !== document &&
      other.locale === locale &&
      other.body.trim() === body.trim() &&
      other.frontMatter.slug === slug &&
      addressOf(other.id) === slug,
  );
}

/** The page of another language that a page without any translation was copied from. */
function copiedFrom(
  document: SourceDocument,
  documents: readonly SourceDocument[],
  defaultLocale: string,
): SourceDocument | undefined {
  if (documents.some(({id, locale}) => id === document.id && locale !== document.locale))
    return undefined;
  // Of two that have no other, the one whose facts are not its own: the original has them, a translation has none.
  const isOriginal = document.locale === defaultLocale;
  const isOther = ({locale}: SourceDocument): boolean =>
    isOriginal ? !hasFacts(document) : locale !== defaultLocale || hasFacts(document);
  return documents.find(
    (other) =>
      isOther(other) &&
      other.locale !== document.locale &&
      other.body.trim() === document.body.trim() &&
      hasFacts(other) === hasFacts(document),
  );
}

/**
 * Pages that hold another language's file, or another page's of their own, with that file. They say
 * nothing of what stood there.
 */
export function savedOver(
  documents: readonly SourceDocument[],
  defaultLocale: string,
  released: Released | undefined,
): {kept: readonly SourceDocument[]; problems: readonly Problem[]} {
  const originals = new Map(
    documents.filter(({locale}) => locale === defaultLocale).map((one) => [one.id, one]),
  );
  const over = new Map<SourceDocument, string>();
  const strays = new Map<SourceDocument, string>();
  for (const document of documents) {
    const original = originals.get(document.id);
    const text = document.body.trim();
    if (text.length < LEAST || isMarked(text)) continue;
    const other = otherPage(document, documents, released);
    if (other) over.set(document, other.file);
    const stray = copiedFrom(document, documents, defaultLocale);
    if (stray) strays.set(document, stray.file);
    if (!original || original === document) continue;
    if (original.body.trim() !== text) continue;
    // With its facts, the original's file came; without them, the translation's.
    if (hasFacts(document)) over.set(document, original.file);
    else if (!hasFacts(original)) over.set(original, document.file);
  }
  return {
    kept: documents.filter((document) => !over.has(document) && !strays.has(document)),
    problems: [
      ...[...over].map(([{file}, other]) => ({
        file,
        field: '',
        found: `the file ${other}, which was saved over this one`,
        remedy: `Bring back what stood here: git checkout -- ${file}`,
      })),
      ...[...strays].map(([{file}, other]) => ({
        file,
        field: '',
        found: `a copy of ${other}`,
        remedy: 'Delete it: nothing reads the words of that language here.',
      })),
    ],
  };
}
