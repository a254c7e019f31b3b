import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {withWords, wordsLeft} from '../../../../../src/plugins/delivery/words/splice';
import {usesIn} from '../../../../../src/plugins/delivery/words/uses';

const SPANISH = {
  'a.call': 'Llamar «ahora»',
  'a.price': '{minutes} min desde {price}',
  'a.it': "L'hora",
};
const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";
const FILE = '/site/src/components/Some.tsx';

/** A source that imports both, with its words in Spanish, and the ids that Docusaurus keeps. */
function inSpanish(source: string, head = IMPORT): {code: string; left: string[]} {
  const whole = head + source;
  return {
    code: withWords(whole, FILE, SPANISH).slice(head.length),
    left: Object.keys(wordsLeft([{source: whole, file: FILE}], SPANISH)),
  };
}

describe('words are put in place of', () => {
  test.each([
    ['a call', "translate({id: 'a.call', message: 'Call', description: 'd'})", '"Llamar «ahora»"'],
    [
      'a message with values, without what names it',
      'translate({message: "{minutes} min", id: "a.price"}, {minutes: 3, price: [1, 2]})',
      'translate({message: "{minutes} min desde {price}"}, {minutes: 3, price: [1, 2]})',
    ],
    [
      'a message over several lines, made of several parts',
      "const it = translate({\n  id: 'a.it',\n  message:\n    'It is ' +\n    `time`,\n});",
      `const it = "L'hora";`,
    ],
    [
      'what an element holds, components among its values',
      '<Translate id="a.price" values={{price: <Price euros={1} />}}>\n  {\'{minutes} from {price}\'}\n</Translate>',
      '<Translate  values={{price: <Price euros={1} />}}>{"{minutes} min desde {price}"}</Translate>',
    ],
    [
      'what an element with a key holds',
      '<Translate key="k" id="a.it" description="d">It</Translate>',
      '<Translate key="k"  >{"L\'hora"}</Translate>',
    ],
    [
      'an element whose id is an expression',
      "<Translate description=\"d\" id={'a.it'}>It's time</Translate>",
      `"L'hora"`,
    ],
    [
      'an element in markup, beside text',
      '<p>It: <Translate id="a.it">time</Translate>, <b /></p>',
      `<p>It: {"L'hora"}, <b /></p>`,
    ],
    [
      'an element that is an attribute, and one in braces',
      '<P a=<Translate id="a.it">time</Translate> b={<Translate id="a.it">time</Translate>} />',
      `<P a={"L'hora"} b={"L'hora"} />`,
    ],
  ])('%s', (_name, source, expected) => {
    const {code, left} = inSpanish(source);
    expect(code).toBe(expected);
    expect(left).toEqual([]);
  });

  test('both of two elements, one among the values of the other', () => {
    const {code, left} = inSpanish(
      '<Translate id="a.price" values={{price: <em><Translate id="a.call">One</Translate></em>}}>{\'{price}\'}</Translate>',
    );
    expect(code).toContain('price: <em>{"Llamar «ahora»"}</em>');
    expect(code).toContain('{"{minutes} min desde {price}"}</Translate>');
    expect(left).toEqual([]);
  });

  test('both of two elements in a row', () => {
    const {code} = inSpanish(
      '<><Translate id="a.call">One</Translate> <Translate id="a.it">Two</Translate></>',
    );
    expect(code).toBe(`<>{"Llamar «ahora»"} {"L'hora"}</>`);
  });

  test('whatever the two are called here', () => {
    const head = "import Words, {translate as say} from '@docusaurus/Translate';\n";
    const {code} = inSpanish(
      "say({id: 'a.call', message: 'x'}); <Words id='a.it'>y</Words>;",
      head,
    );
    expect(code).toBe(`"Llamar «ahora»"; "L'hora";`);
  });
});

