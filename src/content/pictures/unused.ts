/** Originals that nothing shows: left behind, or not yet entered where they belong. */
import type {Problem} from '../problems';
import type {Source, SourceDocument} from '../source';
import {isEmblem, isUsable, plainPicture} from './names';
import {PICTURES_FOLDER} from './originals';
import {REQUIRED} from './required';
import {usesOf} from './uses';

/** Warns of pictures in docs/pictures that no page names and no component shows. */
export function warnOfPictures(source: Source): Problem[] {
  // What a gallery that cannot be read shows is not known.
  const isGallery = ({id, locale}: SourceDocument): boolean =>
    id === 'gallery' && locale === source.defaultLocale;
  if (!source.documents.some(isGallery)) return [];
  const named = new Set(usesOf(source).map(({picture}) => picture));
  return (
    source.pictures
      // One under a name that it cannot have is told as a mistake.
      .filter((name) => isUsable(name) && plainPicture(name) === name)
      .filter((name) => !named.has(`${PICTURES_FOLDER}/${name}`))
      .filter((name) => {
        const bare = name.replace(/\.[^.]+$/, '');
        return !REQUIRED.includes(bare) && !isEmblem(bare);
      })
      .map((name) => ({
        file: `${PICTURES_FOLDER}/${name}`,
        field: '',
        found: 'a picture that nothing shows',
        remedy: 'Add an entry for it in docs/gallery.mdx and its translations, or delete it.',
      }))
  );
}
