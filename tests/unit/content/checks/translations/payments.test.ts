/** Ways to pay that one language names and the other does not. */
import {describe, expect, test} from 'vitest';

import {checkPayments} from '../../../../../src/content/checks/translations/payments';
import type {Text} from '../../../../../src/content/texts';
import {told} from '../rawPages';

const text = (locale: string, words: string, line = 1, page = 'about'): Text => ({
  file: `${locale}/${page}.mdx`,
  locale,
  field: '',
  line,
  text: words,
});

/** What is said of texts of both languages, each Spanish one the twin of the English one at its place. */
const problems = (english: readonly string[], spanish: readonly string[]) => {
  const there = english.map((words, at) => text('en', words, at + 1));
  const here = spanish.map((words, at) => text('es', words, at + 1));
  const twins = here.flatMap((one, at): (readonly [Text, Text])[] => {
    const twin = there[at];
    return twin ? [[one, twin]] : [];
  });
  return checkPayments(['en', 'es'], [...there, ...here], new Map(twins));
};
const said = (...both: Parameters<typeof problems>): string[] => told(problems(...both));

describe('a way to pay that one language alone has', () => {
  test.each([
    ['cash', 'In cash.', 'en/about.mdx:1 | “cash”, a way to pay that no text in Spanish names'],
    ['cards', 'By card.', 'en/about.mdx:1 | “card”, a way to pay that no text in Spanish names'],
    [
      'transfers',
      'A bank transfer will do.',
      'en/about.mdx:1 | “bank transfer”, a way to pay that no text in Spanish names',
    ],
    [
      'a name',
      'With Bizum.',
      'en/about.mdx:1 | “Bizum”, a way to pay that no text in Spanish names',
    ],
  ])('%s', (_, words, expected) => expect(said([words], ['Nada.'])).toEqual([expected]));

  test.each([
    ['efectivo', 'En efectivo.', 'efectivo'],
    ['metálico', 'En metálico.', 'metálico'],
    ['tarjeta', 'Con tarjeta.', 'tarjeta'],
    ['por transferencia', 'Por transferencia.', 'Por transferencia'],
    ['American Express', 'American Express.', 'American Express'],
  ])('in Spanish: %s', (_, words, typed) =>
    expect(said(['Nothing.'], [words])).toEqual([
      `es/about.mdx:1 | “${typed}”, a way to pay that no text in English names`,
    ]),
  );

  test('once, at the first text', () =>
    expect(said(['In cash.', 'Cash again.'], [])).toEqual([
      'en/about.mdx:1 | “cash”, a way to pay that no text in Spanish names',
    ]));

  test('in one of three languages', () =>
    expect(
      told(
        checkPayments(['en', 'es', 'fr'], [text('en', 'Bizum'), text('fr', 'Bizum')], new Map()),
      ),
    ).toEqual(['en/about.mdx:1 | “Bizum”, a way to pay that no text in Spanish names']));

  test('how to mend it', () =>
    expect(problems(['In cash.'], [])[0]?.remedy).toBe(
      'Leave it out, or say it in every language.',
    ));

  test.each([
    ['another word', 'Cashmere.', 'Nada.'],
    ['cards that nobody pays with', 'A deck of cards.', 'Nada.'],
    ['a transfer to the airport', 'The airport transfer.', 'Nada.'],
    ['ways that both name', 'In cash or by card.', 'En efectivo o con tarjeta.'],
  ])('none is told of %s', (_, english, spanish) => expect(said([english], [spanish])).toEqual([]));
});

describe('a text and its twin name other ways', () => {
  const BOTH = ['In cash.', 'En efectivo.'] as const;

  test('the one that is not as most are is told', () => {
    const [cash, efectivo] = BOTH;
    expect(said([cash, 'By card.'], [efectivo, 'En efectivo.'])).toContain(
      'en/about.mdx:2 | “card” to pay with, where es/about.mdx has “efectivo”',
    );
    expect(said(['By card.', cash], ['En metálico.', efectivo])).toContain(
      'en/about.mdx:1 | “card” to pay with, where es/about.mdx has “metálico”',
    );
    expect(said([cash, 'In cash.'], [efectivo, 'Con tarjeta.'])).toContain(
      'es/about.mdx:2 | “tarjeta” to pay with, where en/about.mdx has “cash”',
    );
  });

  test('several ways', () =>
    expect(said(['In cash.', 'In cash or by card.'], ['En efectivo.', 'En efectivo.'])).toEqual([
      'en/about.mdx:2 | “cash” and “card” to pay with, where es/about.mdx has “efectivo”',
    ]));

  test('how to mend it', () =>
    expect(problems(['In cash or by card.'], ['Con tarjeta.'])[0]?.remedy).toBe(
      'Name the same ways to pay in every language.',
    ));

  test.each([
    ['the original names none', 'Come in.', 'En efectivo.'],
    ['the translation names none', 'In cash.', 'Entra.'],
  ])('nothing is told of it where %s', (_, english, spanish) =>
    expect(said([english, ...BOTH], [spanish, ...BOTH])).toEqual([]),
  );
});

describe('pages with their parts in another order', () => {
  /** What is said where only the first texts of both are twins. */
  const saidOf = (english: readonly string[], spanish: readonly string[]): string[] => {
    const there = [text('en', 'Hello.'), ...english.map((words, at) => text('en', words, at + 2))];
    const here = [text('es', 'Hola.'), ...spanish.map((words, at) => text('es', words, at + 2))];
    const twins = new Map(
      [here[0]].flatMap((one) => (one && there[0] ? [[one, there[0]] as const] : [])),
    );
    const usual = [text('en', 'In cash.', 1, 'home'), text('es', 'En efectivo.', 1, 'casting')];
    const cards = [text('en', 'By card.', 2, 'home'), text('es', 'Con tarjeta.', 2, 'casting')];
    return told(checkPayments(['en', 'es'], [...there, ...here, ...usual, ...cards], twins));
  };

  test('the one text of each that names ways is held against the other', () =>
    expect(saidOf(['In cash.'], ['Entra.', 'Con tarjeta.'])).toEqual([
      'es/about.mdx:3 | “tarjeta” to pay with, where en/about.mdx has “cash”',
    ]));

  test.each([
    ['two of one page name ways', ['In cash.', 'In cash.'], ['Con tarjeta.']],
    ['two of both name ways', ['In cash.', 'In cash.'], ['Con tarjeta.', 'Con tarjeta.']],
    ['two of its twin name ways', ['In cash.'], ['Con tarjeta.', 'Con tarjeta.']],
    ['one page names none', ['Come in.'], ['Con tarjeta.']],
  ])('nothing is told where %s', (_, english, spanish) =>
    expect(saidOf(english, spanish)).toEqual([]),
  );
});
