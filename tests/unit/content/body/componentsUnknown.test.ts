/** Tags that are no components: HTML, and names that nobody knows. */
import {describe, expect, test} from 'vitest';

import {faultsOf, said, told} from './componentFaults';

describe('tags that are no components', () => {
  const LISTED = 'There is no such component; src/components/README.md lists them.';
  const HTML = 'Use Markdown or a component of src/components/README.md.';
  test.each([
    ['an empty tag', '<>Words</>', '1:1 | an empty tag <> | Delete <> and </>.'],
    ['an unknown one', '<Weather />', `1:1 | <Weather> | ${LISTED}`],
    [
      'a misspelt one',
      '<Sektion>Words</Sektion>',
      `1:1 | <Sektion> | Did you mean Section? ${LISTED}`,
    ],
    [
      'one that is a tag of HTML',
      '<Spam lang="es">Hola</Spam>',
      `1:1 | <Spam> | Did you mean span? ${LISTED}`,
    ],
    ['HTML', '<table>Words</table>', `1:1 | <table> | HTML is not written in pages. ${HTML}`],
    [
      'HTML that is near a component',
      '<section>Words</section>',
      `1:1 | <section> | HTML is not written in pages. Did you mean Section? ${HTML}`,
    ],
    [
      'HTML near no component, but near HTML that may stand',
      '<dir>Words</dir>',
      `1:1 | <dir> | HTML is not written in pages. ${HTML}`,
    ],
    [
      'HTML without an end',
      '<hr />',
      '1:1 | <hr> | Delete it: a heading (##) or an empty line parts the text.',
    ],
    [
      'a heading',
      '<h2>Rooms</h2>',
      '1:1 | <h2> | Write ## and a blank before its words, in place of both tags.',
    ],
    [
      'a lower heading',
      '<h3>Rooms</h3>',
      '1:1 | <h3> | Write ### and a blank before its words, in place of both tags.',
    ],
    [
      'a heading that pages never have',
      '<h4>Rooms</h4>',
      `1:1 | <h4> | HTML is not written in pages. ${HTML}`,
    ],
  ])('%s', (_, body, expected) => expect(told(body)).toEqual([expected]));

  test('names for other rules', () => {
    expect(faultsOf('<table>Words</table>')[0]?.rule).toBe('html');
    expect(faultsOf('<Weather />')[0]?.rule).toBe('unknown-component');
  });

  test('a tag goes with the one around it', () => {
    expect(said('<table>\n<tr>Words</tr>\n</table>')).toEqual(['1:1 | <table>']);
    expect(said('<div>\n\n<table>Words</table>\n\n</div>')).toEqual(['3:1 | <table>']);
    expect(said('<table>\n\n<Weather />\n\n</table>')).toEqual([
      '1:1 | <table>',
      '3:1 | <Weather>',
    ]);
  });

  test.each([
    ['an element that may stand', '<div className="row">\n\nWords.\n\n</div>', []],
    ['a heading that is heard only', '<h2 className="visuallyHidden">Rooms</h2>', []],
    [
      'with a value that it does not take',
      '<div className="blue">\n\nWords.\n\n</div>',
      ['1:1 div className | "blue"'],
    ],
    [
      'within another one that may',
      '<div>\n\n<span lang="xx">Words</span>\n\n</div>',
      ['3:1 span lang | "xx", which is the code of no language'],
    ],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual(expected));

  test('properties of a component are checked', () =>
    expect(said('<Section tone="blue">\n\nWords.\n\n</Section>')).toEqual([
      '1:1 Section tone | "blue"',
    ]));
});
