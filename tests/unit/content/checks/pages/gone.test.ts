/** The list of addresses that were given up: how it is read, and what may not stand in it. */
import {describe, expect, test} from 'vitest';

import {
  type Address,
  covers,
  goneFaults,
  readGone,
} from '../../../../../src/content/checks/pages/gone';
import {told} from '../rawPages';
import {rawSite} from '../rawSite';
import {page} from './movedPages';

const read = (gone: unknown) => readGone(rawSite([], {gone}));

describe('a list that is read without a word', () => {
  test.each<[string, unknown, string[]]>([
    ['no file', undefined, []],
    ['addresses', {gone: ['/old', '/es/old', '/fr/*', '/']}, ['/old', '/es/old', '/fr/*', '/']],
    ['no addresses', {gone: []}, []],
    ['a name and nothing else', {gone: null}, []],
  ])('%s', (_, gone, expected) => expect(read(gone)).toEqual({gone: expected, problems: []}));
});

describe('a list with a mistake', () => {
  test('without its name', () => {
    const {gone, problems} = read(['/old', 3]);
    expect(gone).toEqual(['/old']);
    expect(told(problems)).toEqual(['docs/gone.yml | a list without its name']);
    expect(problems[0]?.remedy).toBe('Write “gone:” in a line of its own above the list.');
  });

  test('by languages', () => {
    const {gone, problems} = read({gone: {en: ['/old'], es: ['/old']}});
    expect(gone).toEqual([]);
    expect(told(problems)).toEqual(['docs/gone.yml gone | names in the list, en, es']);
    expect(problems[0]?.remedy).toBe(
      'Write one address in each line: “  - /old”, and “  - /es/old” for one in Spanish.',
    );
  });

  test.each<[string, unknown, string[], string[]]>([
    [
      'what is no address',
      {gone: ['/old', 'older', 3]},
      ['/old', 'older'],
      ['docs/gone.yml gone[1] | "older"', 'docs/gone.yml gone[2] | 3'],
    ],
    [
      'another name',
      {gonne: ['/old']},
      [],
      ['docs/gone.yml gonne | a field that is not known here'],
    ],
    [
      'a name too many',
      {gone: null, more: 1},
      [],
      ['docs/gone.yml more | a field that is not known here', 'docs/gone.yml gone | nothing'],
    ],
    ['a text', {gone: '/old'}, [], ['docs/gone.yml gone | "/old"']],
    ['nothing in the file', null, [], ['docs/gone.yml | nothing']],
  ])('%s', (_, typed, expected, found) => {
    const {gone, problems} = read(typed);
    expect(gone).toEqual(expected);
    expect(told(problems)).toEqual(found);
  });

  test('a name that is near', () =>
    expect(read({gonne: ['/old']}).problems[0]?.remedy).toContain('Did you mean gone?'));
});

describe('a line of the list speaks', () => {
  test.each([
    ['of its own address', '/old', '/old', true],
    ['of no address below it', '/old', '/old/page', false],
    ['of all below a folder', '/fr/*', '/fr/page', true],
    ['of no folder that begins alike', '/fr/*', '/free/page', false],
    ['of no folder itself', '/fr/*', '/fr', false],
  ])('%s', (_, line, path, expected) => expect(covers(line, path)).toBe(expected));
});

describe('addresses that are not gone', () => {
  const FAQ: Address = {path: '/faq', slug: '/faq', document: page('faq', '/faq')};
  const faults = (...gone: string[]) => goneFaults(gone, [FAQ]);

  test('one that is in use', () => {
    expect(told(faults('/old', '/faq'))).toEqual([
      'docs/gone.yml gone[1] | "/faq", which en/faq.mdx uses',
    ]);
    expect(faults('/faq')[0]?.remedy).toBe('Delete this line: the address lives.');
  });

  test('one that stands there twice', () => {
    expect(told(faults('/old', '/a', '/old'))).toEqual([
      'docs/gone.yml gone[2] | "/old" for the second time',
    ]);
    expect(faults('/old', '/old')[0]?.remedy).toBe('Delete this line.');
  });

  test('others are', () => expect(faults('/old', '/older', '/faq/*')).toEqual([]));
});
