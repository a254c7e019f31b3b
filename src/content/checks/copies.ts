/** Whole pages that stand there twice: one mistake, and not one for each sentence. */
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import {type Source, type SourceDocument, languageCounts} from '../source';

/** A page's text has at least so many signs: shorter ones may be alike. */
const LEAST = 200;

/** Pages whose text is that of another page of their language, with that page's file. */
function copiesIn({documents}: Source): Map<SourceDocument, string> {
  const languages = languageCounts(documents);
  const byText = new Map<string, SourceDocument[]>();
  for (const document of documents) {
    const text = document.body.trim();
    // Two pages that a command has made are alike until they are written.
    if (text.length < LEAST || isMarked(text)) continue;
    const key = `${document.locale} ${text}`;
    byText.set(key, [...(byText.get(key) ?? []), document]);
  }
  const copies = new Map<SourceDocument, string>();
  for (const alike of byText.values()) {
    if (alike.length < 2) continue;
    // The page that more languages have was there first.
    const [first, ...others] = [...alike].sort(
      (a, b) => (languages.get(b.id) ?? 0) - (languages.get(a.id) ?? 0),
    );
    for (const other of others) copies.set(other, first?.file ?? '');
  }
  return copies;
}

/** The source without the pages that are copies, and what to say of each of these. */
export function withoutCopies(source: Source): {source: Source; problems: Problem[]} {
  const copies = copiesIn(source);
  if (copies.size === 0) return {source, problems: []};
  return {
    source: {...source, documents: source.documents.filter((document) => !copies.has(document))},
    problems: [...copies].map(([{file}, original]) => ({
      file,
      field: '',
      found: `the whole text of ${original}`,
      remedy: `One of the two was pasted over the other, or is a copy: put back that one’s own words, or delete the copy.`,
    })),
  };
}
