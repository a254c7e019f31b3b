/** Forbidden words in languages that the site may get: which letters are equal, and where a word ends. */
import {expect, test} from 'vitest';

import {check, copySite} from '../site';
import {ABOUT} from './paths';

const WORDS = 'docs/forbidden-words.yml';

test.each([
  {word: 'oferta', text: 'Una ofertá.', isFound: true, because: 'an accent only stresses'},
  {word: 'forca', text: 'La força.', isFound: false, because: 'ç is a letter in Catalan'},
  {word: 'maca', text: 'Uma maçã.', isFound: false, because: 'ç and ã are letters in Portuguese'},
  {word: 'schon', text: 'Wie schön.', isFound: false, because: 'ö is a letter in German'},
  {word: 'иод', text: 'Это йод.', isFound: false, because: 'й is a letter in Russian'},
  {word: '売春', text: 'ここで売春はない。', isFound: true, because: 'Japanese has no spaces'},
  {word: 'かき', text: 'この鍵、かぎ。', isFound: false, because: 'が and か differ'},
  {word: 'ขาย', text: 'ไม่ขายตัว', isFound: true, because: 'Thai has no spaces'},
  {word: 'oferta', text: 'La ofertante.', isFound: false, because: 'a word ends at a space'},
])('$word in “$text”: $because', async ({word, text, isFound}) => {
  const site = copySite();
  site.edit(WORDS, 'words:\n', `words:\n  - {word: ${word}, reason: Why.}\n`);
  site.edit(ABOUT, /$/, `\n${text}\n`);
  const {problems} = await check(site.siteDir);
  const messages = problems.map(({message}) => message).filter((one) => one.includes('Why.'));
  expect(messages).toEqual(isFound ? [`Write another word for "${word}". Why.`] : []);
});
