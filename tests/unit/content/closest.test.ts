/** Suggestions for misspelt names: near ones, and none where nothing is near. */
import {expect, test} from 'vitest';

import {closest} from '../../../src/content/closest';

test.each([
  ['contakt', ['contact', 'casting'], 'contact'],
  ['price', ['priceEur', 'minutes'], 'priceEur'],
  ['título', ['title', 'label'], 'title'],
  ['masseuses/noah', ['masseuses/noa', 'masseuses/alba'], 'masseuses/noa'],
  ['booking.cal', ['booking.call', 'booking.mail'], 'booking.call'],
  ['orchid.jpeg', ['orchid.jpg', 'key.jpg'], 'orchid.jpg'],
])('%s', (word, known, meant) => expect(closest(word, known)).toBe(meant));

test.each([
  ['masseuses/eva', ['masseuses/noa', 'masseuses/alba']],
  ['booking.call', ['booking.mail', 'booking.name']],
  ['dark', ['dusk', 'band', 'plain']],
  ['spa', ['home', 'about']],
])('%s is near to none', (word, known) => expect(closest(word, known)).toBeUndefined());
