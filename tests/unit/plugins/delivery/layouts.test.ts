import {expect, test} from 'vitest';

import {pageLayout} from '../../../../src/plugins/delivery/layouts';

/** Statements that a page's file gets, for a text that holds `children`. */
function exportsOf(path: string, children: unknown[] = []): string[] {
  const tree = {children: [...children]};
  pageLayout()(tree, {path});
  return tree.children.slice(children.length).map((node) => (node as {value: string}).value);
}

const link = (page: string) => ({
  type: 'mdxJsxTextElement',
  name: 'PageLink',
  attributes: [{type: 'mdxJsxAttribute', name: 'page', value: page}],
  children: [],
});

test('every page brings what the frame has to know of it', () => {
  expect(exportsOf('docs/contact.mdx')).toContain(
    "export {default as own} from '@generated/catalogue/default/pages/contact.js'",
  );
  expect(exportsOf('docs/legal/legal-notice.mdx')).toContain(
    "export {default as own} from '@generated/catalogue/default/pages/legal/legal-notice.js'",
  );
});

test('and each program that its text names once, however deep', () => {
  const text = [
    {type: 'paragraph', children: [link('programs/ananga-sutra'), link('contact')]},
    link('programs/ananga-sutra'),
    link('programs/kaula-tantra'),
  ];
  const named = exportsOf('docs/programs/kaula-tantra.mdx', text).filter((line) =>
    line.includes('named'),
  );
  expect(named).toEqual([
    "export {default as named0} from '@generated/catalogue/default/pages/programs/ananga-sutra.js'",
  ]);
});
