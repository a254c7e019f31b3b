/** Stories that are too short, sentences that stop, and what of it comes of something else that is told. */
import {describe, expect, test} from 'vitest';

import {checkAcrossFiles} from '../../../../src/content/checks';
import type {Source} from '../../../../src/content/source';
import {validSite} from '../fixtureSite';
import {withBody} from './changedSites';
import {told} from './rawPages';

const SITE = validSite();
const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

const said = (site: Source): string[] => told(checkAcrossFiles(site));

const ENGLISH =
  'The masseuse begins with the breath and lets the rest of it follow in its own time, and nobody speaks until the lamp in the corner of the room has been turned down for the night.';
const MORE =
  'Then the towel is warm, the oil is warmer, and the music that was there all along stops where it pleases, so that you hear the rain on the roof of the house and nothing else at all.';
const TWICE =
  'Look round while you wait for us here, and do not ask the lamp in the corner what it has seen.';
const SPANISH =
  'La masajista empieza por la respiración y deja que lo demás siga a su propio paso, y nadie habla hasta que la lámpara del rincón de la sala se ha apagado por esta noche.';

describe('a story that is too short', () => {
  const SHORT = `${ES}/programs/prana.mdx | a story of 34 words, and docs/programs/prana.mdx has 74`;
  const story = (english: string, spanish = SPANISH): Source =>
    withBody(
      withBody(SITE, 'programs/prana', 'en', () => english),
      'programs/prana',
      'es',
      () => spanish,
    );

  test('is told', () => expect(said(story(`${ENGLISH}\n\n${MORE}`))).toEqual([SHORT]));

  test('not beside one that has a paragraph twice', () =>
    expect(said(story(`${ENGLISH}\n\n${ENGLISH}`))).toEqual([
      'docs/programs/prana.mdx:3 | the words of line 1 again',
    ]));

  test('not where something else is told of its text', () =>
    expect(
      said(
        story(
          `${ENGLISH}\n\n${MORE}`,
          `import PriceRange from '@site/src/components/facts/PriceRange';\n\n${SPANISH}`,
        ),
      ),
    ).toEqual([
      `${ES}/programs/prana.mdx:1 | an import of PriceRange, which the text does not use`,
    ]));

  test('but beside another page that has one twice', () =>
    expect(
      said(
        withBody(story(`${ENGLISH}\n\n${MORE}`), 'gallery', 'en', (body) =>
          body.replace('Look round while you wait.', `${TWICE}\n\nTea.\n\n${TWICE}`),
        ),
      ),
    ).toEqual(['docs/gallery.mdx:13 | the words of line 9 again', SHORT]));
});

describe('a paragraph that stops', () => {
  const STOPS = 'A towel and a robe for each of you when you';
  const gallery = (text: string): Source =>
    withBody(SITE, 'gallery', 'en', (body) => `${body}\n${text}`);
  const stops = (site: Source): string[] =>
    said(site).filter((one) => one.includes('a paragraph that stops'));
  const list = (lines: number): string =>
    `<MarkdownCheckList>${'\n'.repeat(lines)}${STOPS}\n\n</MarkdownCheckList>`;

  test.each([
    ['by itself', STOPS],
    ['far below the beginning of a lost list', list(13)],
    [
      'above a lost list',
      `${STOPS}\n\nWords that end here.\n\n<MarkdownCheckList>\n\nTea.\n\n</MarkdownCheckList>`,
    ],
    ['below another mistake', `<CallLink />\n\n${STOPS}`],
    ['beside words that stand twice', `${STOPS}\n\n${ENGLISH}\n\n${ENGLISH}`],
  ])('%s', (_, text) => expect(stops(gallery(text))).toHaveLength(1));

  test.each([2, 12])('not in a list that was lost, %s lines below its beginning', (lines) =>
    expect(stops(gallery(list(lines)))).toEqual([]),
  );

  test('but beside a lost list of another page', () => {
    const open = withBody(SITE, 'gallery', 'en', (body) =>
      body.replace('Look round while you wait.', STOPS),
    );
    expect(
      stops(
        withBody(
          open,
          'home',
          'en',
          (body) => `<MarkdownCheckList>\n\nTea.\n\n</MarkdownCheckList>\n\n${body}`,
        ),
      ),
    ).toHaveLength(1);
  });
});

describe('the satin of an emblem', () => {
  const pages = (second: string, spanish = 'Una orquídea blanca'): Source => ({
    ...SITE,
    documents: [
      ...SITE.documents,
      ...['en', 'es'].map((locale) => ({
        id: 'masseuses',
        locale,
        file: `${locale}/masseuses.mdx`,
        frontMatter: {
          ...(locale === 'en' && {kind: 'page'}),
          emblems: [
            {id: 'orchid', alt: locale === 'en' ? 'An orchid on ivory satin' : spanish},
            {id: 'key', alt: locale === 'en' ? second : 'Una llave antigua'},
          ],
        },
        body: '',
      })),
    ],
  });
  const ofEmblems = (site: Source): string[] =>
    said(site)
      .filter((one) => one.includes('emblems['))
      .map((one) => one.replace(/ \|.*$/su, ''));

  const KEY = 'A key of brass on rosewood satin';

  test.each([
    ['another one than in the facts', pages(KEY), ['en/masseuses.mdx emblems[0].alt']],
    [
      'not in words that are another emblem’s',
      pages('An orchid on ivory satin'),
      ['en/masseuses.mdx emblems[1].alt'],
    ],
    [
      'beside words of another language that are another emblem’s',
      pages(KEY, 'Una llave antigua'),
      ['en/masseuses.mdx emblems[0].alt', 'es/masseuses.mdx emblems[1].alt'],
    ],
  ])('%s', (_, site, expected) => expect(ofEmblems(site)).toEqual(expected));
});
