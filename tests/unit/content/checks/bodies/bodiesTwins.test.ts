/** What differs between the text of a page and its original, besides what is told of either already. */
import {describe, expect, test} from 'vitest';

import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage} from '../rawPages';
import {HEAD, importsOf, paginaEntera, problemsOf, saidOf, wholePage} from './wholePages';

/** A page with the imports of components that its text may not show. */
const importing = (tags: string, body: string, locale = 'en'): RawDocument =>
  rawPage(`${importsOf(`<PageHero>${tags}`)}\n${HEAD}\n\n${body}`, {
    ...{id: 'news', locale, fields: locale === 'en' ? {photo: 3} : {}},
  });

describe('another component in the place of one', () => {
  const ORIGINAL = wholePage('Write to <MailLink box="info" /> now.');
  const TRANSLATION = paginaEntera('Escribe a <MailLink box="privacy" /> ya.');

  test('is told', () =>
    expect(saidOf(ORIGINAL, TRANSLATION)).toEqual(['es/news.mdx:21 | <MailLink box="privacy" />']));
  test('not where the translation has another fault in it', () =>
    expect(saidOf(ORIGINAL, paginaEntera('Escribe a <MailLink box="privacy" wide /> ya.'))).toEqual(
      ['es/news.mdx:21 MailLink wide | a property that it does not have'],
    ));
  test('nor where the original has', () =>
    expect(saidOf(wholePage('Write to <MailLink box="info" wide /> now.'), TRANSLATION)).toEqual([
      'en/news.mdx:21 MailLink wide | a property that it does not have',
    ]));
  test('a fault of another component is no reason', () =>
    expect(
      saidOf(
        wholePage('Write to <MailLink box="info" /> now.\n\n<BusinessHours wide />'),
        paginaEntera('Escribe a <MailLink box="privacy" /> ya.\n\n<BusinessHours />'),
      ),
    ).toHaveLength(2));
  test('nor is the same fault on another page', () =>
    expect(
      saidOf(ORIGINAL, TRANSLATION, wholePage('<MailLink box="info" wide />', {id: 'other'})),
    ).toHaveLength(2));
});

describe('a component that one of the two has', () => {
  test('is missed in the translation, and its import is needed again', () => {
    const all = problemsOf([
      wholePage('<CallLink />\n\nWords.'),
      importing('<CallLink>', 'Palabras.', 'es'),
    ]);
    expect(all.map(({found}) => found)).toEqual(['no <CallLink />']);
  });
  test('an import of something else is idle as before', () =>
    expect(
      saidOf(
        wholePage('<CallLink />\n\nWords.'),
        importing('<MapLink>', '<CallLink />\n\nPalabras.', 'es'),
      ),
    ).toContain('es/news.mdx:11 | an import of MapLink, which the text does not use'));
  test('is told where only the translation has it', () =>
    expect(saidOf(importing('', 'Words.'), paginaEntera('<CallLink />\n\nPalabras.'))).toEqual([
      'es/news.mdx:21 | <CallLink />, which en/news.mdx does not have',
    ]));
  test('or in the original, which lost it, and has its import left', () =>
    expect(
      saidOf(importing('<CallLink>', 'Words.'), paginaEntera('<CallLink />\n\nPalabras.')),
    ).toEqual(['en/news.mdx:11 | an import of CallLink, which the text does not use']));
  test('the import of another one is not it', () =>
    expect(
      saidOf(importing('<MapLink>', 'Words.'), paginaEntera('<CallLink />\n\nPalabras.')),
    ).toEqual([
      'en/news.mdx:11 | an import of MapLink, which the text does not use',
      'es/news.mdx:21 | <CallLink />, which en/news.mdx does not have',
    ]));
  test('a fact of a legal text is missed without the import that is left of it', () => {
    const legal = (sentence: string, locale: string): RawDocument =>
      rawPage(`${importsOf('<BusinessFact>')}\nWords.\n\n## One {#one}\n\n${sentence}`, {
        ...{id: 'legal/terms', locale},
      });
    expect(
      saidOf(legal('Call <BusinessFact name="phone" />.', 'en'), legal('Llama ya.', 'es')),
    ).toEqual(['es/legal/terms.mdx:16 | no <BusinessFact name="phone" />']);
  });
  test('one of a name that nobody knows is the one that is missed', () =>
    expect(
      problemsOf([
        wholePage('<CallLink />\n\nWords.'),
        importing('<CallLink>', '<Llamada />\n\nPalabras.', 'es'),
      ]),
    ).toMatchObject([
      {
        ...{file: 'es/news.mdx', found: '<Llamada>'},
        remedy:
          'Write <CallLink />, as en/news.mdx has it: components are called the same in every language.',
      },
    ]));
});

