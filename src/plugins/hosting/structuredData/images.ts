/** Which photos a page shows of the house, and what is said about a photo. */
import type {ImageObjectLeaf} from 'schema-dts';

import {type HeroPicture, heroOf} from '../../../content/derive';
import type {Photo, Program} from '../../../content/types';
import type {ImageFile, PageContext} from './context';

/** Every photo of the gallery. */
const galleryOf = ({content}: PageContext): Photo[] =>
  content.pages.flatMap(({photos = []}) => photos);

/** A published picture with its full address. */
function published({site, imageOf}: PageContext, file: string): ImageFile | undefined {
  const image = imageOf(file);
  return image && {...image, url: site.url + image.url};
}

/** The photos that a page names in its facts: behind its hero, its rooms, its facilities. */
export function photosOfPage(context: PageContext): ImageFile[] {
  const page = context.content.pages.find(({documentId}) => documentId === context.route.id);
  if (!page) return [];
  const photos = galleryOf(context);
  const {rooms = [], facilities = []} = page;
  const numbers = [...rooms.map((room) => room.photo), ...facilities];
  const shown = [
    heroOf(page, photos),
    ...numbers.map((number) => photos.find(({id}) => id === number)),
  ];
  const files = new Set(shown.flatMap((photo) => (photo ? [photo.file] : [])));
  return [...files].flatMap((file) => published(context, file) ?? []);
}

/** The picture behind a program's name, with its words; undefined where it has none. */
export function heroNode(context: PageContext, program: Program): ImageObjectLeaf | undefined {
  const hero = heroOf(program, galleryOf(context));
  return hero && imageNode(context, {title: program.name, ...hero});
}

/** One photo with its words. */
export function imageNode(
  context: PageContext,
  photo: HeroPicture & Partial<Pick<Photo, 'title'>>,
): ImageObjectLeaf | undefined {
  const image = published(context, photo.file);
  return (
    image && {
      '@type': 'ImageObject',
      contentUrl: image.url,
      width: {'@type': 'QuantitativeValue', value: image.width, unitCode: 'E37'},
      height: {'@type': 'QuantitativeValue', value: image.height, unitCode: 'E37'},
      ...(photo.title && {name: photo.title}),
      caption: photo.alt,
    }
  );
}
