/** English words in the code of components, by the ids under which they are translated. */
import {describe, expect, test} from 'vitest';

import {readComponentWords, wordsIn} from '../../../../src/content/read/componentWords';
import {diskOf} from './memoryDisk';

const FILE = 'src/components/call.tsx';

const found = (code: string, file = FILE): string[] =>
  wordsIn(file, code).map(({line, id, message}) => `${line} | ${id} | ${message}`);

describe('calls', () => {
  test.each([
    ['a text', "translate({id: 'a.b', message: 'Call'});", ['1 | a.b | Call']],
    ['further down', "\n\nf(translate({id: 'a.b', message: 'Call'}));", ['3 | a.b | Call']],
    ['a text between backticks', "translate({id: 'a.b', message: `Call`});", ['1 | a.b | Call']],
    ['a text without an id', "translate({message: 'Call'});", ['1 | Call | Call']],
    ['an id without a text', "translate({id: 'Call'});", ['1 | Call | Call']],
    ['a text that is worked out', 'translate({id: `a.${b}`, message: name});', []],
    ['an id that is worked out', "translate({id: name, message: 'Call'});", ['1 | Call | Call']],
    [
      'options from elsewhere',
      "translate({...all, id: 'a.b', message: 'Call'});",
      ['1 | a.b | Call'],
    ],
    ['no object', "translate('Call');", []],
    ['nothing', 'translate();', []],
    ['another function', "ask({id: 'a.b', message: 'Call'}); translate({});", []],
    ['a method', "site.translate({id: 'a.b', message: 'Call'});", []],
    [
      'several',
      "[translate({id: 'a', message: 'A'}), translate({id: 'b', message: 'B'})];",
      ['1 | a | A', '1 | b | B'],
    ],
  ])('%s', (_, code, expected) => expect(found(code)).toEqual(expected));
});

describe('elements', () => {
  test.each([
    ['a text', '<Translate id="a.b">Call</Translate>;', ['1 | a.b | Call']],
    ['an id in brackets', "<Translate id={'a.b'}>Call</Translate>;", ['1 | a.b | Call']],
    ['a text in brackets', '<Translate id="a.b">{\'Call us\'}</Translate>;', ['1 | a.b | Call us']],
    [
      'text beside a text in brackets',
      '<Translate id="a.b">Call{\' \'}us</Translate>;',
      ['1 | a.b | Call us'],
    ],
    [
      'text between two in brackets',
      "<Translate id=\"a.b\">{'Call'} us {'now'}</Translate>;",
      ['1 | a.b | Call us now'],
    ],
    [
      'text over several lines',
      '<Translate id="a.b">\n  Call us\n  now\n</Translate>;',
      ['1 | a.b | Call us now'],
    ],
    [
      'blanks at the ends of lines',
      '<Translate id="a.b">Call \n us</Translate>;',
      ['1 | a.b | Call us'],
    ],
    [
      'an empty line within',
      '<Translate id="a.b">\n  Call\n\n  us\n</Translate>;',
      ['1 | a.b | Call us'],
    ],
    ['a text without an id', '<Translate values={all}>Call</Translate>;', ['1 | Call | Call']],
    ['properties handed on', '<Translate {...all} id="a.b">Call</Translate>;', ['1 | a.b | Call']],
    ['an id without a text', '<Translate id="a.b"> </Translate>;', ['1 | a.b | a.b']],
    ['a value within', '<Translate id="a.b">Call {name}</Translate>;', ['1 | a.b | Call']],
    ['another element', '<Text id="a.b">Call</Text>; <Translate></Translate>;', []],
    [
      'within another element',
      '<p>\n<Translate id="a.b">Call</Translate>\n</p>;',
      ['2 | a.b | Call'],
    ],
  ])('%s', (_, code, expected) => expect(found(code)).toEqual(expected));
});

describe('code that is not looked at', () => {
  test('an entry of a table', () => expect(found("const words = {'a.b': 'Call'};")).toEqual([]));

  test('code that cannot be read and holds no words', () => expect(found('const = ;')).toEqual([]));
});

describe('all components', () => {
  const CALL = (id: string): string => `translate({id: '${id}', message: 'Call'});`;

  test('of two folders', async () => {
    const {words, problems} = await readComponentWords(
      diskOf({
        'src/components/a/one.tsx': CALL('one'),
        'src/components/two.ts': CALL('two'),
        'src/components/three.d.ts': CALL('three'),
        'src/components/four.css': CALL('four'),
        'src/components/five.ts.txt': CALL('five'),
        'src/theme/six.tsx': CALL('six'),
        'src/pages/seven.tsx': CALL('seven'),
        'src/components/eight.tsx': new Uint8Array(),
        'src/components/nine.tsx': new Error('gone'),
      }),
    );
    expect(words.map(({id, file}) => `${file} | ${id}`)).toEqual([
      'src/components/a/one.tsx | one',
      'src/components/two.ts | two',
      'src/theme/six.tsx | six',
    ]);
    expect(problems).toEqual([]);
  });

  test('one that cannot be read', async () => {
    const {words, problems} = await readComponentWords(
      diskOf({
        [FILE]: "\ntranslate({id: 'a', message: 'the house's'});",
        'src/theme/b.tsx': CALL('b'),
        'src/theme/c.tsx': 'const = ;',
      }),
    );
    expect(words.map(({id}) => id)).toEqual(['b']);
    expect(problems).toEqual([
      {
        file: FILE,
        field: '',
        line: 2,
        found: 'code that cannot be read',
        remedy:
          'Look at this line and the one above it: words stand between two straight quotation marks of one kind, with a comma after them; an apostrophe is ’, and < stands in no words.',
      },
    ]);
  });
});
