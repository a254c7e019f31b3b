/** A new photo: its place in the gallery, and its words in every language. */
import {entriesOf} from '../../content/checks/raw';
import {TO_TRANSLATE, TO_WRITE} from '../../content/marks';
import {contentFolder} from '../../content/source';
import {PHOTO_CATEGORIES} from '../../content/vocabularies';
import {nameOf} from './fill';
import {intoList} from './insert';
import {type Desk, type Outcome, refuse} from './types';

const GALLERY = 'gallery.mdx';

/** The name of a file without its ending. */
const nameOfFile = (file: string): string => file.replace(/\.[^.]+$/, '');

/** A photo: a drawn stand-in, its entry in the gallery and its words in every language. */
export function newPhoto({source, read}: Desk, id: string): Outcome {
  const file = `${id}.jpg`;
  const taken = source.pictures.find((name) => nameOfFile(name) === id);
  if (taken) return refuse(`docs/pictures/${taken} exists already. Choose another name.`);
  const gallery = source.documents.find(
    (document) => document.id === 'gallery' && document.locale === source.defaultLocale,
  );
  const photos = entriesOf(gallery?.frontMatter.photos).map(({entry}) => entry);
  const same = photos.find((photo) => nameOfFile(String(photo.file)) === id);
  if (same) {
    return refuse(
      `docs/${GALLERY} has ${String(same.file)} already, as photo ${String(same.id)}. Put that picture into docs/pictures, or choose another name.`,
    );
  }
  const number = Math.max(0, ...photos.map((photo) => Number(photo.id) || 0)) + 1;
  const files: Record<string, string> = {};
  for (const locale of source.locales) {
    const isOriginal = locale === source.defaultLocale;
    const mark = isOriginal ? TO_WRITE : TO_TRANSLATE;
    const entry = [
      `id: ${number}`,
      ...(isOriginal ? [`file: ${file}`, 'category: common', 'focal: [50, 50]'] : []),
      `title: "${mark} ${nameOf(id)}"`,
      `description: "${mark} One short line under the title"`,
      `alt: "${mark} What is seen in ${nameOf(id)}, for those who cannot see it"`,
    ].join('\n');
    const name = `${contentFolder(locale, source.defaultLocale)}/${GALLERY}`;
    const text = intoList(read(name) ?? '', 'photos', entry);
    if (text === undefined) return refuse(`${name} has no list "photos" to put the entry into.`);
    files[name] = text;
  }
  return {
    files,
    picture: `docs/pictures/${file}`,
    left: [
      `put the photograph in place of the drawn stand-in, docs/pictures/${file} (960 pixels wide at least)`,
      `choose category (${PHOTO_CATEGORIES.join(', ')}) and focal (the point that stays in view, percent from left and top) of photo ${number} in docs/${GALLERY}`,
      'when all is written, check once more: texts that count the photos are told then',
    ],
  };
}
