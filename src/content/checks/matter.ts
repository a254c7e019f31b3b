/** What the checks between files look at. */
import {codeTexts} from '../codeTexts';
import {isMarked} from '../marks';
import type {Problem} from '../problems';
import type {Source} from '../source';
import {type Text, textsOf} from '../texts';
import {purposeTexts} from './facts/business';
import {withoutCopies} from './pages/copies';
import {twinTexts} from '../twinTexts';
import {type RawDocument, rawDocuments} from './raw';

export type Matter = {
  /** What was read, but for pages that were pasted over others. */
  readonly source: Source;
  /** The pasted pages, each as one mistake. */
  readonly copies: readonly Problem[];
  /** The same pages with the marks of words that are still to be written. */
  readonly typed: Source;
  readonly documents: readonly RawDocument[];
  readonly typedDocuments: readonly RawDocument[];
  /** Words of components. */
  readonly components: readonly Text[];
  /** Every text that visitors read and somebody has written. */
  readonly texts: readonly Text[];
  /** The original of each text of a translation that has one. */
  readonly twins: ReadonlyMap<Text, Text>;
};

/** `marked` is the source with the marks of words still to be written, which are not judged yet. */
export function matterOf(all: Source, marked: Source): Matter {
  const {source, problems: copies} = withoutCopies(all);
  const {written: typed} = withoutCopies(marked);
  const typedDocuments = rawDocuments(typed);
  const isWritten = ({text}: Text): boolean => !isMarked(text);
  const components = codeTexts(source).filter(isWritten);
  const texts = [
    ...typedDocuments.flatMap(textsOf).filter(isWritten),
    ...components,
    ...purposeTexts(source).filter(isWritten),
  ];
  return {
    source,
    copies,
    typed,
    documents: rawDocuments(source),
    typedDocuments,
    components,
    texts,
    twins: twinTexts(typedDocuments, components, source.defaultLocale),
  };
}
