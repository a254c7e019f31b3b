/** Names of buttons that a legal text no longer shows. */
import {describe, expect, test} from 'vitest';

import {lostButtons} from '../../../../../src/content/checks/translations/lostButtons';
import {faultLines, legalPages} from './legalPages';

const faults = (english: string, spanish: string, id?: string) => {
  const {original, translation} = legalPages(english, spanish, id);
  return lostButtons(translation, original);
};
const said = (...of: Parameters<typeof faults>): string[] => faultLines('es', faults(...of));

const button = (of: string): string => `<ButtonName of="${of}" />`;
const part = (name: string, inner: string): string => `## ${name} {#${name}}\n\n${inner}`;
const both = (first: string, second: string): string =>
  `${part('a', `A ${first}.`)}\n\n${part('b', `B ${second}.`)}`;

describe('a button that is lost', () => {
  test.each<[string, string, string, string[]]>([
    [
      'of a part',
      both('b', button('acceptAll')),
      both('b', 'c'),
      [`es:5 | no ${button('acceptAll')} in the part {#b}`],
    ],
    [
      'of one of two parts',
      both(button('acceptAll'), button('acceptAll')),
      both('b', button('acceptAll')),
      [`es:1 | no ${button('acceptAll')} in the part {#a}`],
    ],
    [
      'of both',
      both(button('acceptAll'), button('acceptAll')),
      both('b', 'c'),
      [
        `es:1 | no ${button('acceptAll')} in the part {#a}`,
        `es:5 | no ${button('acceptAll')} in the part {#b}`,
      ],
    ],
    [
      'which stands there twice',
      part('a', `${button('acceptAll')} and ${button('acceptAll')}`),
      part('a', 'Nada.'),
      [`es:1 | no ${button('acceptAll')} in the part {#a}`],
    ],
    [
      'for which another one stands',
      part('a', `A ${button('acceptAll')}`),
      part('a', `A ${button('rejectAll')}`),
      [`es:1 | no ${button('acceptAll')} in the part {#a}`],
    ],
    [
      'of a part that is not here',
      part('a', `A ${button('acceptAll')}`),
      part('b', 'A'),
      [`es | no ${button('acceptAll')} in the part {#a}`],
    ],
  ])('%s', (_, english, spanish, expected) => expect(said(english, spanish)).toEqual(expected));

  test('how to mend it', () =>
    expect(faults(part('a', `A ${button('acceptAll')}`), part('a', 'A'))[0]).toMatchObject({
      remedy:
        'en/legal/cookies.mdx shows it there: write it in place of the words that are typed, or delete it there.',
      rule: 'missing-component',
      components: ['<ButtonName of="acceptAll"'],
    }));
});

describe('nothing is said', () => {
  test.each([
    ['of the same', both('b', button('acceptAll')), both('b', button('acceptAll'))],
    ['of one more', both('b', 'c'), both('b', button('acceptAll'))],
    ['of other components', 'A <CallLink of="acceptAll" />.', 'A.'],
    ['of one without a name', 'A <ButtonName />.', 'A.'],
    ['of a text that cannot be read', `A ${button('acceptAll')}\n\n<Open`, 'A.'],
  ])('%s', (_, english, spanish) => expect(said(english, spanish)).toEqual([]));

  test('of a page that is no legal text', () =>
    expect(said(`A ${button('acceptAll')}`, 'A', 'about')).toEqual([]));
});