describe('where a language has no words of its own, those of the source stand plainly, as for', () => {
  test.each([
    ['a call', "translate({id: 'b', message: `It's` + ' B'})", `"It's B"`],
    [
      'a call with values',
      "translate({id: 'b', description: 'd', message: '{n} B'}, {n})",
      'translate({message: "{n} B"}, {n})',
    ],
    [
      'text over several lines, with signs in the way of HTML',
      '<p>\n  <Translate id="b">\n    Bed &amp;\n    breakfast\n  </Translate>\n</p>',
      '<p>\n  {"Bed & breakfast"}\n</p>',
    ],
    ['text in braces', "<Translate id='b'>\n  {'{n} \"B\"'}\n</Translate>", '"{n} \\"B\\""'],
  ])('%s', (_name, source, expected) => {
    const {code, left} = inSpanish(source);
    expect(code).toBe(expected);
    expect(left).toEqual([]);
  });
});

describe('nothing is touched in', () => {
  test.each([
    ['a comment', "// translate({id: 'a.call', message: 'Call'})\nconst none = 1;"],
    ['an object that looks alike', "const entry = {id: 'a.call', message: 'Call'};"],
    ['a text', `const text = "translate({id: 'a.call', message: 'Call'})";`],
    ['a message without words here that is not known', "translate({id: 'b', message: say()})"],
    ['an element of the same kind', '<Translate id="b">{say()}</Translate>'],
    [
      'a function of the same name',
      "function f(translate) { return translate({id: 'a.call', message: 'Call'}); }",
    ],
  ])('%s', (_name, source) => {
    const {code, left} = inSpanish(source);
    expect(code).toBe(source);
    expect(left).toEqual([]);
  });

  test('a source that does not import the two from Docusaurus', () => {
    const source = "translate({id: 'a.call', message: 'Call'})";
    for (const head of [
      "import {translate} from './own'; // not '@docusaurus/Translate'\n",
      "import type Translate from '@docusaurus/Translate';\nimport {translate} from './own';\n",
    ]) {
      expect(inSpanish(source, head).code).toBe(source);
    }
  });
});

describe('an id stays with Docusaurus', () => {
  const READ = "translate({id: 'a.call', message: 'Call'});";

  test.each([
    ['has no message', "translate({id: 'a.call'})"],
    ['has its message under a short name', "translate({id: 'a.call', message})"],
    ['has no children', '<Translate id="a.call" />'],
    ['has its words as a property', '<Translate id="a.call" children="Call" />'],
  ])('when one of its uses %s', (_name, use) => {
    const {code, left} = inSpanish(`${READ} const message = ''; ${use};`);
    expect(code).toContain(use);
    expect(left).toEqual(['a.call']);
  });

  test.each([
    ['its id is put together', "translate({id: 'a.' + name, message: 'x'})"],
    ['it has no id', '<Translate>Call</Translate>'],
    ['an object is spread', "translate({...entry, message: 'x'})"],
    ['attributes are spread', '<Translate id="a.call" {...rest}>Call</Translate>'],
    ['it is handed on', '[].map(translate)'],
    ['it is called through another name', "const say = translate; say({id: 'a.call'})"],
    ['it is imported while the page runs', "import('@docusaurus/Translate')"],
  ])('whichever it is, when %s', (_name, use) => {
    expect(inSpanish(`${READ} ${use};`).left).toEqual(Object.keys(SPANISH));
  });

  test.each([
    ["import * as all from '@docusaurus/Translate';"],
    ["export {translate} from '@docusaurus/Translate';"],
  ])('whichever it is, when a source says %s', (line) => {
    const source = `${line}\n`;
    expect(wordsLeft([{source, file: FILE}], SPANISH)).toEqual(SPANISH);
  });

  test('whichever it is, when a page in MDX asks for words', () => {
    const source = `${IMPORT}\n<Translate id="a.call">Call</Translate>\n`;
    expect(wordsLeft([{source, file: '/site/docs/home.mdx'}], SPANISH)).toEqual(SPANISH);
  });
});

test('every use in the project says plainly which words it means, and can take them', () => {
  const folder = path.join(import.meta.dirname, '../../../../../src');
  const uses = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file))
    .flatMap((file) => usesIn(readFileSync(file, 'utf8'), file).map((use) => ({file, ...use})));
  expect(uses.length).toBeGreaterThan(100);
  expect(uses.filter(({id, said, write}) => [id, said, write].includes(undefined))).toEqual([]);
});
