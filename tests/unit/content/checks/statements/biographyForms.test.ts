/** Forms in which a biography says for how long she works, where she is from and whether she travels. */
import {describe, expect, test} from 'vitest';

import {
  EXPERIENCE,
  LANGUAGES,
  ORIGIN,
  ORIGIN_ON_CARD,
  STAYS,
  TRAVELS,
} from '../../../../../src/content/checks/statements/biographyForms';
import {saidOfHer} from '../../../../../src/content/checks/statements/biographySentences';

const groupsIn = (forms: readonly RegExp[] | undefined, text: string) =>
  forms?.map((form) => form.exec(text)).find(Boolean)?.groups;
const finds = (forms: readonly RegExp[] | undefined, text: string): boolean =>
  forms?.some((form) => form.test(text)) ?? false;

describe('for how long she has been a masseuse', () => {
  test.each([
    ['en', 'She has been a masseuse for four years.', 'four'],
    ['en', 'She has given massages for 4 years.', '4'],
    ['en', 'Alba brings four years of experience', 'four'],
    ['en', 'She became a masseuse four years ago', 'four'],
    ['en', 'With four years of massages', 'four'],
    ['es', 'Lleva cuatro años dando masajes', 'cuatro'],
    ['es', 'Es masajista desde hace cuatro años', 'cuatro'],
    ['es', 'Hace cuatro años que da masajes', 'cuatro'],
    ['es', 'Tras cuatro años de oficio', 'cuatro'],
  ])('%s: %s', (locale, text, years) =>
    expect(groupsIn(EXPERIENCE[locale], text)?.years).toBe(years),
  );

  test('more than so many', () =>
    expect(groupsIn(EXPERIENCE.es, 'Lleva más de dos años en esto')?.more).toBe('más de'));

  test.each([
    ['en', 'She has been a dancer for four years.'],
    ['en', 'She has four years of Latin.'],
    ['es', 'Lleva cuatro años en Barcelona'],
  ])('%s: not “%s”', (locale, text) => expect(finds(EXPERIENCE[locale], text)).toBe(false));
});

test('how many languages she speaks', () => {
  expect(groupsIn(LANGUAGES.en, 'She speaks three languages')?.count).toBe('three');
  expect(groupsIn(LANGUAGES.es, 'Habla tres lenguas')?.count).toBe('tres');
});

describe('where she is from', () => {
  test.each([
    ['en', 'She is a Colombian by birth.', 'Colombian'],
    ['en', 'She is from Cuba.', 'Cuba'],
    ['en', 'Italian by passport', 'Italian'],
    ['es', 'Es colombiana de nacimiento', 'colombiana'],
    ['es', 'Viene de Cuba.', 'Cuba'],
  ])('%s: %s', (locale, text, origin) =>
    expect(groupsIn(ORIGIN[locale], text)?.origin).toBe(origin),
  );

  test.each([
    ['en', 'She is Italian cooking’s friend.'],
    ['en', 'She comes from Cuba every year.'],
    ['es', 'Viene de Cuba cada año.'],
  ])('%s: not “%s”', (locale, text) => expect(finds(ORIGIN[locale], text)).toBe(false));

  test.each([
    ['en', 'Our Colombian who dances', 'Colombian'],
    ['es', 'Colombiana que baila', 'Colombiana'],
    ['es', 'Nuestra colombiana de la casa', 'colombiana'],
  ])('on her card, %s: %s', (locale, text, origin) =>
    expect(groupsIn(ORIGIN_ON_CARD[locale], text)?.origin).toBe(origin),
  );
});

describe('whether she comes to hotels', () => {
  const isSaid = (forms: readonly RegExp[] | undefined, text: string): boolean =>
    saidOfHer({file: 'a', locale: 'en', field: '', text}, forms ?? [], 'Alba') !== undefined;

  test.each([
    ['en', 'She travels to hotels.', true, false],
    ['en', 'She also visits you at your hotel.', true, false],
    ['en', 'In your hotel she begins.', true, false],
    ['es', 'Se desplaza a tu hotel.', true, false],
    ['es', 'En tu hotel, te espera.', true, false],
    ['en', 'She does not go to hotels.', false, true],
    ['en', 'She receives only at the house.', false, true],
    ['es', 'No viaja a hoteles.', false, true],
    ['es', 'Recibe solo en la casa.', false, true],
    ['en', 'She lives near a hotel.', false, false],
  ])('%s: %s', (locale, text, travels, stays) => {
    expect(isSaid(TRAVELS[locale], text)).toBe(travels);
    expect(isSaid(STAYS[locale], text)).toBe(stays);
  });
});
