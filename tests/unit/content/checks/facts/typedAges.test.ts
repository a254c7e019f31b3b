/** How old a masseuse is, typed where it is wrong a year later. */
import {describe, expect, test} from 'vitest';

import {agesIn} from '../../../../../src/content/checks/facts/typedAges';
import {rawPage, told} from '../rawPages';

const check = (body: string, locale: string, fields: Record<string, unknown> = {}) => {
  const page = rawPage(body, {id: 'masseuses/eva', locale, fields});
  const original = rawPage('', {id: 'masseuses/eva', fields: {name: 'Eva'}});
  return agesIn(page, original).map((one) => ({file: page.file, ...one}));
};

describe('her age', () => {
  test.each([
    ['en', 'Eva is 24.', 'Eva is 24'],
    ['en', 'She is twenty-four, and quiet.', 'She is twenty-four'],
    ['en', 'She is only 24 and quiet.', 'She is only 24'],
    ['en', 'She is 24 years old', 'She is 24 years old'],
    ['en', 'The quiet one, aged 24.', 'aged 24'],
    ['en', 'At 24 she still sings.', 'At 24 she still'],
    ['en', 'With only 24 years, Eva knows more.', 'With only 24 years, Eva knows'],
    ['en', 'Eva, 24, sings.', 'Eva, 24'],
    ['en', 'Eva, just 24 years old, sings.', 'Eva, just 24 years old'],
    ['en', 'Eva is 18.', 'Eva is 18'],
    ['en', 'Eva is 60.', 'Eva is 60'],
    ['es', 'Tiene 24 años.', 'Tiene 24 años'],
    ['es', 'Eva tiene ya veinticuatro años.', 'tiene ya veinticuatro años'],
    ['es', 'Con solo 24 años ya sabe cantar.', 'Con solo 24 años ya sabe'],
    ['es', 'A sus 24 años, Eva enseña a otras.', 'A sus 24 años, Eva enseña'],
    ['es', 'Eva, de 24 años, canta.', 'Eva, de 24 años'],
    ['es', 'Canta a sus 24 años mejor que nadie.', 'a sus 24 años'],
  ])('%s: %s', (locale, body, typed) => {
    expect(told(check(body, locale))).toEqual([
      `${locale}/masseuses/eva.mdx:10 | her age, “${typed}”`,
    ]);
  });

  test('in a field', () => {
    const problems = check('', 'en', {description: 'She is 24.'});
    expect(told(problems)).toEqual(['en/masseuses/eva.mdx description | her age, “She is 24”']);
    expect(problems[0]?.remedy).toBe(
      'Leave it out: the site shows her age from the fields, and it changes.',
    );
  });

  test('in each of two sentences', () =>
    expect(told(check('The one aged 24. The one who is 25.', 'en'))).toEqual([
      'en/masseuses/eva.mdx:10 | her age, “aged 24”',
      'en/masseuses/eva.mdx:10 | her age, “is 25”',
    ]));
});

describe('nothing is said of', () => {
  test.each([
    ['a child', 'en', 'She is 17.'],
    ['an old woman', 'en', 'She is 61.'],
    ['somebody else', 'en', 'Her sister is 24.'],
    ['somebody else by her name', 'en', 'Ana is 24 and quiet'],
    ['what was', 'en', 'She was 24 when she came.'],
    ['another number', 'en', 'She is 24 minutes away.'],
    ['years of something', 'es', 'Tiene 24 años de experiencia.'],
    ['somebody else in Spanish', 'es', 'Su hermana tiene 24 años.'],
    ['a language that is not known', 'fr', 'Eva is 24.'],
  ])('%s', (_, locale, body) => expect(check(body, locale)).toEqual([]));
});
