/** Forms of a word, without regard to capitals and accents. */
import {describe, expect, test} from 'vitest';

import {
  escaped,
  folded,
  formsOf,
  wholeWords,
  withCapital,
} from '../../../../src/content/language/inflections';

test('letters without accents, as many as before', () => {
  expect(folded('Álbum NIÑO Ünser Çà')).toBe('album nino unser ca');
  expect(folded('ßæ')).toBe('ßæ');
});

test('a capital at the beginning', () => {
  expect(withCapital('álbum de sol')).toBe('Álbum de sol');
  expect(withCapital('')).toBe('');
});

test('signs as they stand', () => {
  const signs = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o';
  expect(new RegExp(`^${escaped(signs)}$`).test(signs)).toBe(true);
  expect(new RegExp(`^${escaped('a.b')}$`).test('axb')).toBe(false);
});

const isForm = (phrase: string, text: string, locale: string): boolean =>
  new RegExp(`^(?:${formsOf(phrase, locale)})$`, 'u').test(text);

describe('English forms', () => {
  test.each([
    ['lamp', "lamp lamps lamp’s lamp's lamped lamping lamper"],
    ['lamps', 'lamp lamps'],
    ['story', 'story stories storied'],
    ['stories', 'story stories'],
    ['play', 'play plays played playing'],
    ['tease', 'tease teases teased teasing teaser'],
    ['simple', 'simple simply simpler'],
    ['sex', 'sex sexual sexually'],
    ['class', 'class classes classic'],
    ['to', 'to'],
    ['as', 'as'],
    ['line-up', 'line-up line-ups lineup lineups'],
    ['warm lamp', 'warm lamps|warm-lamp|warmer  lamp'],
    [' Álbum ', 'album albums'],
  ])('of “%s”', (word, forms) => {
    const all = forms.split(forms.includes('|') ? '|' : ' ');
    expect(all.filter((form) => !isForm(word, form, 'en'))).toEqual([]);
  });

  test.each([
    ['lamp', 'lampoon'],
    ['story', 'stor'],
    ['curve', 'curvy'],
    ['tease', 'teas'],
    ['to', 'toes'],
    ['class', 'clas'],
    ['line-up', 'lines-up'],
    ['warm lamp', 'warmlamp'],
  ])('of “%s” not “%s”', (word, other) => expect(isForm(word, other, 'en')).toBe(false));
});

describe('Spanish forms', () => {
  test.each([
    ['masaje', 'masaje masajes masajito masajitos'],
    ['masajes', 'masaje masajes masaj'],
    ['lámpara', 'lampara lamparas lampara lamparita'],
    ['rápido', 'rapido rapida rapidas rapidamente rapidisimo'],
    ['feliz', 'feliz felices felizmente'],
    ['chica', 'chica chicas chico chiquita chiquito'],
    ['sexo', 'sexo sexual sexuales sexualmente'],
    ['sol', 'sol'],
    ['papel', 'papel papeles papelito'],
  ])('of “%s”', (word, forms) =>
    expect(forms.split(' ').filter((form) => !isForm(word, form, 'es'))).toEqual([]),
  );

  test.each([
    ['masaje', 'masajista'],
    ['masaje', 'masaj'],
    ['sol', 'soles'],
    ['feliz', 'felizes'],
    ['lámpara', 'lamparin'],
  ])('of “%s” not “%s”', (word, other) => expect(isForm(word, other, 'es')).toBe(false));
});

test('in a language without forms: the word itself', () => {
  expect(isForm('lampe', 'lampe', 'fr')).toBe(true);
  expect(isForm('lampe', 'lampes', 'fr')).toBe(false);
});

test('whole words alone', () => {
  const found = (text: string): string[] => [...(text.match(wholeWords(['lamp', 'sol'])) ?? [])];
  expect(found('lamp, sol')).toEqual(['lamp', 'sol']);
  expect(found('clamp lamps lamp3 3sol')).toEqual([]);
});
