import {expect, test} from 'vitest';

import {listPieces} from '../../../../src/plugins/delivery/pageScripts';

const page = (list: string): string =>
  `<body><p>["not this"]</p><script type=application/json id=site-scripts>${list}</script></body>`;

test('pieces are listed after the scripts of all pages, in a list of their own', () =>
  expect(listPieces(page('["/a.js","/b.js"]'), ['/c.js', '/$&.js'])).toBe(
    page('["/a.js","/b.js",["/c.js","/$&.js"]]'),
  ));

test('a page without pieces stays as it is', () =>
  expect(listPieces(page('["/a.js"]'), [])).toBe(page('["/a.js"]')));

test.each(['', '["/a.js",["/c.js"]]'])('a list that cannot be added to is refused: %s', (list) =>
  expect(() => listPieces(page(list), ['/d.js'])).toThrow('no list of scripts to add its own to'),
);