describe('the order of blocks', () => {
  const [HOURS, ADDRESS] = ['<BusinessHours />', '<CopyAddress />'];

  test('a block that was moved is told', () =>
    expect(
      saidOf(wholePage(`${HOURS}\n\n${ADDRESS}`), paginaEntera(`${ADDRESS}\n\n${HOURS}`)),
    ).toEqual(['es/news.mdx:22 | <CopyAddress> in another place than in the original']));
  test('not one with another fault in it', () =>
    expect(
      saidOf(wholePage(`${HOURS}\n\n${ADDRESS}`), paginaEntera(`<CopyAddress wide />\n\n${HOURS}`)),
    ).toEqual(['es/news.mdx:22 CopyAddress wide | a property that it does not have']));
  test('nor in a legal text', () => {
    const legal = (body: string, locale: string): RawDocument =>
      rawPage(`${importsOf(body)}\nWords.\n\n${body}`, {id: 'legal/terms', locale});
    expect(
      saidOf(legal(`${HOURS}\n\n${ADDRESS}`, 'en'), legal(`${ADDRESS}\n\n${HOURS}`, 'es')).filter(
        (one) => one.includes('in another place'),
      ),
    ).toEqual([]);
  });
});

describe('what both have in one order', () => {
  const links = (last: string, word = 'd'): string => `A [b](/home.mdx), c [${word}](${last}).`;

  test('a link that leads elsewhere', () =>
    expect(saidOf(wholePage(links('/contact.mdx')), paginaEntera(links('/gallery.mdx')))).toEqual([
      'es/news.mdx:20 | a link to /gallery.mdx',
    ]));
  test.each([
    ['in the translation', links('/contact.mdx'), links('/gallery.mdx', 'aquí')],
    ['in the original', links('/contact.mdx', 'here'), links('/gallery.mdx')],
  ])('not where another fault stands on its line %s', (_, english, spanish) =>
    expect(saidOf(wholePage(english), paginaEntera(spanish))).toHaveLength(1),
  );
  test('a fault on another line is no reason', () =>
    expect(
      saidOf(
        wholePage(`${links('/contact.mdx')}\n\n[here](/home.mdx)`),
        paginaEntera(`${links('/gallery.mdx')}\n\n[una casa](/home.mdx)`),
      ),
    ).toHaveLength(2));

  test('a part of a legal text that the original does not name', () => {
    const terms = '## One {#one}\n\nWords.';
    const legal = ['en', 'es'].map((locale) => rawPage(terms, {id: 'legal/terms', locale}));
    expect(
      saidOf(
        wholePage('A [b](/legal/terms.mdx).'),
        paginaEntera('A [b](/legal/terms.mdx#one).'),
        ...legal,
      ),
    ).toEqual(['en/news.mdx:20 | a link to /legal/terms.mdx']);
  });
});

describe('years', () => {
  const years = (...all: number[]): string =>
    `<Years>\n\n${all.map((year) => `- *${year}* **A** B.`).join('\n')}\n\n</Years>`;
  const ORIGINAL = wholePage(years(2018, 2020, 2022));

  test('another year is told', () =>
    expect(saidOf(ORIGINAL, paginaEntera(years(2018, 2021, 2022)))).toEqual([
      'es/news.mdx:24 | the year 2021',
    ]));
  test('not where the years are out of their order', () =>
    expect(saidOf(ORIGINAL, paginaEntera(years(2018, 2025, 2022)))).toEqual([
      'es/news.mdx:25 | 2022 after 2025',
    ]));
  test('the year of the house is right, and the original is told', () =>
    expect(saidOf(wholePage(years(2019, 2022)), paginaEntera(years(2020, 2022)))).toEqual([
      'en/news.mdx:23 | the year 2019',
    ]));
  test('where that year is not known, the translation is', () => {
    const documents = [wholePage(years(2019, 2022)), paginaEntera(years(2020, 2022))];
    expect(problemsOf(documents, {business: null}).map(({file}) => file)).toEqual(['es/news.mdx']);
  });
});

describe('nothing is held together', () => {
  test.each([
    ['the translation cannot be read', wholePage('<CallLink />'), paginaEntera('A.\n\n<Open>')],
    ['the original cannot be read', wholePage('A.\n\n<Open>'), paginaEntera('<CallLink />')],
  ])('where %s', (_, original, translation) =>
    expect(saidOf(original, translation)).toHaveLength(1),
  );
  test('where there is no original', () =>
    expect(
      saidOf(rawPage('Palabras.\n\n## Una {#una}\n\nA.', {id: 'legal/a', locale: 'es'})),
    ).toEqual([]));
});
