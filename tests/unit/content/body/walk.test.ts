/** Steps through the tree of a body, and what is read of it. */
import {describe, expect, test} from 'vitest';

import {
  SOMETHING,
  attributeOf,
  elementsAround,
  isElement,
  stepsOf,
  textOf,
  walk,
} from '../../../../src/content/body/walk';
import {elementOf, treeOf} from './said';

const BODY = '# A\n\n<Section>\n\n- B <CallLink />\n\n</Section>';
const ORDER = [
  ...['root', 'heading', 'text', 'mdxJsxFlowElement', 'list', 'listItem', 'paragraph', 'text'],
  'mdxJsxTextElement',
];

test('every node, what holds others before these', () => {
  expect([...walk(treeOf(BODY))].map(({node}) => node.type)).toEqual(ORDER);
  expect(stepsOf(treeOf(BODY)).map(({node}) => node.type)).toEqual(ORDER);
});

test('with all that it stands in, the outermost first', () => {
  const step = stepsOf(treeOf(BODY)).at(-1);
  expect(step?.parents.map(({type}) => type)).toEqual([
    ...['root', 'mdxJsxFlowElement', 'list', 'listItem', 'paragraph'],
  ]);
});

test.each([
  ['a block', '<Section>\n\nA\n\n</Section>', true],
  ['within a sentence', 'A <CallLink /> B', true],
  ['a paragraph', 'A', false],
])('components: %s', (_, body, expected) =>
  expect(stepsOf(treeOf(body)).some(({node}) => isElement(node))).toBe(expected),
);

test('the components around a node, the nearest first', () => {
  const steps = stepsOf(treeOf('<Section>\n\n<>\n\n- <i>A</i>\n\n</>\n\n</Section>'));
  expect(elementsAround(steps.at(-1)?.parents ?? [])).toEqual(['i', '', 'Section']);
});

describe('a property', () => {
  test.each([
    ['its text', '<A b="c" d="e" />', 'd', 'e'],
    ['alone', '<A b />', 'b', null],
    ['of another name', '<A b="c" />', 'd', undefined],
    ['beside code', '<A {...b} d="e" />', 'd', 'e'],
  ])('%s', (_, body, name, value) => expect(attributeOf(elementOf(body), name)).toBe(value));
});

describe('what is read', () => {
  test.each([
    ['words and marks', 'One *two* **three [four](/a.mdx)**.', 'One two three four.'],
    ['a component in a sentence', 'One <CallLink /> two.', `One ${SOMETHING} two.`],
    ['a component with words', 'One <MapLink>two</MapLink>.', 'One two.'],
    ['words of another language', 'One <i lang="es">dos</i>.', `One ${SOMETHING}.`],
    ['a component of another property', 'One <i className="es">two</i>.', 'One two.'],
    ['code', 'One `two`.', `One ${SOMETHING}.`],
    ['a picture', 'One ![two](/a.svg).', `One ${SOMETHING}.`],
    ['a break', 'One  \ntwo.', 'One\ntwo.'],
    ['a note', 'One {/* two */} three.', 'One three.'],
    ['a note of several lines', 'One {/*\n two\n*/} three.', 'One three.'],
    ['a note close to the word before', 'One{/* two */} three.', 'One three.'],
    ['a note close to the word behind', 'One {/* two */}three.', 'One three.'],
    ['a number in brackets', 'One {2} three.', 'One  three.'],
    ['brackets that only end like a note', 'One {2 /* two */} three.', 'One  three.'],
    ['brackets that only begin like a note', 'One {/* two */ 2} three.', 'One  three.'],
    ['a heading and a list', '# One\n\n- two\n- three', 'Onetwothree'],
    ['an import', "import A from 'a';\n\nOne", 'One'],
  ])('%s', (_, body, text) => expect(textOf(treeOf(body))).toBe(text));
});
