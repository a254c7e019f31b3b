/** Messages that another one stands for: of two that come of one slip, which is told. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../src/content/problems';
import {left, of} from './messagesOf';

const SPANISH = {file: 'es/home.mdx'};
const FACT = {components: ['<BusinessFact name="nif"']};
const BESIDE = {...SPANISH, remedy: 'As in en/home.mdx.'};

describe('one of two messages stands for the other', () => {
  test.each<[string, Problem, Problem]>([
    ['a fact that went with its paragraph', of('missing-component', FACT), of('paragraphs')],
    [
      'a fact that went from below its heading',
      of('missing-component', {components: ['<Section', '<BusinessFact name="nif"']}),
      of('bare-heading'),
    ],
    ['foreign words of an entry that went', of('foreign-words'), of('lost-entries')],
    ['a list whose entry lost its sign', of('length-of-list'), of('sign-of-list')],
    ['a list whose entry is empty', of('length-of-list'), of('empty-entry')],
    ['a list with an entry twice', of('length-of-list'), of('twice')],
    ['an import in whose place HTML stands', of('idle-import'), of('html')],
    ['the number of years over a wrong one', of('number-of-years'), of('other-year')],
    [
      'the form of a count that counts the wrong thing',
      of('form-of-count', {line: 3}),
      of('wrong-noun', {line: 3}),
    ],
    [
      'another component in the other language, by a wrong count',
      of('other-component', {...SPANISH, components: ['<A', '<HouseCount of="suites"']}),
      of('wrong-noun', {components: ['<HouseCount of="suites"', '<A']}),
    ],
    [
      'what was pasted together with its heading',
      of('twice', {line: 14}),
      of('name-twice', {line: 10}),
    ],
    [
      'a list that the original lost an import for',
      of('length-of-list', BESIDE),
      of('idle-import'),
    ],
    [
      'a list that lost the sign of an entry in the original',
      of('length-of-list', BESIDE),
      of('sign-of-list'),
    ],
    [
      'a list that lost a line’s sign in the original',
      of('length-of-list', BESIDE),
      of('line-without-sign'),
    ],
    ['a list with an empty entry in the original', of('length-of-list', BESIDE), of('empty-entry')],
    ['a list with an entry twice in the original', of('length-of-list', BESIDE), of('twice')],
    [
      'brackets in the place of a fact',
      of('words-in-brackets', {line: 5}),
      of('missing-component', {...FACT, line: 5}),
    ],
    [
      'a note in the place of a fact',
      of('note', {line: 5}),
      of('missing-component', {...FACT, line: 5}),
    ],
    [
      'a fact in whose place a link is typed',
      of('missing-component', {...FACT, line: 5}),
      of('typed-link', {line: 5}),
    ],
    [
      'a letter box that is a link',
      of('typed-contact', {line: 5, remedy: 'Use <MailLink />.'}),
      of('typed-link', {line: 5, remedy: 'Use <MailLink />.'}),
    ],
    [
      'a number typed in the place of a fact',
      of('typed-contact', {line: 5, remedy: 'Use <CallLink />.'}),
      of('missing-component', {...FACT, line: 5}),
    ],
    ['quoted lines of a quotation', of('quoted-lines', {line: 5}), of('quotation', {line: 5})],
    [
      'whatever else is wrong with a fixed word',
      of('foreign-words', {field: 'home.title'}),
      of('fixed-label', {field: 'home.title'}),
    ],
    [
      'a price typed in the place of a value',
      of('typed-price', {field: 'home.title'}),
      of('placeholder', {field: 'home.title'}),
    ],
  ])('%s', (_, first, second) => {
    expect(left(first, second)).toEqual([second.rule]);
    expect(left(second, first)).toEqual([second.rule]);
  });
});

describe('both are told', () => {
  test.each<[string, Problem, Problem]>([
    ['two of a kind on two pages', of('foreign-words'), of('lost-entries', SPANISH)],
    [
      'another component that is missing',
      of('missing-component', {components: ['<Section']}),
      of('paragraphs'),
    ],
    ['a component without a name', of('missing-component'), of('paragraphs')],
    ['another message of a fact', of('only-in-translation', FACT), of('paragraphs')],
    [
      'the form of a count further down',
      of('form-of-count', {line: 4}),
      of('wrong-noun', {line: 3}),
    ],
    [
      'a count of another component',
      of('other-component', {components: ['<A']}),
      of('wrong-noun', {components: ['<HouseCount of="suites"', '<A']}),
    ],
    ['a count of no component', of('other-component'), of('wrong-noun')],
    ['what was pasted further down', of('twice', {line: 15}), of('name-twice', {line: 10})],
    ['twice on one line', of('twice', {line: 10}), of('name-twice', {line: 10})],
    ['twice on two pages', of('twice', {...SPANISH, line: 11}), of('name-twice', {line: 10})],
    ['something else below what is twice', of('html', {line: 11}), of('twice', {line: 10})],
    ['what is twice below something else', of('twice', {line: 11}), of('html', {line: 10})],
    [
      'a list beside another page',
      of('length-of-list', {...SPANISH, remedy: 'As in en/about.mdx.'}),
      of('idle-import'),
    ],
    ['a list beside another mistake', of('length-of-list', BESIDE), of('html')],
    [
      'a list and a line without its sign on one page',
      of('length-of-list', {remedy: 'As in en/home.mdx.'}),
      of('line-without-sign'),
    ],
    ['another mistake beside a lost entry', of('paragraphs', BESIDE), of('twice')],
    [
      'a note on another line',
      of('note', {line: 5}),
      of('missing-component', {line: 6, components: ['<BusinessFact name="nif"']}),
    ],
    [
      'a note beside another component',
      of('note', {line: 5}),
      of('missing-component', {line: 5, components: ['<Section']}),
    ],
    [
      'a component beside a link',
      of('missing-component', {line: 5, components: ['<Section']}),
      of('typed-link', {line: 5}),
    ],
    ['a letter box beside a note', of('typed-contact', {line: 5}), of('note', {line: 5})],
    ['quoted lines beside a note', of('quoted-lines', {line: 5}), of('note', {line: 5})],
    ['a note beside a quotation', of('note', {line: 5}), of('quotation', {line: 5})],
    [
      'a fixed word and another field',
      of('foreign-words', {field: 'home.title'}),
      of('fixed-label', {field: 'home.lead'}),
    ],
    [
      'a fixed word that lost the place of a value',
      of('placeholder', {field: 'home.title'}),
      of('fixed-label', {field: 'home.title'}),
    ],
    [
      'another mistake where a value lost its place',
      of('foreign-words', {field: 'home.title'}),
      of('placeholder', {field: 'home.title'}),
    ],
    ['two without a rule', of(undefined), of(undefined)],
  ])('%s', (_, first, second) => expect(left(first, second)).toHaveLength(2));
});
