/** Verbs of another person, small words before a sound, and capitals where no sentence begins. */
import {describe, expect, test} from 'vitest';

import {foundIn, replacedIn, signsIn} from './signs';

test('what to write instead', () =>
  expect(signsIn('She carry it.')).toEqual(['“She carry”. Write “She carries”.']));

describe('a verb of another person', () => {
  test.each([
    ['behind she', 'She carry it.', 'She carry → She carries'],
    ['behind he', 'He go home.', 'He go → He goes'],
    ['behind it', 'It have a door.', 'It have → It has'],
    ['with a hiss', 'She wash it.', 'She wash → She washes'],
    ['with another hiss', 'She teach it.', 'She teach → She teaches'],
    ['with a vowel before y', 'She say so.', 'She say → She says'],
    ['an ordinary one', 'She open it.', 'She open → She opens'],
    ['in a later sentence', 'Come in. She open it.', 'She open → She opens'],
    ['behind one of several', 'Each of them open it.', 'Each of them open → Each of them opens'],
    ['behind hands', 'Her hands goes down.', 'Her hands goes → Her hands go'],
    ['behind warm hands', 'Her warm hands knows it.', 'Her warm hands knows → Her warm hands know'],
    ['behind guests', 'Our guests carries it.', 'Our guests carries → Our guests carry'],
    ['is', 'The rooms is warm.', 'The rooms is → The rooms are'],
    ['was', 'The lamps was lit.', 'The lamps was → The lamps were'],
    ['has', 'The suites has doors.', 'The suites has → The suites have'],
    ['behind we', 'And we was here.', 'we was → we were'],
    ['behind they', 'When they goes home.', 'they goes → they go'],
    ['do', 'Since they does so.', 'they does → they do'],
  ])('%s', (_, text, one) => expect(replacedIn(text)).toEqual([one]));

  test.each([
    ['as it should be', 'She carries it.'],
    ['behind an auxiliary', 'Does she carry it?'],
    ['of one of several', 'One of her hands works.'],
    ['that is a thing as well', 'Her hands plays.'],
    ['in a quotation', 'It says “They goes home”.'],
  ])('but not one %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('a verb of another person in Spanish', () => {
  test.each([
    ['several', 'Ellas pone la mesa.', 'Ellas pone → Ellas ponen'],
    ['several with es', 'Ellas es dos.', 'Ellas es → Ellas son'],
    ['masseuses', 'Las masajistas tiene té.', 'Las masajistas tiene → Las masajistas tienen'],
    ['one', 'Ella ponen la mesa.', 'Ella ponen → Ella pone'],
    ['one with son', 'Él son dos.', 'Él son → Él es'],
    ['one thing with bastan', 'Me bastan un té.', 'Me bastan un té → Me basta un té'],
    ['several with gusta', 'Me gusta los tés.', 'Me gusta los tés → Me gustan los tés'],
    ['something done', 'Me gustan bailar.', 'Me gustan bailar → Me gusta bailar'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['two things', 'Me gustan la calma y el té.'],
    ['as it should be', 'Ella pone la mesa.'],
    ['days', 'Me gusta los lunes.'],
    ['of what stands before', 'El día de las masajistas es largo.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('a small word before a sound', () => {
  test.each([
    ['y before i', 'Té y incienso.', 'y incienso → e incienso'],
    ['y before hi', 'Padre y hijo.', 'y hijo → e hijo'],
    ['o before o', 'Siete o ocho.', 'o ocho → u ocho'],
    ['o before ho', 'Casa o hotel.', 'o hotel → u hotel'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['a diphthong', 'Agua y hielo.'],
    ['a name', 'Té y iPhone.'],
    ['a question', 'Ven, ¿y inés?'],
  ])('but not before %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('one and several', () => {
  test.each([
    ['el', 'Ven con el señores.', '“el señores”', 'Write “los señores”, or one alone.'],
    [
      'El at a beginning',
      'El señores de allí.',
      '“El señores”',
      'Write “Los señores”, or one alone.',
    ],
    ['un', 'Es un cajones.', '“un cajones”', 'Write “unos cajones”, or one alone.'],
    ['la', 'Con la sesiones.', '“la sesiones”', 'Write “las sesiones”, or one alone.'],
    [
      'una',
      'Con una habitaciones.',
      '“una habitaciones”',
      'Write “unas habitaciones”, or one alone.',
    ],
  ])('%s', (_, text, phrase, remedy) =>
    expect(signsIn(text, 'es')).toEqual([`${phrase}, one and several. ${remedy}`]),
  );

  test.each([
    ['a day', 'Ven el lunes.'],
    ['one that ends so', 'Es el portaequipajes.'],
    ['a century', 'En el ochocientos.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('a capital within a sentence', () => {
  const REMEDY = 'Write a full stop before it, or begin it small.';
  test.each([
    ['of English', 'The door opens It is green.', 'en', 'opens It'],
    ['behind a comma', 'The door opens, They say.', 'en', 'opens, They'],
    ['of Spanish', 'La puerta se abre Hay té.', 'es', 'abre Hay'],
  ])('%s', (_, text, locale, phrase) =>
    expect(signsIn(text, locale).filter((one) => one.includes('capital'))).toEqual([
      `“${phrase}”, a capital where no sentence begins. ${REMEDY}`,
    ]),
  );

  test.each([
    ['a new sentence', 'The door opens. It is green.', {}],
    ['a title', 'The film called It was long.', {italics: ['It']}],
    ['a sentence behind a label', 'The door here It is green.', {label: 'The door here'}],
  ])('but not %s', (_, text, more) => expect(foundIn(text, 'en', more)).toEqual([]));
});

describe('a law as the other language calls it', () => {
  const told = (name: string): string => `“${name}”, as the other language calls it`;
  test.each([
    ['in English', 'Under the RGPD.', 'en', `${told('RGPD')}. Write “GDPR”.`],
    ['the union in English', 'In the UE.', 'en', `${told('UE')}. Write “EU”.`],
    ['in Spanish', 'Según el GDPR.', 'es', `${told('GDPR')}. Write “RGPD”.`],
    ['a tax in Spanish', 'Con VAT.', 'es', `${told('VAT')}. Write “IVA”.`],
  ])('%s', (_, text, locale, one) => expect(signsIn(text, locale)).toEqual([one]));

  test.each([
    ['the number of a law', 'Under (UE) 2016/679.'],
    ['a judgment', 'In ECLI:EU:C:2019:801.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});
