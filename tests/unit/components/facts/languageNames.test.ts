import {expect, test} from 'vitest';

import {languageList, languageNames} from '../../../../src/components/facts/languageNames';

test('languages are named and listed in the language of the page', () => {
  expect(languageList(['es', 'en', 'ru'], 'en')).toBe('Spanish, English, and Russian');
  expect(languageList(['es', 'en', 'ru'], 'es')).toBe('Español, inglés y ruso');
});

test('a name on its own is written as inside a sentence', () => {
  expect(languageNames(['pt', 'fr'], 'en')).toEqual(['Portuguese', 'French']);
  expect(languageNames(['pt', 'fr'], 'es')).toEqual(['portugués', 'francés']);
});
