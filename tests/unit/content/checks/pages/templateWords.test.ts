/** Words of a template that were left in a page made from it. */
import {describe, expect, test} from 'vitest';

import {checkTemplateWords} from '../../../../../src/content/checks/pages/templateWords';
import type {RawDocument} from '../../../../../src/content/checks/raw';
import {rawPage, told} from '../rawPages';
import {rawSite} from '../rawSite';

const TEMPLATES = {
  page: `---
kind: page
slug: /example
title: Example
description: What a reader finds on this page, in a sentence.
keywords:
  - Example
  - massage in the house
label: Example
---

# A heading of its own

A paragraph of plain words.

Another of them, and of no more.

No more.

Shorter

One paragraph more of it.
`,
  program: `---
kind: program
name: Example
subtitle: A line below the name
features:
  - Oil that is warm and clear
---

The text of a program.
`,
  masseuse: `---
kind: masseuse
name: Example
personality: Quiet and exact
---

The text about her.
`,
  other: `---
title: Words of something else
---
`,
};

const check = (pages: readonly RawDocument[]) =>
  checkTemplateWords(rawSite(pages, {templates: TEMPLATES}), pages);
const said = (body: string, fields: Record<string, unknown> = {}, id = 'faq'): string[] =>
  told(check([rawPage(body, {id, fields})]));

const FOUND = 'words of the template that this page was made from:';

describe('words that were left', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['a field', '', {title: ' Example '}, `en/faq.mdx title | ${FOUND} “Example”`],
    [
      'a name among terms that may be anybody’s',
      '',
      {keywords: ['oil', 'Example']},
      `en/faq.mdx keywords[1] | ${FOUND} “Example”`,
    ],
    [
      'a paragraph',
      'Mine.\n\nA paragraph of plain words.',
      {},
      `en/faq.mdx:12 | ${FOUND} “A paragraph of plain words.”`,
    ],
    [
      'of another template',
      'The text about her.\n\nThe text of a program.',
      {},
      `en/faq.mdx:10 | ${FOUND} “The text about her.”, “The text of a program.”`,
    ],
    [
      'the same twice',
      '',
      {title: 'Example', label: 'Example'},
      `en/faq.mdx title | ${FOUND} “Example”`,
    ],
    [
      'four of them',
      '# A heading of its own\n\nA paragraph of plain words.\n\nAnother of them, and of no more.',
      {title: 'Example'},
      `en/faq.mdx title | ${FOUND} “Example”, “A heading of its own”, “A paragraph of plain words.”, “Another of them, and of no more.”`,
    ],
    [
      'more than four',
      '# A heading of its own\n\nA paragraph of plain words.\n\nAnother of them, and of no more.\n\nOne paragraph more of it.\n\nThe text about her.',
      {title: 'Example'},
      `en/faq.mdx title | ${FOUND} “Example”, “A heading of its own”, “A paragraph of plain words.”, “Another of them, and of no more.” and 2 more`,
    ],
    ['a paragraph of eight signs', 'No more.', {}, `en/faq.mdx:10 | ${FOUND} “No more.”`],
  ])('%s', (_, body, fields, expected) => expect(said(body, fields)).toEqual([expected]));

  test('are told of each page', () =>
    expect(
      check([
        rawPage('', {fields: {title: 'Example'}}),
        rawPage('', {id: 'x'}),
        rawPage('The text about her.', {id: 'y'}),
      ]),
    ).toHaveLength(2));
});

describe('what to write', () => {
  const remedy = (slug: unknown): string | undefined =>
    check([rawPage('', {fields: {title: 'Example', slug}})])[0]?.remedy;
  test.each([
    ['words', '/faq', 'Write the page’s own words in their place.'],
    ['words, of no address', undefined, 'Write the page’s own words in their place.'],
    [
      'words, of an address that goes on',
      '/example-of-a-night',
      'Write the page’s own words in their place.',
    ],
    [
      'an address too',
      '/programs/example',
      'Write the page’s own words, and an address in their place.',
    ],
  ])('%s', (_, slug, expected) => expect(remedy(slug)).toBe(expected));
});

describe('nothing is said', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['words of its own', 'Mine, and of no template.', {title: 'Questions'}],
    ['a short paragraph', 'Shorter', {}],
    ['a term that may be right', '', {keywords: ['massage in the house']}],
    ['more words', 'A paragraph of plain words. And one more.', {}],
    ['the name as a part of another', '', {title: 'Examples'}],
    ['words of what is no template', '', {title: 'Words of something else'}],
    ['nothing', '', {}],
  ])('%s', (_, body, fields) => expect(said(body, fields)).toEqual([]));

  test('facts that may be those of a program', () =>
    expect(said('', {features: ['Oil that is warm and clear']}, 'programs/silk')).toEqual([]));
  test('a masseuse like another', () =>
    expect(said('', {personality: 'Quiet and exact'}, 'masseuses/eva')).toEqual([]));
  test('where nobody looked for templates', () => {
    const pages = [rawPage('', {fields: {title: 'Example'}})];
    expect(checkTemplateWords(rawSite(pages), pages)).toEqual([]);
  });
});
