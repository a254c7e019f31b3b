import {expect, test} from 'vitest';

import {languageList} from '../../../../src/components/contact/BusinessHours/languages';

test('languages are named and listed in the language of the page', () => {
  expect(languageList(['es', 'en', 'ru'], 'en')).toBe('Spanish, English, and Russian');
  expect(languageList(['es', 'en', 'ru'], 'es')).toBe('Español, inglés y ruso');
});
