/** The photos of a page: behind its head, and behind its last call; and the picture of its own, which is no other page’s. */
import type {Problem} from '../../problems';
import {type RawDocument, isFields, isWhole} from '../raw';

/** Names pages that begin and end with the same photo. */
export function sameHeadAndEnd(documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(({file, isOriginal, facts: {photo, closingPhoto}}) =>
    isOriginal && isWhole(photo) && photo === closingPhoto
      ? [
          {
            file,
            field: 'closingPhoto',
            found: `${photo}, which is the photo of its head as well`,
            remedy: 'Write the number of another photo of docs/gallery.mdx.',
          },
        ]
      : [],
  );
}

/** Names programs whose head shows the picture of another one, as a copied line leaves it. */
export function sharedHeroes(documents: readonly RawDocument[]): Problem[] {
  const originals = documents.filter(({isOriginal, kind}) => isOriginal && kind === 'program');
  const heroOf = ({facts}: RawDocument): unknown =>
    isFields(facts.hero) ? facts.hero.file : undefined;
  const isItsOwn = (document: RawDocument): boolean =>
    `programs/${String(heroOf(document))}`.startsWith(`${document.id}.`);
  return originals.flatMap((document): Problem[] => {
    const name = heroOf(document);
    const others = originals.filter((one) => one !== document && heroOf(one) === name);
    const other = others.find(isItsOwn) ?? others[0];
    if (name === undefined || !other || isItsOwn(document)) return [];
    // Of two with a picture that is called like neither, the second is told.
    if (!isItsOwn(other) && originals.indexOf(other) > originals.indexOf(document)) return [];
    const found = `${JSON.stringify(name)}, which is the picture of ${other.file}`;
    const remedy = 'Name this program’s own picture, which its heroAlt describes.';
    return [{file: document.file, field: 'hero.file', found, remedy}];
  });
}
