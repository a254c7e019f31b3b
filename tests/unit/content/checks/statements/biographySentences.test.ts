/** Sentences of a biography that have the masseuse herself for their subject. */
import {describe, expect, test} from 'vitest';

import {
  isOfSomebody,
  saidOfHer,
  sentencesOf,
  subjectOf,
} from '../../../../../src/content/checks/statements/biographySentences';

const FORMS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`${subjectOf('en')} (?:dances|sings)`, 'u'),
  es: new RegExp(`${subjectOf('es')}(?:[Bb]aila)`, 'u'),
};

const matchIn = (text: string, locale = 'en', form = FORMS[locale]): string | undefined =>
  saidOfHer({file: 'a', locale, field: '', text}, form ? [form] : [], 'Alba')?.[0];

describe('a sentence about her', () => {
  test.each([
    ['She dances.', 'She dances'],
    ['Alba dances.', 'Alba dances'],
    ['Today she dances.', 'Today she dances'],
    ['The night is long, and she dances.', 'and she dances'],
    ['The night is long; she dances.', 'she dances'],
    ['Yes. She dances.', 'She dances'],
    ['She dances with her mother.', 'She dances'],
    ['Her mother dances. Yes. She dances.', 'She dances'],
  ])('%s', (text, match) => expect(matchIn(text)).toBe(match));

  test.each([
    ['Baila.', 'Baila'],
    ['Alba también baila.', 'Alba también baila'],
    ['Ella baila.', 'Ella baila'],
    ['Hoy baila.', 'Hoy baila'],
  ])('in Spanish: %s', (text, match) => expect(matchIn(text, 'es')).toBe(match));

  test.each([
    ['somebody else', 'Nora dances.'],
    ['nobody', 'It dances.'],
    ['somebody named before', 'With her mother, she dances.'],
    ['somebody of the sentence before', 'Her teacher was strict. She dances.'],
    ['something else', 'She sleeps.'],
  ])('not of %s', (_, text) => expect(matchIn(text)).toBeUndefined());

  test('the first of several patterns', () => {
    const text = {file: 'a', locale: 'en', field: '', text: 'She sings. She dances.'};
    const said = saidOfHer(text, [/She dances/u, /She (?:sings|dances)/u], 'Alba');
    expect(said?.[0]).toBe('She sings');
  });

  test('no subject of another language', () =>
    expect(new RegExp(subjectOf('fr'), 'u').test('She')).toBe(false));
});

test('somebody else', () => {
  expect(isOfSomebody('Her grandmother')).toBe(true);
  expect(isOfSomebody('Her motherland')).toBe(false);
});

test('the sentences of a text', () =>
  expect(
    sentencesOf({file: 'a', locale: 'en', field: '', text: 'One. Two! Three? Four… Five'}),
  ).toEqual(['One.', 'Two!', 'Three?', 'Four…', 'Five']));
