/** What was typed where a tag or a block of code should end. */
import {describe, expect, test} from 'vitest';

import {meantEnd, openFence, voidRemedy, voidTag} from '../../../../src/content/body/lostEnds';

describe('HTML that has no end of its own', () => {
  test.each([
    ['br', '<br> without its slash', 'Write <br />.'],
    ['hr', '<hr>', 'Delete it: a heading (##) or an empty line parts the text.'],
    ['img', '<img>', 'Write a picture as ![What is seen](/img/…); HTML is not written in pages.'],
    ['input', '<input>', 'Delete it: HTML is not written in pages, and pages have no forms.'],
  ])('%s', (name, found, remedy) => {
    expect(voidTag(name, [3, 5])).toEqual({found, remedy, at: [3, 5]});
    expect(voidTag(name, undefined)).toEqual({found, remedy});
    expect(voidRemedy(name)).toBe(remedy);
  });

  test.each(['div', 'toString', ''])('not “%s”', (name) => {
    expect(voidTag(name, [3, 5])).toBeUndefined();
    expect(voidRemedy(name)).toBeUndefined();
  });
});

describe('a block of code that nothing ends', () => {
  test.each<[string, string, string, number]>([
    ['by itself', '```\nOne.', '```', 1],
    ['with a language', 'One.\n\n```yaml\nTwo.', '```', 3],
    ['with other signs', 'One.\n~~~~', '~~~~', 2],
    ['further in', '   ```\nOne.', '```', 1],
    ['behind another', '```\nOne.\n```\n\n```\nTwo.', '```', 5],
  ])('%s', (_, text, sign, line) =>
    expect(openFence(text)).toEqual({
      found: `${sign}, which begins a block of code that nothing ends`,
      remedy: 'Delete that line: pages hold words.',
      at: [line, 1],
    }),
  );

  test.each([
    ['one that ends', '```\nOne.\n```'],
    ['two signs', '``\nOne.\n~~'],
    ['signs in a sentence', 'One ``` two.'],
    ['signs far in', '    ```\nOne.'],
    ['words', 'One.'],
  ])('not %s', (_, text) => expect(openFence(text)).toBeUndefined());
});

describe('what was meant as the end of a tag', () => {
  test.each([
    '/Section>',
    '/ Section>',
    '<\\Section>',
    '<\\\\Section>',
    '< /Section>',
    '<  /  Section>',
    '</ Section>',
    '<//Section>',
    '\\Section>',
    '</ Section >',
    '<Section/>',
    '<Section />',
  ])('%s', (typed) =>
    expect(meantEnd('Section', [1, 1], `<Section>\n\nOne.\n\nTwo ${typed}`)).toEqual({
      found: `${typed} where <Section> ends`,
      remedy: 'Write </Section>.',
      at: [5, 5],
    }),
  );

  test.each([
    ['its end', 'Section', '<Section>\n\nOne.\n\n</Section>'],
    ['another tag', 'Section', '<Section>\n\nOne.\n\n/Column>'],
    ['a longer name', 'Section', '<Section>\n\nOne.\n\n/Sections>'],
    ['in a word', 'Section', '<Section>\n\nOne a/Section> two\\Section>'],
    ['above it', 'Section', '/Section> <Section>\n\nOne.'],
    ['one with properties', 'Section', '<Section>\n\n<Section tone="band" />'],
    ['alone, where nothing stands inside', 'CallLink', '<CallLink>\n\n<CallLink />'],
  ])('not %s', (_, name, text) => expect(meantEnd(name, [1, 1], text)).toBeUndefined());

  test('in the whole text, where no place is told', () =>
    expect(meantEnd('Section', undefined, '/Section>\n\nOne.')?.at).toEqual([1, 1]));

  test('only below the tag', () =>
    expect(meantEnd('Section', [3, 1], '/Section>\n\n<Section>\n\n/Section>')?.at).toEqual([5, 1]));
});
