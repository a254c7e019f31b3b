import {expect, test} from 'vitest';

import {writtenDay} from '../../../../src/components/facts/writtenDay';

test.each([
  ['en-US', '1 January 2024'],
  ['en-GB', '1 January 2024'],
  ['es-ES', '1 de enero de 2024'],
])('a day in %s', (htmlLang, written) =>
  expect(writtenDay(Date.UTC(2024, 0, 1), htmlLang)).toBe(written),
);
