/** Names of files in a folder of pages. */
import {describe, expect, test} from 'vitest';

import {isHidden, isTooDeep, pageIdsIn} from '../../../../src/content/read/pageNames';
import {remedy, said, SPANISH} from './names';

describe('a name that is right, or another reader’s', () => {
  test.each([
    'about.mdx',
    'about-2.mdx',
    'about-copy.mdx',
    'gold.mdx',
    'programs/nuru-massage.mdx',
    'business.yml',
    'wording.yml',
    'Wording.yaml',
    'pictures/lamp.jpg',
    'Thumbs.db',
    'old/about.mdx',
    'copy/about.mdx',
  ])('%s', (name) => expect(said(name)).toBe('nothing'));

  test('a list of words in a translation', () =>
    expect(said('wording.yml', {folder: SPANISH})).toBe('nothing'));
});

describe('a file that is no page', () => {
  test.each(['notes.txt', 'lamp.jpg', 'programs/lamp.pdf', 'pictures.zip', 'README'])(
    '%s',
    (name) =>
      expect(said(name)).toBe(
        `docs/${name} | a file that is no page, which the site does not read`,
      ),
  );

  test('what to do with it', () =>
    expect(remedy('notes.txt')).toBe(
      'Pages end in .mdx. Write its words into one, or move the file out of this folder.',
    ));

  test.each([
    'about.mdx.orig',
    'about.mdx.rej',
    'about.mdx.BASE.123',
    'about.mdx.LOCAL.12.mdx',
    'about_REMOTE_123.mdx',
  ])('left when two versions were joined: %s', (name) => {
    expect(said(name)).toBe(`docs/${name} | a copy that was left when two versions were joined`);
    expect(remedy(name)).toBe('Delete it.');
  });

  test.each(['business.yml', 'gone.yaml', 'Business.yml', 'pictures/lamp.jpg'])(
    'facts in a translation: %s',
    (name) => {
      expect(said(name, {folder: SPANISH})).toBe(
        `${SPANISH}/${name} | facts or pictures in a translation, where nothing reads them`,
      );
      expect(remedy(name, {folder: SPANISH})).toBe(`Delete it: they stand once, in docs/${name}.`);
    },
  );

  test.each(['my-business.yml', 'business.yml.zip', 'old/pictures/lamp.jpg'])(
    'a file of another name in a translation: %s',
    (name) =>
      expect(said(name, {folder: SPANISH})).toBe(
        `${SPANISH}/${name} | a file that is no page, which the site does not read`,
      ),
  );
});

describe('a copy of a page', () => {
  test.each([
    'About.mdx',
    'Abóut.mdx',
    'about.md',
    'about.MDX',
    'about.mdx.txt',
    'about.markdown',
    'about (1).mdx',
    'about(2).mdx',
    'about 2.mdx',
    'about copy.mdx',
    'about_copy.mdx',
    'about (copy).mdx',
    'about - Copy.mdx',
    'about copy 2.mdx',
    'about (copia 2).mdx',
    'about.old.mdx',
    'about.backup2.mdx',
    'Copia de about.mdx',
    'copy of about.mdx',
  ])('%s', (name) =>
    expect(said(name)).toBe(`docs/${name} | the name "${name}", beside about.mdx`),
  );

  test('in a folder', () =>
    expect(said('programs/Copia de prana.mdx')).toBe(
      'docs/programs/Copia de prana.mdx | the name "programs/Copia de prana.mdx", beside programs/prana.mdx',
    ));

  test('what to do with it', () =>
    expect(remedy('About.mdx')).toBe(
      'Delete it, if it is a copy. Otherwise rename it: lower-case letters without accents, digits and hyphens only, and another name than about.mdx.',
    ));

  test.each(['about photocopy.mdx', 'about us.mdx', 'about2 x.mdx', 'about the copy of.mdx'])(
    'not %s',
    (name) => expect(said(name)).toBe(`docs/${name} | the name "${name}"`),
  );
});

describe('a copy of a folder', () => {
  test.each(['programs copy/prana.mdx', 'programs copy/old/notes.txt'])('%s', (name) => {
    expect(said(name)).toBe('docs/programs copy | a copy of the folder docs/programs');
    expect(remedy(name)).toBe('Delete it.');
  });

  test.each([
    ['of a folder that is not there', 'pages copy/x.mdx'],
    ['of a page of that name', 'about copy/x.mdx'],
    ['within a folder', 'lamps/programs copy/prana.mdx'],
    ['a page of that name', 'programs copy.mdx'],
    ['a folder called a copy of nothing', ' copy/prana.mdx'],
  ])('not %s', (_, name) => expect(said(name)).toBe(`docs/${name} | the name "${name}"`));
});

describe('a name that begins with a number', () => {
  test.each([
    ['01-about.mdx', 'about'],
    ['2.lamp.mdx', 'lamp'],
    ['3_home.mdx', 'home'],
    ['24-Hours.mdx', 'hours'],
    ['programs/01-prana.mdx', 'programs/prana'],
    ['01-programs/02-prana.mdx', 'programs/prana'],
  ])('%s', (name, plain) => {
    expect(said(name)).toBe(`docs/${name} | the name "${name}", which begins with a number`);
    expect(remedy(name)).toBe(
      `Rename the file to ${plain}.mdx: a number at the beginning is cut off.`,
    );
  });

  test('the page that is missing', () =>
    expect(said('01-about.mdx', {own: ['home']})).toBe(
      'docs/01-about.mdx | the name "01-about.mdx", which begins with a number → about',
    ));

  test.each(['about-2-you.mdx', '404.mdx', '2lamps.mdx'])('not %s', (name) =>
    expect(said(name)).toBe('nothing'),
  );
});

describe('which pages are named well', () => {
  test('in a folder', () => {
    const files = [
      ...[
        'home.mdx',
        'a-b2.mdx',
        '1a.mdx',
        'programs/prana.mdx',
        'Home.mdx',
        'a.md',
        'a--b.mdx',
        'lamp.jpg',
      ],
      ...['a-.mdx', '_x/a.mdx', 'programs/_y.mdx', '.a.mdx', 'Programs/a.mdx', 'a.mdx.orig'],
    ];
    expect(pageIdsIn({files, folders: []})).toEqual(['home', 'a-b2', '1a', 'programs/prana']);
  });

  test.each([
    ['_a', true],
    ['a/_b', true],
    ['.a/b', true],
    ['a/.b', true],
    ['a_b', false],
    ['a.b', false],
  ])('hidden or not: %s', (name, expected) => expect(isHidden(name)).toBe(expected));

  test.each([
    ['programs/a/b', true],
    ['masseuses/a/b', true],
    ['legal/a/b', true],
    ['programs/a', false],
    ['lamps/a/b', false],
  ])('too deep or not: %s', (id, expected) => expect(isTooDeep(id)).toBe(expected));
});
