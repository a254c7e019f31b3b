/** Addresses that moved, vanished, or are claimed twice. */
import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {formatReleased, parseReleased, releasedFrom} from '../../../src/content/read/released';
import type {Source} from '../../../src/content/source';
import {siteWith, validSite} from './fixtureSite';

const released = releasedFrom(createCatalogue(validSite()).catalogue?.routes ?? []);
const told = (source: Source): string[] =>
  createCatalogue(source).problems.map(
    ({file, field, found, remedy}) => `${file} ${field}: ${found}. ${remedy}`,
  );
const page = 'gallery';
const moved = (more: object = {}) => ({
  ...siteWith('en', page, {slug: '/rooms', ...more}),
  released,
});

test('the file of a release reads as it was written', () => {
  expect(parseReleased(formatReleased(released))).toEqual(released);
  expect(released.es?.gallery).toEqual(['/galeria']);
  for (const broken of ['', '[]', '{"en": []}', '{"en": {"a": "/a"}}', '{"en": {"a": [1]}}']) {
    expect(parseReleased(broken)).toBeUndefined();
  }
});

test('a site that has not moved has nothing to say', () =>
  expect(told({...validSite(), released})).toEqual([]));
test('nor has one that was never released', () =>
  expect(told({...moved(), released: undefined as never})).toEqual([]));

describe('a page with a new address', () => {
  test('asks for the old one, and says what to write', () => {
    expect(told(moved())).toEqual([
      'docs/gallery.mdx slug: nothing that leads from /gallery, an address of this page in the last release. Write formerly: [/gallery] in the line below slug, so that its visitors find the page, or write - /gallery under "gone:" in docs/gone.yml, a new file.',
    ]);
  });
  test('is content with what it asked for', () =>
    expect(told(moved({formerly: ['/gallery']}))).toEqual([]));
  test('asks for it in the place of one with a slip in it', () =>
    expect(told(moved({formerly: ['/galery', '/older']})).join()).toContain(
      'Write formerly: [/older, /gallery] in its place',
    ));
  test('is content when the address is given up', () =>
    expect(told({...moved(), gone: {gone: ['/gallery']}})).toEqual([]));

  test('is wanted under its name: a list alone is told so, and read all the same', () =>
    expect(told({...moved(), gone: ['/gallery']})).toEqual([
      'docs/gone.yml : a list without its name. Write “gone:” in a line of its own above the list.',
    ]));
  test('is wanted in one list for all languages', () =>
    expect(told({...moved(), gone: {gone: {en: ['/gallery']}}})).toContain(
      'docs/gone.yml gone: names in the list, en. Write one address in each line: “  - /old”, and “  - /es/old” for one in Spanish.',
    ));
  test('leads on for every release to come', () => {
    const {catalogue} = createCatalogue(moved({formerly: ['/gallery']}));
    const next = releasedFrom(catalogue?.routes ?? []);
    expect(next.en?.gallery).toEqual(['/rooms', '/gallery']);
    expect(told({...moved(), released: next}).join()).toContain('nothing that leads from /gallery');
  });
  test('is the same in a translation, with the language in "gone" only', () => {
    const [message = ''] = told({...siteWith('es', page, {slug: '/salas'}), released});
    expect(message).toContain('Write formerly: [/galeria]');
    expect(message).toContain('- /es/galeria under "gone:"');
  });
});

test('a page that was deleted is asked after in every language, and its place may be taken', () => {
  const more = {...released, en: {...released.en, old: ['/old']}};
  expect(told({...validSite(), released: more}).join()).toContain(
    'no line for /old, where the last release had the page old',
  );
  expect(told({...siteWith('en', page, {formerly: ['/old']}), released: more})).toEqual([]);
});

test('a language that was given up takes one line', () => {
  const more = {...released, fr: released.es ?? {}};
  expect(told({...validSite(), released: more})).toHaveLength(1);
  expect(told({...validSite(), released: more, gone: {gone: ['/fr/*']}})).toEqual([]);
});

describe('a former address', () => {
  test.each([
    ['the page’s own', ['/gallery'], 'the page’s own address'],
    ['another page’s', ['/'], 'where docs/home.mdx stands now'],
    ['one without a slash', ['old'], 'Write an address such as /old-name'],
    ['one with capitals', ['/Old'], 'Write an address such as /old-name'],
    ['the same twice', ['/old', '/old'], 'which docs/gallery.mdx names already'],
    ['none', [], 'at least 1 entry'],
  ])('%s', (_, formerly, message) =>
    expect(told(siteWith('en', page, {formerly})).join('\n')).toContain(message),
  );

  test('that two pages name', () => {
    const site = siteWith('en', page, {formerly: ['/old']});
    const both = {
      ...site,
      documents: site.documents.map((document) =>
        document.id === 'home' && document.locale === 'en'
          ? {...document, frontMatter: {...document.frontMatter, formerly: ['/old']}}
          : document,
      ),
    };
    expect(told(both).join()).toContain('names already');
  });
});

test.each([
  ['a language', '/es/rooms', 'below /es, which belongs to a language'],
  ['pictures', '/pictures/rooms', 'below /pictures, which belongs to files of the site'],
  ['a page, as its own file', '/casting/index', 'which belongs to files of the site'],
])('a former address cannot lie in the folder of %s', (_, former, message) => {
  const site = {
    ...siteWith('en', page, {formerly: [former]}),
    reserved: ['es', 'pictures'],
  };
  expect(told(site)).toEqual([
    `docs/gallery.mdx formerly[0]: ${JSON.stringify(former)}, ${message}. Delete this entry: nothing can lead away from there. An address that is gone for good stands in docs/gone.yml.`,
  ]);
});

test('a former address may lie where the original’s language was a folder, which is none now', () => {
  const site = siteWith('en', page, {formerly: ['/en/rooms', '/en']});
  expect(told({...site, reserved: ['en', 'es']})).toEqual([]);
});

describe('what is gone', () => {
  test('may be nothing any more', () => {
    expect(told({...validSite(), gone: {gone: null}})).toEqual([]);
    expect(told({...validSite(), gone: {gone: []}})).toEqual([]);
  });
  test.each([
    ['an address in use', {gone: ['/gallery']}, 'which docs/gallery.mdx uses'],
    ['an address twice', {gone: ['/old', '/old']}, 'for the second time'],
    ['something that is no address', {gone: ['old page']}, 'Write an address from the root'],
    ['another field', {gonne: []}, 'Did you mean gone?'],
    ['nothing', null, 'docs/gone.yml'],
  ])('%s', (_, gone, message) =>
    expect(told({...validSite(), gone}).join('\n')).toContain(message),
  );
});
