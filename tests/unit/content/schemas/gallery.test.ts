/** Photos of the gallery: what their facts and words take. */
import {describe, expect, test} from 'vitest';

import {galleryFacts, galleryWords} from '../../../../src/content/schemas/gallery';
import {PAGE_WORDS, letters, refusedOf} from './takes';

describe('the gallery', () => {
  const PHOTO = {id: 1, file: 'key.jpg', category: 'reception', focal: [50, 50]};
  const OF_PHOTO = {id: 1, title: letters(40), description: letters(80), alt: letters(20)};
  const facts = refusedOf(galleryFacts, {kind: 'page'});
  const own = refusedOf(galleryWords, PAGE_WORDS);

  test.each<[string, unknown, string[]]>([
    ['a photo', [PHOTO], []],
    ['a tall one', [{...PHOTO, span: 'tall'}], []],
    ['no photo', [], ['photos']],
    ['a category that is none', [{...PHOTO, category: 'rooms'}], ['photos.0.category']],
    ['another span', [{...PHOTO, span: 'high'}], ['photos.0.span']],
    ['no number', [{...PHOTO, id: 'a'}], ['photos.0.id']],
    ['words', [{...PHOTO, title: 'The key'}], ['photos.0']],
  ])('%s', (_, photos, fields) => expect(facts({photos})).toEqual(fields));

  test.each<[string, unknown, string[]]>([
    ['words of a photo', [OF_PHOTO], []],
    ['no photo', [], ['photos']],
    ['a long title', [{...OF_PHOTO, title: letters(41)}], ['photos.0.title']],
    ['a long line', [{...OF_PHOTO, description: letters(81)}], ['photos.0.description']],
    ['what is seen, too short', [{...OF_PHOTO, alt: 'A key'}], ['photos.0.alt']],
  ])('in words: %s', (_, photos, fields) => expect(own({photos})).toEqual(fields));
});
