/** Links to a part of the same legal text that one language lost. */
import {describe, expect, test} from 'vitest';

import {lostAnchors} from '../../../../../src/content/checks/translations/lostAnchors';
import {faultLines, legalPages} from './legalPages';

const faults = (english: string, spanish: string, id?: string) => {
  const {original, translation} = legalPages(english, spanish, id);
  return lostAnchors(translation, original);
};
const said = (...both: Parameters<typeof faults>): string[] => faultLines('es', faults(...both));

describe('a lost link', () => {
  test.each<[string, string, string, string[]]>([
    ['of a paragraph', 'One.\n\nSee [it](#data).', 'Uno.\n\nVer.', ['es:3 | no link to #data']],
    ['of a heading', '## See [it](#data) now', '## Ver', ['es:1 | no link to #data']],
    ['one of two', '[a](#a) [b](#b)', '[a](#a) b', ['es:1 | no link to #b']],
    ['both', '[a](#a) [b](#b)', 'a b', ['es:1 | no link to #a', 'es:1 | no link to #b']],
    ['beside another link', '[a](#a) [b](/b.mdx)', 'a [b](/b.mdx)', ['es:1 | no link to #a']],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('how to mend it', () =>
    expect(faults('See [the *data*](#data).', 'Ver.')[0]?.remedy).toBe(
      'en/legal/cookies.mdx has it behind “the data”: write [words](#data), or delete the link there.',
    ));
});

describe('nothing is said', () => {
  test.each([
    ['of the same links', '[a](#a)', '[b](#a)'],
    ['of another link instead', '[a](#a)', '[b](#b)'],
    ['of a link to a page', '[a](/a.mdx)', 'a'],
    ['of a link in another paragraph of a text built otherwise', '[a](#a)', 'a\n\nb'],
    ['where a heading stands for a paragraph', '[a](#a)', '## a'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a page that is no legal text', () =>
    expect(said('See [it](#data).', 'Ver.', 'about')).toEqual([]));
});
