/** Originals that nothing shows. */
import {describe, expect, test} from 'vitest';

import {warnOfPictures} from '../../../../src/content/pictures/unused';
import {siteWithout, validSite} from '../fixtureSite';

const warned = (...pictures: string[]): string[] =>
  warnOfPictures({...validSite(), pictures}).map(({file}) => file);

test('a picture that no page names', () =>
  expect(warnOfPictures({...validSite(), pictures: ['key.jpg', 'lamp.jpg']})).toEqual([
    {
      file: 'docs/pictures/lamp.jpg',
      field: '',
      found: 'a picture that nothing shows',
      remedy: 'Add an entry for it in docs/gallery.mdx and its translations, or delete it.',
    },
  ]));

test('the same name with another extension', () =>
  expect(warned('key.png')).toEqual(['docs/pictures/key.png']));

describe('nothing is said of', () => {
  test.each([
    ['what a page names', 'key.jpg'],
    ['what components show', 'orchid.jpg'],
    ['a cloth', 'satin/ivory.png'],
    ['an emblem', 'emblem/fan.jpg'],
    ['what cannot be shown', 'notes.txt'],
    ['a name that it cannot have', 'Old Lamp.jpg'],
  ])('%s', (_, picture) => expect(warned(picture)).toEqual([]));

  test('a site whose gallery is not known', () => {
    const pictures = ['lamp.jpg'];
    expect(warnOfPictures({...siteWithout('en', 'gallery'), pictures})).toEqual([]);
    expect(warnOfPictures({...siteWithout('es', 'gallery'), pictures})).toHaveLength(1);
    expect(warnOfPictures({...siteWithout('en', 'home'), pictures})).toHaveLength(1);
  });
});
