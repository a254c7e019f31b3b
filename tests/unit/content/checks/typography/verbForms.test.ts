/** Forms that a verb does not have where it stands. */
import {describe, expect, test} from 'vitest';

import {foundIn, replacedIn, signsIn} from './signs';

describe('the past for the participle', () => {
  test.each([
    ['behind be', 'It may be wrote by hand.', 'be wrote → be written'],
    ['behind been', 'It had been took away.', 'been took → been taken'],
    ['behind an adverb', 'It may be already chose.', 'be already chose → be already chosen'],
    ['behind have', 'We have went home.', 'We have went → We have gone'],
    ['behind has', 'Nobody has ate it.', 'Nobody has ate → Nobody has eaten'],
    ['behind a noun', 'The moon had rose.', 'The moon had rose → The moon had risen'],
  ])('%s', (_, text, one) => expect(replacedIn(text)).toEqual([one]));

  test.each([
    ['a participle', 'It may be written by hand.'],
    ['all of something', 'All she had came from Cali.'],
    ['a colour', 'It was rose.'],
    ['the past by itself', 'She wrote it.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('be and been', () => {
  test.each([
    ['has be', 'It has be here.', 'has be → has been'],
    ['with an adverb', 'They have never be here.', 'have never be → have never been'],
  ])('%s', (_, text, one) => expect(replacedIn(text)).toEqual([one]));

  test.each([
    ['she', 'She been here before.', 'She'],
    ['in a later sentence', 'Come in. It been warm all day.', 'It'],
  ])('%s been', (_, text, subject) =>
    expect(signsIn(text)).toEqual([
      `“${subject} been” without has or had. Write “${subject} has been” or “${subject} had been”.`,
    ]),
  );

  test.each([
    ['have been', 'They have been here before.'],
    ['have further before', 'It has for years been warm here.'],
    ['a question', 'Ever been to Girona?'],
    ['a noun', 'No has-been is here.'],
    ['a short form', 'She’s not been here.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('compared twice', () => {
  test.each([
    ['more', 'It is more warmer here.', 'en', 'more warmer → warmer'],
    ['at a beginning', 'More easier is it here.', 'en', 'More easier → Easier'],
    ['most', 'The most largest of all.', 'en', 'most largest → largest'],
    ['in Spanish', 'Es más mejor.', 'es', 'más mejor → mejor'],
  ])('%s', (_, text, locale, one) => expect(replacedIn(text, locale)).toEqual([one]));

  test.each([
    ['once', 'It is warmer here.'],
    ['another word', 'It is more bitter.'],
  ])('but not %s', (_, text) => expect(foundIn(text)).toEqual([]));
});

describe('a condition', () => {
  test.each([
    ['one', 'Si tendría tiempo.', 'Si tendría → Si tuviera'],
    ['several', 'Si ellas podrían venir.', 'Si ellas podrían → Si ellas pudieran'],
    ['you', 'Si sabrías la hora.', 'Si sabrías → Si supieras'],
    ['to be', 'Ven. Si sería posible.', 'Si sería → Si fuera'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['as it should be', 'Si tuviera tiempo.'],
    ['of somebody else', 'Si quien vendría es ella.'],
    ['no condition', 'No sé si podría venir.'],
    ['a noun', 'Si galería te gusta.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});

describe('other forms of Spanish', () => {
  test.each([
    ['creo de que', 'Creo de que sí.', 'Creo de que → Creo que'],
    ['halla for haya', 'Quien halla venido.', 'halla venido → haya venido'],
    ['fué', 'Ella fué la primera.', 'fué → fue'],
    ['dió', 'Ella dió la hora.', 'dió → dio'],
    ['several', 'Cuando hallan dicho algo.', 'hallan dicho → hayan dicho'],
  ])('%s', (_, text, one) => expect(replacedIn(text, 'es')).toEqual([one]));

  test.each([
    ['a verb that has de', 'Trata de que vengas.'],
    ['what finds itself', 'Se halla hecho.'],
    ['a town', 'En Santa Fé.'],
    ['fue', 'Ella fue la primera.'],
  ])('but not %s', (_, text) => expect(foundIn(text, 'es')).toEqual([]));
});
