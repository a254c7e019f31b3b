/** Addresses of the last release that lead nowhere now. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {page, checkPages, remediesOf, saidOf} from './movedPages';

const released = (en: Record<string, string[]>, es?: Record<string, string[]>) => ({
  released: {en, ...(es && {es})},
});

/** The page of questions as the last release had it. */
const FAQ = released({faq: ['/faq']});
const unread = (file: string) => [{file, field: '', found: 'x', remedy: 'y'}];

describe('a page that moved', () => {
  test.each<[string, RawDocument[], Partial<Source>, string, string]>([
    [
      'without a former address',
      [page('faq', '/questions')],
      FAQ,
      'en/faq.mdx slug | nothing that leads from /faq, an address of this page in the last release',
      'Write formerly: [/faq] in the line below slug, so that its visitors find the page, or write - /faq under "gone:" in docs/gone.yml, a new file.',
    ],
    [
      'with another former one',
      [page('faq', '/questions', ['/older'])],
      {...FAQ, gone: {gone: ['/oldest']}},
      'en/faq.mdx formerly | nothing that leads from /faq, an address of this page in the last release',
      'Write formerly: [/older, /faq] in its place, so that its visitors find the page, or write - /faq under "gone:" in docs/gone.yml.',
    ],
    [
      'with a slip in the former one',
      [page('faq', '/questions', ['/questoins-we-had'])],
      released({faq: ['/questions-we-had']}),
      'en/faq.mdx formerly | nothing that leads from /questions-we-had, an address of this page in the last release',
      'Write formerly: [/questions-we-had] in its place, so that its visitors find the page, or write - /questions-we-had under "gone:" in docs/gone.yml, a new file.',
    ],
    [
      'with a released one that is near',
      [page('faq', '/questions', ['/questions-we-have'])],
      released({faq: ['/questions-we-had', '/questions-we-have']}),
      'en/faq.mdx formerly | nothing that leads from /questions-we-had, an address of this page in the last release',
      'Write formerly: [/questions-we-have, /questions-we-had] in its place, so that its visitors find the page, or write - /questions-we-had under "gone:" in docs/gone.yml, a new file.',
    ],
    [
      'of a translation',
      [page('faq', '/preguntas', undefined, 'es')],
      released({}, {faq: ['/dudas']}),
      'es/faq.mdx slug | nothing that leads from /dudas, an address of this page in the last release',
      'Write formerly: [/dudas] in the line below slug, so that its visitors find the page, or write - /es/dudas under "gone:" in docs/gone.yml, a new file.',
    ],
    [
      'whose address another language has',
      [page('faq', '/questions'), page('faq', '/faq', undefined, 'es')],
      FAQ,
      'en/faq.mdx slug | nothing that leads from /faq, an address of this page in the last release',
      'Write formerly: [/faq] in the line below slug, so that its visitors find the page, or write - /faq under "gone:" in docs/gone.yml, a new file.',
    ],
  ])('%s', (_, pages, more, found, remedy) => {
    expect(saidOf(pages, more)).toEqual([found]);
    expect(remediesOf(pages, more)).toEqual([remedy]);
  });

  test('a former one where another page stands is left out of what to write', () =>
    expect(
      remediesOf([page('faq', '/questions', ['/tips', '/older']), page('tips', '/tips')], FAQ)[1],
    ).toContain('Write formerly: [/older, /faq] in its place'));

  test('a former one where a page of another language stands is not', () =>
    expect(
      remediesOf(
        [page('faq', '/questions', ['/tips']), page('tips', '/tips', undefined, 'es')],
        FAQ,
      )[0],
    ).toContain('Write formerly: [/tips, /faq] in its place'));

  test('one with two addresses is told of each', () =>
    expect(saidOf([page('faq', '/new')], released({faq: ['/a', '/b']}))).toEqual([
      'en/faq.mdx slug | nothing that leads from /a, an address of this page in the last release',
      'en/faq.mdx slug | nothing that leads from /b, an address of this page in the last release',
    ]));
});

