/** How texts read: what is told of them, and which are not judged. */
import {describe, expect, test} from 'vitest';

import {type Text, textsOf as textsOfPage} from '../../../../../src/content/texts';
import {rawPage} from '../rawPages';
import {textOf, textsOf} from '../texts';
import {SITE, problem, said} from './readings';
import {siteKnowing} from './slips';

const SLIP = textOf('The shouldrs are warm.');
const SLIP_FOUND = 'en/about.mdx:12 | “shouldrs”, which the dictionary does not have';

describe('what is told of texts', () => {
  test.each([
    ['signs', [textOf('The door.. is green.')], 'en/about.mdx:12 | “..”, the same sign twice'],
    ['spelling', [SLIP], SLIP_FOUND],
    [
      'another language',
      [textOf('We come to the door when you ring.', 'es')],
      'es/about.mdx:12 | words in English, “We come to the door when you ring.”',
    ],
    [
      'words of it',
      [textOf('Aquí hay un directly de la casa.', 'es')],
      'es/about.mdx:12 | words in English, “directly”',
    ],
    ['capitals', [textOf('A MASSAGE here.')], 'en/about.mdx:12 | “MASSAGE” in capitals'],
    [
      'headings',
      [textOf('The door Of the house', 'en', {isHeading: true})],
      'en/about.mdx:12 | “Of” with a capital inside',
    ],
    [
      'adjectives',
      [textOf('Hay una bañera redondo.', 'es')],
      'es/about.mdx:12 | “una bañera redondo”',
    ],
    [
      'articles',
      textsOf(['Es la copa.', 'Una copa.', 'En la copa.', 'Con el copa.'], 'es'),
      'es/about.mdx:4 | “el copa”',
    ],
    [
      'names with capitals',
      textsOf(['By WhatsApp.', 'A WhatsApp.', 'To WhatsApp.', 'By Whatsapp.']),
      'en/about.mdx:4 | “Whatsapp”, a name with other capitals',
    ],
    [
      'sisters',
      textsOf(['A door.', 'A bell.', 'A lamp.', 'A key.', 'A tea.', 'A cup'], 'en', {
        isHeading: true,
      }),
      'en/about.mdx:6 | no full stop at the end',
    ],
  ])('%s', (_, texts, one) => expect(said(texts)).toEqual([one]));

  const refused = {words: [{word: 'usted', reason: 'the house says tú.'}], known: []};
  const source = {...SITE, wording: {en: siteKnowing().wording.en, es: refused}};
  test.each([
    ['forms of usted', 'Llame hoy.', '“Llame hoy”, a form of “usted”'],
    ['forms of vos, and no slip', 'Decinos la hora.', '“Decinos”, a form of vos or vosotros'],
  ])('%s', (_, text, found) =>
    expect(said([textOf(text, 'es')], {source})).toEqual([`es/about.mdx:12 | ${found}`]),
  );

  test('names of the house', () =>
    expect(
      said([
        textOf('Nyx Sensoria', 'en', {isName: true, line: 1}),
        textOf('Ask for Nix Sensoria.'),
      ]),
    ).toEqual(['en/about.mdx:12 | “Nix Sensoria”']));

  test('paragraphs that begin small', () =>
    expect(said([], {documents: [rawPage('the door opens.')]})).toEqual([
      'en/about.mdx:10 | a paragraph that begins small, with “the”',
    ]));

  test('links in another language', () => {
    const page = rawPage(
      `La puerta de la casa, que está en la calle, y por la que se entra, es verde:
[We come when you ring](/a.mdx)`,
      {locale: 'es'},
    );
    expect(said(textsOfPage(page), {documents: [page]})).toEqual([
      'es/about.mdx:11 | words in English, “We come when you ring”',
    ]);
  });

  test('stops of twins', () => {
    const list = (words: readonly string[], locale: string): Text[] =>
      words.map((text, at) => textOf(text, locale, {field: `features[${at}]`, line: at + 1}));
    const en = list(['A door.', 'A bell.', 'A lamp.'], 'en');
    const es = list(['Una puerta.', 'Un timbre.', 'Una luz'], 'es');
    const twins = new Map(es.flatMap((text, at) => (en[at] ? [[text, en[at]] as const] : [])));
    expect(said([...en, ...es], {twins})).toEqual([
      'es/about.mdx:3 features[2] | no full stop at the end',
    ]);
  });

  test('what may end too early', () =>
    expect(said([], {tooShort: [problem('a text that stops')]})).toEqual([
      'en/about.mdx:12 | a text that stops',
    ]));

  test('entries of a list in another language, once', () =>
    expect(
      said(
        [1, 2].map((at) =>
          textOf('We come to the door when you ring.', 'es', {field: `features[${at}]`}),
        ),
      ),
    ).toEqual([
      'es/about.mdx:12 features[1] | words in English, “We come to the door when you ring.”, and in 1 more entry after it',
    ]));
});

describe('what is not judged', () => {
  const loss = problem('no line for the language "es", which the last release had', {
    file: 'docusaurus.config.ts',
  });
  test.each([
    ['anything where a language was lost', {first: [loss]}],
    ['anything where a language was not read', {source: {...SITE, unread: ['es']}}],
    ['what is wrong already', {first: [problem('something')]}],
    ['what could not be read', {source: {...SITE, problems: [problem('something')]}}],
    [
      'a line with a broken sign',
      {source: {...SITE, problems: [problem('something', {field: 'lead'})]}},
    ],
  ])('%s', (_, given) => expect(said([SLIP], given)).toEqual([]));

  test.each([
    ['another line', {first: [problem('something', {line: 13})]}],
    ['another file', {first: [problem('something', {file: 'en/menu.mdx'})]}],
    ['no languages unread', {source: {...SITE, unread: []}}],
  ])('but a mistake on %s changes nothing', (_, given) =>
    expect(said([SLIP], given)).toEqual([SLIP_FOUND]),
  );

  const damaged = problem('text in an encoding other than UTF-8', {line: undefined});
  test.each([
    ['a slip', SLIP],
    ['a text in another language', textOf('La puerta de la casa está en la calle.')],
  ])('%s in a file that lost its letters', (_, text) =>
    expect(said([text], {source: {...SITE, problems: [damaged]}})).toEqual([]),
  );

  test('a text in another language that is wrong already', () =>
    expect(
      said([textOf('La puerta de la casa está en la calle.')], {first: [problem('something')]}),
    ).toEqual([]));
});
