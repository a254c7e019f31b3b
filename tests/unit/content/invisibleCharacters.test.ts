/** Invisible characters that the script of a language needs, and those that no text may have. */
import {expect, test} from 'vitest';

import {invisibleIn} from '../../../src/content/invisibleCharacters';

test.each([
  {locale: 'fa', text: 'می\u200Cخواهم', because: 'Persian separates letters of one word'},
  {locale: 'hi', text: 'क्\u200Dष', because: 'Hindi joins letters'},
  {locale: 'en', text: 'the word می\u200Cخواهم', because: 'the letters need it in any page'},
  {locale: 'ar', text: 'رقم \u200E+34 930\u200E', because: 'Arabic has marks of direction'},
  {locale: 'he', text: 'שלום \u2066Velada\u2069', because: 'Hebrew sets Latin words apart'},
  {locale: 'ur', text: '\u061Cاردو', because: 'Urdu is written in Arabic letters'},
])('$locale may have its invisible characters: $because', ({locale, text}) => {
  expect(invisibleIn('file.json', text, locale)).toEqual([]);
});

test.each([
  {locale: 'de', text: 'Auf\u200Clage', found: /Delete .*U\+200C/, because: 'Latin needs none'},
  {locale: 'fa', text: '\u200Cخواهم', found: /Delete .*U\+200C/, because: 'it joins nothing'},
  {
    locale: 'es',
    text: 'tel. \u200E+34',
    found: /U\+200E .*only a language written from right to left/,
    because: 'Spanish is written from left to right',
  },
  {
    locale: 'ar',
    text: 'قبل \u2066Velada بعد',
    found: /Write U\+2069 where the words .* U\+2066 .* end/,
    because: 'the end is missing',
  },
  {
    locale: 'ar',
    text: 'قبل Velada\u2069 بعد',
    found: /Delete .*U\+2069/,
    because: 'it ends nothing',
  },
  {
    locale: 'ar',
    text: 'قبل \u202EVelada',
    found: /Delete .*U\+202E/,
    because: 'it reverses what follows',
  },
  {locale: 'ar', text: 'قبل\u200B', found: /Delete .*U\+200B/, because: 'nobody sees it'},
])('$locale may not have $text: $because', ({locale, text, found}) => {
  expect(invisibleIn('file.json', `\n${text}`, locale)).toEqual([
    {file: 'file.json', line: 2, message: expect.stringMatching(found) as string},
  ]);
});
