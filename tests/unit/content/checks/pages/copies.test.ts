/** Pages whose whole text is that of another page: which of the two is the copy. */
import {describe, expect, test} from 'vitest';

import {withoutCopies} from '../../../../../src/content/checks/pages/copies';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import type {Source} from '../../../../../src/content/source';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const TEXT =
  'the lamp is lit and the door is green, as it was on every evening of the year. '.repeat(3);
const ELSE = 'nobody asks who rang the bell, and nobody needs to say it to anyone in here. '.repeat(
  3,
);

const page = (id: string, body = TEXT, fields: Record<string, unknown> = {}, locale = 'en') =>
  rawPage(body, {id, locale, fields});

const copiesOf = (pages: readonly RawDocument[], more?: Partial<Source>): string[] =>
  told(withoutCopies(rawSite(pages, more)).problems);

const FAQ_IS_COPY = ['en/faq.mdx | the whole text of en/tips.mdx'];
const TIPS_IS_COPY = ['en/tips.mdx | the whole text of en/faq.mdx'];

describe('the copy', () => {
  const both = [page('faq'), page('tips')];
  test.each<[string, RawDocument[], Partial<Source>, string[]]>([
    ['the later page', both, {}, TIPS_IS_COPY],
    ['the page that is new', both, {released: {en: {tips: ['/tips']}}}, FAQ_IS_COPY],
    ['a page of a language that is new', both, {released: {}}, TIPS_IS_COPY],
    ['the page of fewer languages', [...both, page('tips', ELSE, {}, 'es')], {}, FAQ_IS_COPY],
    [
      'the page that is new, though more languages have it',
      [...both, page('faq', ELSE, {}, 'es')],
      {released: {en: {tips: ['/tips']}}},
      FAQ_IS_COPY,
    ],
    [
      'the page that the text does not name',
      [page('faq', `Silk ${TEXT}`, {name: 'Jade'}), page('tips', `Silk ${TEXT}`, {name: ' Silk '})],
      {},
      FAQ_IS_COPY,
    ],
    [
      'the page of fewer languages, though the text names it',
      [
        page('faq', `Silk ${TEXT}`, {name: 'Silk'}),
        page('tips', `Silk ${TEXT}`),
        page('tips', ELSE, {}, 'es'),
      ],
      {},
      FAQ_IS_COPY,
    ],
    [
      'the later one, where the other has an empty name',
      [page('faq', TEXT), page('tips', TEXT, {name: ' '})],
      {},
      TIPS_IS_COPY,
    ],
    [
      'with other names',
      [page('faq', `Silk ${TEXT}`), page('tips', `Ámbar ${TEXT}`)],
      {},
      TIPS_IS_COPY,
    ],
    ['with lines around it', [page('faq'), page('tips', `\n\n${TEXT}\n`)], {}, TIPS_IS_COPY],
  ])('%s', (_, pages, more, expected) => expect(copiesOf(pages, more)).toEqual(expected));

  test('each of two copies of one page', () =>
    expect(copiesOf([page('faq'), page('tips'), page('more')])).toEqual([
      'en/tips.mdx | the whole text of en/faq.mdx',
      'en/more.mdx | the whole text of en/faq.mdx',
    ]));

  test('is mended by words of its own', () =>
    expect(withoutCopies(rawSite(both)).problems[0]?.remedy).toBe(
      'One of the two was pasted over the other, or is a copy: put back that one’s own words, or delete the copy.',
    ));
});

describe('no copy', () => {
  const exactly = (length: number): string =>
    'the lamp is lit '.repeat(20).slice(0, length - 1) + 'x';
  test.each<[string, RawDocument[]]>([
    ['another text', [page('faq'), page('tips', ELSE)]],
    ['in another language', [page('faq'), page('faq', TEXT, {}, 'es')]],
    ['a short text', [page('faq', exactly(199)), page('tips', exactly(199))]],
    [
      'a short text with lines around it',
      ['faq', 'tips'].map((id) => page(id, `${exactly(199)}\n\n`)),
    ],
    ['words still to be written', ['faq', 'tips'].map((id) => page(id, `[to write] ${TEXT}`))],
  ])('%s', (_, pages) => expect(copiesOf(pages)).toEqual([]));

  test('but a text of so many signs is', () =>
    expect(copiesOf([page('faq', exactly(200)), page('tips', exactly(200))])).toHaveLength(1));
});

describe('the site without its copies', () => {
  const idsOf = ({documents}: Source): string[] => documents.map(({id}) => id);
  test('a copy of words and fields is left out', () => {
    const {source, written} = withoutCopies(
      rawSite([page('faq', TEXT, {title: 'A'}), page('tips', TEXT, {title: 'A'})]),
    );
    expect([idsOf(source), idsOf(written)]).toEqual([['faq'], ['faq']]);
  });
  test('a copy of the words alone keeps its fields', () => {
    const {source, written} = withoutCopies(
      rawSite([page('faq', TEXT, {title: 'A'}), page('tips', TEXT, {title: 'B'})]),
    );
    expect([idsOf(source), idsOf(written)]).toEqual([['faq', 'tips'], ['faq']]);
  });
  test('is the same without any', () => {
    const site = rawSite([page('faq'), page('tips', ELSE)]);
    expect(withoutCopies(site)).toEqual({source: site, written: site, problems: []});
    expect(withoutCopies(site).source).toBe(site);
  });
});
