/** Languages that a biography has its masseuse speak, against her fields. */
import {describe, expect, test} from 'vitest';

import {languagesOfMasseuse} from '../../../../../src/content/checks/statements/biographyLanguages';
import {told} from '../rawPages';

const problems = (text: string, locale = 'en') =>
  languagesOfMasseuse(
    {file: `${locale}/masseuses/a.mdx`, locale, field: '', line: 10, text},
    ['es', 'en'],
    'en/masseuses/a.mdx',
  );

describe('a language that her fields do not give her', () => {
  test.each([
    ['en', 'Here she speaks Catalan.', 'Catalan', 'ca'],
    ['en', 'Here she also speaks fluent Italian and English.', 'Italian', 'it'],
    ['en', 'She speaks English. She speaks Catalan.', 'Catalan', 'ca'],
    ['en', 'This is not true. She speaks Catalan.', 'Catalan', 'ca'],
    ['es', 'Habla catalán.', 'catalán', 'ca'],
    ['es', 'Ella también habla italiano.', 'italiano', 'it'],
  ])('%s: %s', (locale, text, word, code) =>
    expect(told(problems(text, locale))).toEqual([
      `${locale}/masseuses/a.mdx:10 | “${word}”, and languages in en/masseuses/a.mdx has no ${code}`,
    ]),
  );

  test('how to mend it', () => {
    expect(problems('She speaks Catalan.')[0]?.remedy).toBe(
      'Correct the sentence, or add the language there.',
    );
    expect(problems('She speaks Italian.')[0]?.remedy).toBe(
      'Leave it out: her page shows the languages of the field.',
    );
  });

  test.each([
    ['one that they give her', 'en', 'She speaks Spanish.'],
    ['one that is dead', 'en', 'She speaks Latin.'],
    ['one that she does not speak', 'en', 'Nobody knows whether not she speaks Catalan.'],
    ['one of somebody else', 'en', 'Her mother speaks Catalan.'],
    ['one that nobody speaks', 'en', 'She reads Catalan.'],
    ['one in another language', 'fr', 'She speaks Catalan.'],
  ])('not %s', (_, locale, text) => expect(problems(text, locale)).toEqual([]));
});
