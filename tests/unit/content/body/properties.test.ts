/** Which properties a component has: those that are its own, each once, all that it needs. */
import {describe, expect, test} from 'vitest';

import type {Property} from '../../../../src/content/authorComponents';
import {propertyFaults} from '../../../../src/content/body/properties';
import {elementOf, mendsOf, saidAt} from './said';

const CONTEXT = {pages: [], programs: [], intensities: []};
const WORDS = {kind: 'words'} as const;

const TITLE: Property = {name: 'title', type: WORDS, required: true};
const SUBJECT: Property = {name: 'subject', type: WORDS};
const WIDE: Property = {name: 'wide', type: {kind: 'flag'}};
const PAGE: Property = {name: 'page', type: {kind: 'page'}, required: true};
const PROGRAM: Property = {name: 'program', type: {kind: 'program'}, required: true};

const faultsOf = (body: string, ...properties: Property[]) =>
  propertyFaults(elementOf(body), properties, CONTEXT);

describe('what is told', () => {
  test.each<[string, string, Property[], string[]]>([
    [
      'one that it does not have',
      '<Box title="A" tint="b" />',
      [TITLE],
      ['1 Box tint | a property that it does not have'],
    ],
    ['one that it needs', '<Box />', [TITLE, SUBJECT], ['1 Box title | nothing']],
    [
      'all that it needs',
      '<Box />',
      [TITLE, {...SUBJECT, required: true}],
      ['1 Box title | nothing', '1 Box subject | nothing'],
    ],
    [
      'the same twice',
      '<Box title="A" wide title="B" />',
      [TITLE, WIDE],
      ['1 Box title | the same property twice'],
    ],
    ['code in place of properties', '<Box {...all} title="A" />', [TITLE], ['1 | code in <Box>']],
    [
      'further down',
      'Words.\n\n<Box title="A" tint="b" />',
      [TITLE],
      ['3 Box tint | a property that it does not have'],
    ],
    [
      'a misspelt one, which is not missing as well',
      '<Box titel="A" />',
      [TITLE],
      ['1 Box titel | a property that it does not have'],
    ],
    [
      'a misspelt one and another that it needs',
      '<Box titel="A" />',
      [TITLE, PAGE],
      ['1 Box page | nothing', '1 Box titel | a property that it does not have'],
    ],
    [
      'one under another name, which is not missing as well',
      '<Box caption="A" />',
      [TITLE],
      ['1 Box caption | a property that it does not have'],
    ],
    [
      'one for two that it needs',
      '<Box caption="A" />',
      [TITLE, PAGE],
      [
        '1 Box title | nothing',
        '1 Box page | nothing',
        '1 Box caption | a property that it does not have',
      ],
    ],
    [
      'two for one that it needs',
      '<Box caption="A" hue="b" />',
      [TITLE],
      [
        '1 Box title | nothing',
        '1 Box caption | a property that it does not have',
        '1 Box hue | a property that it does not have',
      ],
    ],
    [
      'a misspelt one that is there as well, in place of another',
      '<Box titel="A" title="B" />',
      [TITLE, PAGE],
      ['1 Box titel | a property that it does not have'],
    ],
    ['a look', '<Box align="left" />', [WIDE], ['1 Box align | a property that it does not have']],
    ['its value', '<Box title="" />', [TITLE], ['1 Box title | no value']],
  ])('%s', (_, body, properties, expected) =>
    expect(saidAt(faultsOf(body, ...properties))).toEqual(expected),
  );
});

describe('how to mend it', () => {
  test.each<[string, string, Property[], string[]]>([
    ['one that it lacks', '<Box />', [TITLE], ['Add the property title to <Box>.']],
    ['the same twice', '<Box title="A" title="B" />', [TITLE], ['Keep one of them.']],
    ['code', '<Box {...all} />', [WIDE], ['Write properties as name="value".']],
    ['a strange one', '<Box hue="b" />', [SUBJECT, WIDE], ['It has subject, wide.']],
    ['a strange one where there is none', '<Box hue="b" />', [], ['It has none: delete it.']],
    [
      'a misspelt one',
      '<Box titel="A" />',
      [TITLE, WIDE],
      ['Did you mean title? It has title, wide.'],
    ],
    [
      'a misspelt one that is there as well',
      '<Box titel="A" title="B" />',
      [TITLE],
      ['Did you mean title? It has title.'],
    ],
    [
      'another name for the one that it needs',
      '<Box caption="A" />',
      [TITLE],
      ['Write title instead. It has title.'],
    ],
    [
      'another name for the page',
      '<Box href="/a" />',
      [PAGE],
      ['Write page="…" instead, with the id of a page. It has page.'],
    ],
    [
      'another name for the program',
      '<Box massage="a" />',
      [PROGRAM],
      ['Write program="…" instead, with the id of a program. It has program.'],
    ],
    [
      'a look',
      '<Box title="A" color="red" />',
      [TITLE],
      ['Delete it: the site gives its pages their look. It has title.'],
    ],
    [
      'a look where there is no property',
      '<Box WIDTH="2" />',
      [],
      ['Delete it: the site gives its pages their look.'],
    ],
    ['no look', '<Box colorful="2" />', [WIDE], ['It has wide.']],
    ['no look either', '<Box nosize="2" />', [WIDE], ['It has wide.']],
    [
      'a look, beside what it needs',
      '<Box style="x" />',
      [TITLE],
      ['Delete it: the site gives its pages their look. It has title.'],
    ],
  ])('%s', (_, body, properties, expected) =>
    expect(mendsOf(faultsOf(body, ...properties))).toEqual(expected),
  );
});

describe('what is left alone', () => {
  test.each<[string, string, Property[]]>([
    ['its own properties', '<Box title="A" subject="B" wide />', [TITLE, SUBJECT, WIDE]],
    ['one that it may lack', '<Box title="A" />', [TITLE, SUBJECT]],
    ['no properties at all', '<Box />', []],
  ])('%s', (_, body, properties) => expect(faultsOf(body, ...properties)).toEqual([]));
});
