/** Which languages have fonts beside those of English and Spanish. */
import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {lettersIn, styleSheetsOf} from '../../../src/content/fontLetters';

const ROOT = path.join(import.meta.dirname, '../../..');

test.each([
  {locale: 'ca', texts: 'La força de la col·laboració', sheets: []},
  {locale: 'pt-BR', texts: 'Ásia, maçã, ilhas', sheets: []},
  {locale: 'pt-BR', texts: 'São Paulo, Ãrea', sheets: ['/fonts/letters.css']},
  {locale: 'de', texts: 'Er sagt: „Gut“', sheets: ['/fonts/letters.css']},
  {locale: 'es', texts: 'Un <i lang="cs">čaj</i>', sheets: []},
  {locale: 'ru', texts: 'Дом', sheets: []},
  {locale: 'fa', texts: 'خانه', sheets: ['/fonts/Arab.css']},
  {locale: 'ja', texts: '家', sheets: ['/fonts/Jpan.css']},
  {locale: 'zh-Hant', texts: 'Łódź 家', sheets: ['/fonts/letters.css', '/fonts/Hant.css']},
  {locale: 'ko', texts: '집', sheets: ['/fonts/Kore.css']},
  {locale: 'zh', texts: '家', sheets: ['/fonts/Hans.css']},
  {locale: 'yi', texts: 'הויז', sheets: ['/fonts/Hebr.css']},
])('$locale with “$texts”: $sheets', ({locale, texts, sheets}) => {
  expect(styleSheetsOf(locale, texts)).toEqual(sheets);
  for (const sheet of sheets) expect(existsSync(path.join(ROOT, 'static', sheet))).toBe(true);
});

test('npm run fonts asks for the letters of texts, and not for those of passages in another language', () => {
  expect(lettersIn('Việt, Việt\u00A0<i lang="cs">čaj</i>')).toEqual(['ệ']);
});
