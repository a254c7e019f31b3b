/** Legal texts in translation, each with the original that it follows. */
import {type RawDocument, originalsOf} from '../raw';

type LegalTwin = {readonly document: RawDocument; readonly original: RawDocument};

export function legalTwins(documents: readonly RawDocument[]): readonly LegalTwin[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document): LegalTwin[] => {
    const original = originals.get(document.id);
    return document.kind === 'legal' && original && original !== document
      ? [{document, original}]
      : [];
  });
}