describe('a page that is no more', () => {
  test('in every language', () => {
    expect(saidOf([page('tips', '/tips')], {...FAQ, gone: {gone: []}})).toEqual([
      'docs/gone.yml gone | no line for /faq, where the last release had the page faq',
    ]);
    expect(remediesOf([], {...FAQ, gone: {gone: []}})).toEqual([
      'Name it in another page, formerly: [/faq], so that its visitors come there, or write - /faq under "gone:" in docs/gone.yml.',
    ]);
  });

  test('in a translation', () =>
    expect(checkPages([], released({}, {faq: ['/dudas']}))).toEqual([
      {
        file: 'docs/gone.yml',
        field: 'gone',
        found: 'no line for /es/dudas, where the last release had the page faq',
        remedy:
          'Name it in another page, formerly: [/dudas], so that its visitors come there, or write - /es/dudas under "gone:" in docs/gone.yml, a new file.',
      },
    ]));

  test('that the site needs, in a site of a few pages', () =>
    expect(saidOf([], released({about: ['/about']}))).toHaveLength(1));

  test('that the site does not need', () =>
    expect(saidOf([], {...FAQ, tiles: []})).toHaveLength(1));

  test('while another file cannot be read', () =>
    expect(saidOf([], {...FAQ, problems: unread('docs/tips.mdx')})).toHaveLength(1));
});

describe('a language that is no more', () => {
  const FRENCH = {released: {fr: {faq: ['/faq'], tips: ['/tips']}}};
  test('takes one line', () => {
    expect(saidOf([], FRENCH)).toEqual([
      'docs/gone.yml gone | no line for the language "fr", which the last release had',
    ]);
    expect(remediesOf([], FRENCH)).toEqual([
      'Put the language back, or write - /fr/* under "gone:" in this file.',
    ]);
  });
  test('has it', () => expect(saidOf([], {...FRENCH, gone: {gone: ['/fr/*']}})).toEqual([]));
  test('has its folder nowhere, which is told by itself', () =>
    expect(saidOf([], {...FRENCH, unread: ['fr']})).toEqual([]));
});

describe('nothing is said', () => {
  const OLD = released({faq: ['/faq', '/old']});
  test.each<[string, RawDocument[], Partial<Source>]>([
    ['no release', [page('faq', '/questions')], {}],
    ['the page stands there', [page('faq', '/faq')], FAQ],
    ['the page names it', [page('faq', '/questions', ['/old', '/faq'])], OLD],
    ['another page names it', [page('tips', '/tips', ['/faq'])], FAQ],
    ['another page stands there', [page('faq', '/questions'), page('tips', '/faq')], FAQ],
    ['it is gone', [page('faq', '/questions')], {...FAQ, gone: {gone: ['/a', '/faq']}}],
    ['all below it is gone', [], {...released({x: ['/a/x']}), gone: {gone: ['/a/*']}}],
    ['an address that cannot be one', [page('faq', 'questions')], FAQ],
    ['a former one that cannot be one', [page('faq', '/questions', ['/Old'])], FAQ],
    ['no list of former ones', [page('faq', '/questions', '/old')], FAQ],
    [
      'its language in the address',
      [page('faq', '/es/preguntas', undefined, 'es')],
      released({}, {faq: ['/dudas']}),
    ],
    ['the address of another page', [page('faq', '/tips'), page('tips', '/tips')], FAQ],
    ['a page that the site needs', [], {...released({about: ['/about']}), tiles: []}],
    ['a page that a translation has', [page('faq', '/dudas', undefined, 'es')], FAQ],
    ['a page that cannot be read', [], {...FAQ, problems: unread('docs/faq.mdx')}],
  ])('%s', (_, pages, more) => expect(saidOf(pages, more)).toEqual([]));

  test.each<[string, RawDocument]>([
    ['its own address among the former ones', page('faq', '/questions', ['/questions'])],
    ['a former one with its language', page('faq', '/questions', ['/es/old'], 'es')],
  ])('more than that: %s', (_, one) =>
    expect(saidOf([one], released({faq: ['/faq']}, {faq: ['/faq']}))).toHaveLength(1),
  );
});

describe('what is given up', () => {
  test('cannot be in use', () => {
    expect(saidOf([page('faq', '/faq')], {gone: {gone: ['/faq']}})).toEqual([
      'docs/gone.yml gone[0] | "/faq", which en/faq.mdx uses',
    ]);
  });
  test('is told as a list that cannot be read, and as no more', () =>
    expect(saidOf([page('faq', '/faq')], {gone: ['/faq']})).toEqual([
      'docs/gone.yml | a list without its name',
    ]));
});
