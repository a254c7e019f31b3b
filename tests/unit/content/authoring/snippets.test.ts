/** Snippets for the fields of a file, with places at which the cursor stops. */
import {describe, expect, test} from 'vitest';

import {type JsonSchema, joined, snippet} from '../../../../src/content/authoring/snippets';

/** The lines of a snippet between its two rules. */
function linesOf(
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): unknown {
  const {body} = snippet('a', 'b', {properties, required}) as {body: string[]};
  return body.slice(1, -3);
}

test('what a snippet is', () =>
  expect(snippet('velada-page', 'A page', {properties: {title: {}}, required: ['title']})).toEqual({
    prefix: 'velada-page',
    description: 'A page',
    scope: 'mdx,markdown',
    body: ['---', 'title: ${1:title}', '---', '', '$0'],
  }));

describe('fields', () => {
  test.each<[string, JsonSchema, string[]]>([
    ['of one value', {const: 'page'}, ['of: page']],
    ['of a few', {enum: ['a', 'b']}, ['of: ${1|a,b|}']],
    ['of a few with signs', {enum: ['a, b', 'c|d', 'e\\f']}, ['of: ${1|a\\, b,c\\|d,e\\\\f|}']],
    ['of yes or no', {type: 'boolean'}, ['of: ${1|false,true|}']],
    ['with a hint', {type: 'string', description: 'The title.'}, ['of: ${1:The title.}']],
    ['with signs in its hint', {description: 'In ${a} \\ b'}, ['of: ${1:In \\${a\\} \\\\ b}']],
    ['without one', {type: 'string'}, ['of: ${1:of}']],
    [
      'of named values',
      {properties: {a: {}, b: {enum: [1, 2]}, c: {}}, required: ['a', 'b']},
      ['of:', '  a: ${1:a}', '  b: ${2|1,2|}'],
    ],
    [
      'of named values within others',
      {properties: {a: {properties: {b: {}}, required: ['b']}}, required: ['a']},
      ['of:', '  a:', '    b: ${1:b}'],
    ],
    ['of a list', {type: 'array', description: 'Words'}, ['of:', '  - ${1:Words}']],
    [
      'of a list of three',
      {type: 'array', minItems: 3},
      ['of:', '  - ${1:of}', '  - ${2:of}', '  - ${3:of}'],
    ],
    ['of a pair', {type: 'array', prefixItems: [{}, {}]}, ['of:', '  - ${1:of}', '  - ${2:of}']],
    [
      'of a list of a few',
      {type: 'array', minItems: 3, items: {enum: ['a', 'b']}},
      ['of:', '  - ${1|a,b|}'],
    ],
    [
      'of a list of entries',
      {type: 'array', items: {properties: {a: {}, b: {}}, required: ['a', 'b']}},
      ['of:', '  - a: ${1:a}', '    b: ${2:b}'],
    ],
    [
      'of two entries at least',
      {type: 'array', minItems: 2, items: {properties: {a: {}}, required: ['a']}},
      ['of:', '  - a: ${1:a}', '  - a: ${2:a}'],
    ],
    [
      'of a list that may be empty',
      {type: 'array', minItems: 0, items: {properties: {a: {}}, required: ['a']}},
      ['of:', '  - a: ${1:a}'],
    ],
    [
      'of a list within an entry',
      {
        type: 'array',
        items: {
          properties: {a: {type: 'array'}, b: {type: 'array', items: {enum: [1]}}},
          required: ['a', 'b'],
        },
      },
      ['of:', '  - a:', '      - ${1:a}', '    b:', '      - ${2|1|}'],
    ],
    [
      'of entries without a field that is needed',
      {type: 'array', items: {properties: {a: {}}}},
      ['of:', '  - '],
    ],
  ])('%s', (_, schema, lines) => expect(linesOf({of: schema})).toEqual(lines));

  test('those that are needed, counted through', () =>
    expect(linesOf({a: {}, b: {}, c: {}}, ['c', 'a'])).toEqual(['c: ${1:c}', 'a: ${2:a}']));

  test('one that is needed and not known', () => expect(linesOf({}, ['a'])).toEqual(['a: ${1:a}']));

  test('none', () => expect(snippet('a', 'b', {})).toMatchObject({body: ['---', '---', '', '$0']}));
});

describe('facts and words of one file', () => {
  test('side by side', () =>
    expect(
      joined(
        {type: 'object', properties: {a: {type: 'number'}}, required: ['a']},
        {properties: {b: {type: 'string'}}, required: ['b', 'a']},
      ),
    ).toEqual({
      type: 'object',
      properties: {a: {type: 'number'}, b: {type: 'string'}},
      required: ['a', 'b'],
    }));

  test('a list of both is one', () =>
    expect(
      joined(
        {
          properties: {
            a: {
              type: 'array',
              minItems: 2,
              items: {properties: {id: {}, file: {}}, required: ['id', 'file']},
            },
          },
        },
        {
          properties: {
            a: {type: 'array', items: {properties: {id: {}, title: {}}, required: ['id', 'title']}},
          },
        },
      ),
    ).toMatchObject({
      properties: {
        a: {
          type: 'array',
          minItems: 2,
          items: {properties: {id: {}, file: {}, title: {}}, required: ['id', 'file', 'title']},
        },
      },
      required: [],
    }));

  test('of nothing', () => expect(joined({}, {})).toEqual({properties: {}, required: []}));
});
