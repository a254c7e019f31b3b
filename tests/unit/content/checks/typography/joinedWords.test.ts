/** Words that were split in two or joined, typed twice, or spelt as another country does. */
import {describe, expect, test} from 'vitest';

import {foundIn, replacedIn} from './signs';

describe('English', () => {
  test.each([
    ['without', 'Come with out shoes.', 'with out → without'],
    ['throughout', 'Warm through out the house.', 'through out → throughout'],
    ['another', 'An other door.', 'An other → Another'],
    ['everywhere', 'It is every where in it.', 'every where → everywhere'],
    ['instead', 'Tea in stead of wine.', 'in stead → instead'],
    ['together', 'We sit to gether.', 'to gether → together'],
    ['because', 'It is be cause of you.', 'be cause → because'],
    ['an adverb on both sides', 'We only open only.', 'only open only → only open'],
    ['a z', 'We organize it.', 'organize → organise'],
    ['a z at a beginning', 'Specialized hands.', 'Specialized → Specialised'],
    ['a z in a long form', 'The organizations.', 'organizations → organisations'],
    ['the noun licence', 'It has a license.', 'a license → a licence'],
    ['the verb practise', 'She practices every day.', 'She practices → She practises'],
  ])('%s', (_, text, one) => expect(replacedIn(text)).toEqual([one]));

  test.each([
    ['a size', 'The size of it.'],
    ['a prize', 'A prize for you.'],
    ['the verb license', 'We license it.'],
    ['the noun practice', 'The practices of it.'],
    ['an adverb once', 'We only open at noon.'],
    ['two that are joined', 'It is only and only here.'],
    ['a quotation', 'It says “organize”.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('Spanish', () => {
  test.each([
    ['alrededor', 'Al rededor de ti.', 'Al rededor → Alrededor'],
    ['además', 'Hay a demás té.', 'a demás → además'],
    ['debajo', 'Está de bajo de ti.', 'de bajo → debajo'],
    ['encima', 'Está en cima del té.', 'en cima → encima'],
    ['también', 'Hay tam bién té.', 'tam bién → también'],
    ['a menudo', 'Viene amenudo.', 'amenudo → a menudo'],
    ['de acuerdo', 'Está deacuerdo.', 'deacuerdo → de acuerdo'],
    ['en vez', 'Un té envez de café.', 'envez → en vez'],
    ['sin embargo', 'Sinembargo viene.', 'Sinembargo → Sin embargo'],
    ['tal vez', 'Viene talvez.', 'talvez → tal vez'],
    [
      'an adverb on both sides',
      'Ella también viene también.',
      'también viene también → también viene',
    ],
    ['a preposition on both sides', 'Viene con solo con té.', 'con solo con → con solo'],
    ['what asks', 'Porqué venir.', 'Porqué → Por qué'],
    ['what asks within', 'Dime porqué vienes.', 'porqué → por qué'],
    ['si no', 'Viene y sino duerme.', 'sino → si no'],
    ['the tax in small letters', 'Con iva incluido.', 'iva → iba” or “IVA'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['the noun porqué', 'El porqué de ello.'],
    ['sino', 'No es té, sino café.'],
    ['IVA', 'Con IVA incluido.'],
    ['a low one', 'De bajo precio.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});
