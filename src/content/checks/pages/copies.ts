/** Whole pages that stand there twice: one mistake, and not one for each sentence. */
import {isMarked} from '../../marks';
import {groupedBy} from '../../groupedBy';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import {type Source, type SourceDocument, languageCounts} from '../../source';

/** A page's text has at least so many signs: shorter ones may be alike. */
const LEAST = 200;

const namesItself = ({frontMatter: {name}, body}: SourceDocument): boolean =>
  typeof name === 'string' && name.trim() !== '' && body.includes(name.trim());

/** Pages whose text is that of another page of their language, with that page. */
function copiesIn({documents, released}: Source): Map<SourceDocument, SourceDocument> {
  const languages = languageCounts(documents);
  const wasReleased = ({locale, id}: SourceDocument): boolean =>
    released?.[locale]?.[id] !== undefined;
  const byText = groupedBy(
    // Two pages that a command has made are alike until they are written.
    documents.filter(({body}) => body.trim().length >= LEAST && !isMarked(body)),
    // Who copies a page changes its names at once.
    ({locale, body}) => `${locale} ${body.trim().replace(/\p{Lu}\p{L}*/gu, '')}`,
  );
  const copies = new Map<SourceDocument, SourceDocument>();
  for (const alike of byText.values()) {
    if (alike.length < 2) continue;
    // The page of the last release was there first, and the one that more languages have; a text that
    // names its own page stands where it belongs.
    const [first, ...others] = [...alike].sort(
      (a, b) =>
        Number(wasReleased(b)) - Number(wasReleased(a)) ||
        (languages.get(b.id) ?? 0) - (languages.get(a.id) ?? 0) ||
        Number(namesItself(b)) - Number(namesItself(a)),
    );
    if (first) for (const other of others) copies.set(other, first);
  }
  return copies;
}

type WithoutCopies = {
  /** Without files that are copies from their first line to the last: nothing in them is their own. */
  readonly source: Source;
  /** Besides without pages whose text alone was pasted: their facts are their own, their words are not. */
  readonly written: Source;
  readonly problems: readonly Problem[];
};

/** The source without the pages that are copies, and what to say of each of these; looked for once a source. */
export const withoutCopies = remembered((source: Source): WithoutCopies => {
  const copies = copiesIn(source);
  if (copies.size === 0) return {source, written: source, problems: []};
  const without = (isLeftOut: (document: SourceDocument) => boolean): Source => ({
    ...source,
    documents: source.documents.filter((document) => !isLeftOut(document)),
  });
  const fields = ({frontMatter}: SourceDocument): string => JSON.stringify(frontMatter);
  const isWhole = (document: SourceDocument): boolean => {
    const original = copies.get(document);
    return original !== undefined && fields(document) === fields(original);
  };
  return {
    source: without(isWhole),
    written: without((document) => copies.has(document)),
    problems: [...copies].map(([{file}, original]) => ({
      file,
      field: '',
      found: `the whole text of ${original.file}`,
      remedy: `One of the two was pasted over the other, or is a copy: put back that one’s own words, or delete the copy.`,
    })),
  };
});
