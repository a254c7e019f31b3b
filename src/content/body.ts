/** Reads the text below the fields: its tree, components, headings, links and imports. */
import {createProcessor} from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type {Heading, Image, Link, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import {visitParents} from 'unist-util-visit-parents';
import type {VFileMessage} from 'vfile-message';

import type {Problem} from './problems';
import type {Page} from './read';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
/** Names of the components around something, from the outside in. */
type Around = {readonly around: readonly string[]};

/** Lines of the nodes are those of the file. */
export type Body = {
  readonly tree: Root;
  readonly elements: readonly (Around & {readonly node: Element})[];
  readonly headings: readonly (Around & {readonly node: Heading; readonly id: string})[];
  readonly links: readonly (Link | Image)[];
  readonly imports: readonly MdxjsEsm[];
};

const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]});

/** `## Title {#id}`, which Docusaurus reads before the compiler does. */
const HEADING_ID = /^(#{1,6} .*?)[ \t]*\{#([\w-]+)\}[ \t]*$/gm;

/** What the compiler reports of code, where a writer meant words. */
const CODE_FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /expression with acorn/,
    'Write words without curly brackets: what stands between them is read as code.',
  ],
  [
    /import\/exports with acorn/,
    'Begin no line of text with "import" or "export": the line is read as code.',
  ],
];

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The line on which a node begins. */
export const lineOfNode = (node: Nodes): number => node.position?.start.line ?? 1;

/** The text without the ids of its headings, which keep their length, and these ids by line. */
function takeHeadingIds(text: string): {text: string; ids: ReadonlyMap<number, string>} {
  const ids = new Map<number, string>();
  const replaced = text.replace(HEADING_ID, (row, title: string, id: string, offset: number) => {
    ids.set(text.slice(0, offset).split('\n').length, id);
    return title.padEnd(row.length);
  });
  return {text: replaced, ids};
}

function problemOf({file, bodyLine}: Page, {reason, place}: VFileMessage): Problem {
  const line = place && ('start' in place ? place.start.line : place.line);
  const known = CODE_FAULTS.find(([pattern]) => pattern.test(reason))?.[1];
  return {file, line: line ?? bodyLine, message: known ?? `${reason}.`.replace(/\.\.$/, '.')};
}

/** The text of a page, or the problem that keeps it from being read. */
export function parseBody(page: Page): Body | Problem {
  // Empty lines stand for the fields above.
  const {text, ids} = takeHeadingIds('\n'.repeat(page.bodyLine - 1) + page.body);
  let tree: Root;
  try {
    tree = processor.parse(text) as Root;
  } catch (error) {
    return problemOf(page, error as VFileMessage);
  }
  const slugger = new GithubSlugger();
  const elements: Body['elements'][number][] = [];
  const headings: Body['headings'][number][] = [];
  const links: (Link | Image)[] = [];
  visitParents(tree, (node, parents) => {
    const around = parents.flatMap((parent) =>
      isElement(parent as Nodes) ? ((parent as Element).name ?? '') : [],
    );
    if (isElement(node)) elements.push({node, around});
    else if (node.type === 'heading') {
      headings.push({node, id: ids.get(lineOfNode(node)) ?? slugger.slug(toString(node)), around});
    } else if (node.type === 'link' || node.type === 'image') links.push(node);
  });
  const imports = tree.children.filter((node) => node.type === 'mdxjsEsm');
  return {tree, elements, headings, links, imports};
}

/** Properties as values: text, `true` where one stands alone, a number or other code in curly brackets. */
export function propsOf({attributes}: Element): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [`{${attribute.value}}`, true];
      const {name, value} = attribute;
      if (value === null || value === undefined) return [name, true];
      if (typeof value === 'string') return [name, value];
      return [name, /^\d+$/.test(value.value) ? Number(value.value) : {code: value.value}];
    }),
  );
}
