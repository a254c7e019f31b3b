/** Which page a file was meant to be by its name. */
import {describe, expect, test} from 'vitest';

import {misnamed} from '../../../../src/content/read/pageNames';
import {around, type Names, remedy, said, SPANISH} from './names';

const HOME: Names = {own: ['home']};
const RULE =
  'lower-case letters without accents, digits and hyphens only; the same name in every language.';

describe('the name of a page that is missing', () => {
  test.each([
    ['with blanks and a capital', 'About us.mdx', ['home', 'about', 'gallery'], 'about'],
    ['as it is, but for its capital', 'About.mdx', ['home', 'about', 'abouts'], 'about'],
    ['the only one', 'Lámpara.mdx', ['home', 'about'], 'about'],
  ])('%s', (_, name, wanted, id) => {
    expect(said(name, {...HOME, wanted})).toBe(`docs/${name} | the name "${name}" → ${id}`);
    expect(remedy(name, {...HOME, wanted})).toBe(`Rename the file to ${id}.mdx: ${RULE}`);
  });

  test('none of several', () => {
    const names = {...HOME, wanted: ['home', 'about', 'gallery']};
    expect(said('Lámpara.mdx', names)).toBe('docs/Lámpara.mdx | the name "Lámpara.mdx"');
    expect(remedy('Lámpara.mdx', names)).toBe(`Rename the file: ${RULE}`);
  });

  test('with another extension', () => {
    expect(said('about.md', HOME)).toBe('docs/about.md | the extension ".md" → about');
    expect(remedy('about.md', HOME)).toBe(
      'Rename the file to about.mdx, or move it out of this folder.',
    );
  });

  test('notes with another extension', () => {
    expect(said('My notes.md')).toBe('docs/My notes.md | the extension ".md"');
    expect(remedy('My notes.md')).toBe(
      'Rename the file to my-notes.mdx, or move it out of this folder.',
    );
  });
});

describe('a page in the folder of others', () => {
  test('one that is missing elsewhere', () => {
    expect(said('legal/about.mdx', HOME)).toBe(
      'docs/legal/about.mdx | a page outside its folder → about',
    );
    expect(remedy('legal/about.mdx', HOME)).toBe('Move it to docs/about.mdx.');
    expect(misnamed('legal/about.mdx', around(HOME))?.isMoved).toBe(true);
  });

  test('one that is missing in two places', () =>
    expect(said('about.mdx', {own: ['about'], wanted: ['legal/about', 'programs/about']})).toBe(
      'nothing',
    ));

  test.each([
    ['too deep', ['home'], ' → programs/prana'],
    ['too deep, where its place is taken', ['programs/prana'], ''],
  ])('%s', (_, own, id) => {
    expect(said('programs/old/prana.mdx', {own})).toBe(
      `docs/programs/old/prana.mdx | a page outside its folder${id}`,
    );
    expect(remedy('programs/old/prana.mdx', {own})).toBe(
      'Move it to docs/programs/prana.mdx, or delete it in every language.',
    );
  });
});

describe('a translation without an original', () => {
  const es = (own: readonly string[], wanted: readonly string[]): Names => ({
    folder: SPANISH,
    own,
    wanted,
  });

  test.each([
    ['near the one that lacks its translation', 'abuot', es(['abuot'], ['about', 'gallery'])],
    ['the only one, for the only one that lacks it', 'sobre', es(['sobre'], ['about'])],
  ])('%s', (_, id, names) => {
    expect(said(`${id}.mdx`, names)).toBe(
      `${SPANISH}/${id}.mdx | a translation without an original → about`,
    );
    expect(remedy(`${id}.mdx`, names)).toBe(
      'Did you mean about? Rename this file to about.mdx: it is called as its original, docs/about.mdx.',
    );
  });

  test('a second one of a page in another folder', () => {
    const names = es(['prana', 'programs/prana'], ['programs/prana']);
    expect(said('prana.mdx', names)).toBe(
      `${SPANISH}/prana.mdx | a translation without an original`,
    );
    expect(remedy('prana.mdx', names)).toBe(
      `Delete it: docs/programs/prana.mdx is translated in ${SPANISH}/programs/prana.mdx.`,
    );
  });

  test.each([
    ['two pages lack theirs', es(['sobre'], ['about', 'gallery'])],
    ['two translations are strange', es(['sobre', 'otra'], ['about'])],
    ['no page lacks its translation', es(['sobre', 'home'], ['home'])],
    [
      'two pages have its name',
      es(['sobre', 'legal/sobre', 'programs/sobre'], ['legal/sobre', 'programs/sobre']),
    ],
  ])('nothing is said where %s', (_, names) => expect(said('sobre.mdx', names)).toBe('nothing'));
});

describe('an original under a new name', () => {
  const RENAMED: Names = {
    own: ['home', 'programs/lamp'],
    wanted: ['home', 'programs/prana'],
    listed: ['home', 'programs/prana'],
  };

  test('is told', () => {
    expect(said('programs/lamp.mdx', RENAMED)).toBe(
      'docs/programs/lamp.mdx | a page that its translation and sidebars.ts call programs/prana → programs/prana',
    );
    expect(remedy('programs/lamp.mdx', RENAMED)).toBe(
      'Rename it to docs/programs/prana.mdx: everything else refers to that name.',
    );
  });

  test.each<[string, Names]>([
    [
      'among other new pages, if its name is near',
      {
        own: ['programs/pranas', 'programs/moon'],
        wanted: ['programs/prana'],
        listed: ['programs/prana'],
      },
    ],
    ['with another new page in another folder', {...RENAMED, own: ['programs/pranas', 'legal/x']}],
    [
      'with another page that sidebars.ts lists',
      {
        ...RENAMED,
        own: ['programs/pranas', 'programs/moon'],
        listed: ['programs/prana', 'programs/moon'],
      },
    ],
  ])('%s', (_, names) =>
    expect(said('programs/pranas.mdx', names)).toBe(
      'docs/programs/pranas.mdx | a page that its translation and sidebars.ts call programs/prana → programs/prana',
    ),
  );

  test.each<[string, Names]>([
    [
      'sidebars.ts has its new name',
      {
        ...RENAMED,
        listed: ['home', 'programs/lamp', 'programs/prana'],
        own: ['home', 'programs/lamp', 'programs/moon'],
      },
    ],
    ['sidebars.ts has no page that is missing', {...RENAMED, listed: ['home']}],
    [
      'the other name stands in another folder',
      {...RENAMED, wanted: ['home', 'legal/prana'], listed: ['home', 'legal/prana']},
    ],
    ['another page is new as well', {...RENAMED, own: ['programs/lamp', 'programs/moon']}],
    [
      'two pages are missing',
      {...RENAMED, wanted: ['programs/a', 'programs/b'], listed: ['programs/a', 'programs/b']},
    ],
  ])('nothing is said where %s', (_, names) =>
    expect(said('programs/lamp.mdx', names)).toBe('nothing'),
  );
});
