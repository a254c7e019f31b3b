/** Pages that hold another page's file, or the one of another language. */
import {describe, expect, test} from 'vitest';

import {savedOver} from '../../../../src/content/read/savedOver';
import type {SourceDocument} from '../../../../src/content/source';
import {page} from './pages';

/** Texts of 200 signs, from which on they cannot be alike by chance. */
const ONE = 'one '.repeat(50).trimEnd().padEnd(200, '.');
const TWO = 'two '.repeat(50).trimEnd().padEnd(200, '.');
const FACTS = {kind: 'page'};

/** Addresses of the last release. */
const RELEASED = {
  en: {about: ['/about', '/old'], contact: ['/contact']},
  es: {about: ['/sobre'], contact: ['/contacto']},
};

function told(...documents: SourceDocument[]): string[] {
  const {kept, problems} = savedOver(documents, 'en', RELEASED);
  return [
    ...problems.map(({file, field, found}) => `${file}${field} | ${found}`),
    `kept: ${kept.map(({file}) => file).join(', ')}`,
  ];
}

const OVER = (file: string): string => `the file ${file}, which was saved over this one`;

describe('a page saved over its own translation', () => {
  test('the original, with its facts', () =>
    expect(told(page('about', ONE, FACTS), page('about', `\n${ONE}\n`, FACTS, 'es'))).toEqual([
      `i18n/es/about.mdx | ${OVER('docs/about.mdx')}`,
      'kept: docs/about.mdx',
    ]));

  test('the translation, without them', () =>
    expect(told(page('about', ONE), page('about', ONE, {}, 'es'))).toEqual([
      `docs/about.mdx | ${OVER('i18n/es/about.mdx')}`,
      'kept: i18n/es/about.mdx',
    ]));

  test.each([
    ['another text', page('about', ONE, FACTS), page('about', TWO, {}, 'es')],
    [
      'the text alone, each with its own fields',
      page('about', ONE, FACTS),
      page('about', ONE, {}, 'es'),
    ],
    ['a short text', page('about', ONE.slice(1), FACTS), page('about', ONE.slice(1), FACTS, 'es')],
    [
      'a text still to be translated',
      page('about', `[to translate] ${ONE}`, FACTS),
      page('about', `[to translate] ${ONE}`, FACTS, 'es'),
    ],
  ])('nothing is said: %s', (_, ...documents) =>
    expect(told(...documents)).toEqual(['kept: docs/about.mdx, i18n/es/about.mdx']),
  );
});

describe('a page saved over another one of its language', () => {
  const about = page('about', ONE, {...FACTS, slug: '/about'});
  const contact = {...about, id: 'contact', file: 'docs/contact.mdx'};

  test('with its text and its address', () =>
    expect(told(about, contact)).toEqual([
      `docs/contact.mdx | ${OVER('docs/about.mdx')}`,
      'kept: docs/about.mdx',
    ]));

  test('in a translation', () => {
    const sobre = page('about', ONE, {slug: '/sobre'}, 'es');
    const contacto = {...sobre, id: 'contact', file: 'i18n/es/contact.mdx'};
    expect(told(page('about', TWO), page('contact', TWO), sobre, contacto)).toEqual([
      `i18n/es/contact.mdx | ${OVER('i18n/es/about.mdx')}`,
      'kept: docs/about.mdx, docs/contact.mdx, i18n/es/about.mdx',
    ]);
  });

  test.each([
    ['its own address', {...contact, frontMatter: {...FACTS, slug: '/contact'}}],
    ['an address that nobody had', {...contact, frontMatter: {...FACTS, slug: '/new'}}],
    ['no address', {...contact, frontMatter: FACTS}],
    ['another text', {...contact, body: TWO}],
    ['a page that was not released', {...contact, id: 'casting'}],
  ])('nothing is said: %s', (_, other) =>
    expect(told(about, other)).toEqual(['kept: docs/about.mdx, docs/contact.mdx']),
  );

  test('nothing is said where nothing was released', () =>
    expect(savedOver([about, contact], 'en', undefined).problems).toEqual([]));

  test('nothing is said of a former address', () => {
    const old = {...FACTS, slug: '/old'};
    expect(told({...about, frontMatter: old}, {...contact, frontMatter: old})).toEqual([
      'kept: docs/about.mdx, docs/contact.mdx',
    ]);
  });
});

describe('a page copied from another language', () => {
  test('the original’s, under a name that no page has', () =>
    expect(told(page('about', ONE, FACTS), page('sobre', `${ONE}\n`, FACTS, 'es'))).toEqual([
      'i18n/es/sobre.mdx | a copy of docs/about.mdx',
      'kept: docs/about.mdx',
    ]));

  test('the translation’s, under a name that no page has', () =>
    expect(told(page('about', ONE), page('sobre', ONE, {}, 'es'))).toEqual([
      'docs/about.mdx | a copy of i18n/es/sobre.mdx',
      'kept: i18n/es/sobre.mdx',
    ]));

  test('one translation’s in another one', () =>
    expect(
      told(page('about', TWO, FACTS), page('about', ONE, {}, 'es'), page('x', ONE, {}, 'fr')),
    ).toEqual([
      'i18n/fr/x.mdx | a copy of i18n/es/about.mdx',
      'kept: docs/about.mdx, i18n/es/about.mdx',
    ]));

  test('beside its translation', () =>
    expect(
      told(page('about', ONE, FACTS), page('about', TWO, {}, 'es'), page('x', ONE, FACTS, 'es')),
    ).toEqual([
      'i18n/es/x.mdx | a copy of docs/about.mdx',
      'kept: docs/about.mdx, i18n/es/about.mdx',
    ]));

  test.each([
    ['of the same language', page('x', ONE, FACTS)],
    ['with other fields', page('x', ONE, {}, 'es')],
    ['with another text', page('x', TWO, FACTS, 'es')],
  ])('nothing is said: %s', (_, other) =>
    expect(told(page('about', ONE, FACTS), page('about', TWO, {}, 'es'), other)).toEqual([
      `kept: docs/about.mdx, i18n/es/about.mdx, ${other.file}`,
    ]),
  );
});

test.each([
  [
    page('about', ONE, FACTS, 'es'),
    'Bring back what stood here: git checkout -- i18n/es/about.mdx',
  ],
  [page('x', ONE, FACTS, 'es'), 'Delete it: nothing reads the words of that language here.'],
])('how to mend it', (other, remedy) => {
  const {problems} = savedOver([page('about', ONE, FACTS), other], 'en', undefined);
  expect(problems.find(({file}) => file === other.file)?.remedy).toBe(remedy);
});
