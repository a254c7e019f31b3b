import {expect, test} from 'vitest';

import {formatDate} from '../../../src/content/browser/formatDate';
import {
  datesInWords,
  dayNames,
  languageNames,
  receptionLanguages,
  writtenMonths,
} from '../../../src/content/intlTexts';

test('languages are named and listed in the language of the page', () => {
  expect(receptionLanguages(['es', 'en', 'ru'], 'en').list).toBe('Spanish, English, and Russian');
  expect(receptionLanguages(['es', 'en', 'ru'], 'es').list).toBe('Español, inglés y ruso');
});

test('the name of a language is written as inside a sentence', () => {
  expect(languageNames(['pt', 'fr'], 'en')).toEqual(['Portuguese', 'French']);
  expect(languageNames(['pt', 'fr'], 'es')).toEqual(['portugués', 'francés']);
});

test.each([
  {htmlLang: 'en-US', written: '1 January 2024'},
  {htmlLang: 'en-GB', written: '1 January 2024'},
  {htmlLang: 'es-ES', written: '1 de enero de 2024'},
])('a date in $htmlLang is written $written', ({htmlLang, written}) =>
  expect(formatDate(Date.UTC(2024, 0, 1), htmlLang)).toBe(written),
);

test('days of the week and numbers of months are written in the language of the page', () => {
  expect(dayNames('en-US').mon).toEqual({short: 'Mon', long: 'Monday'});
  expect(dayNames('es-ES').sun).toEqual({short: 'dom', long: 'domingo'});
  expect(writtenMonths(12, 'es')).toBe('12 meses');
  expect(writtenMonths(1, 'en')).toBe('1 month');
});

test.each(['ar', 'ar-EG', 'fa', 'mr'])('%s dates have the digits of prices', (htmlLang) => {
  const {first, last} = datesInWords('2026-12-24', '2026-12-26', htmlLang);
  const dates = [first, last, datesInWords('2026-12-24', '2026-12-24', htmlLang).first];
  const written = [...dates, formatDate(Date.UTC(2026, 11, 24), htmlLang)].join(' ');
  expect(written).toMatch(/\d/);
  // Digits of any script are numbers in Unicode.
  expect(written).not.toMatch(/(?!\d)\p{Nd}/u);
});
