/** Parses the Markdown of a page into its tree, components, headings, links and imports. */
import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

import type {Problem} from './problems';
import type {Page} from './parsePage';
import {
  type Element,
  type NodeOf,
  type Nodes,
  slugger,
  isElement,
  nodesIn,
  textOf,
} from './mdxTree';

/** Names of the components around something, from the outside in. */
type Around = {readonly around: readonly string[]};

/** The parsed text of a page. Line numbers of nodes are those of the file. */
export type Body = {
  readonly tree: NodeOf<'root'>;
  readonly elements: readonly (Around & {readonly node: Element})[];
  readonly headings: readonly (Around & {readonly node: NodeOf<'heading'>; readonly id: string})[];
  /** Links, and the addresses below a text to which it refers by a name. */
  readonly links: readonly NodeOf<'link' | 'definition'>[];
  readonly imports: readonly NodeOf<'mdxjsEsm'>[];
};

// The syntax of Docusaurus, so that the same text has the same headings and links.
const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkDirective, remarkGfm]});

// Docusaurus replaces `{#id}` and `{/* #id */}` after a heading before MDX is compiled.
const HEADING_ID = /^(#{1,6} .*?)[ \t]*\{(?:#([\w-]+)|\/\*[ \t]*#([\w-]+)[ \t]*\*\/)\}[ \t]*$/gm;

/** What the compiler throws. */
type Unreadable = {reason: string; place?: {line: number} | {start: {line: number}} | undefined};

type Fault = {readonly line?: number; readonly message: string};

/** Compiler errors in words for writers. Where the error gives the line of the opening tag, that line is reported. */
const FAULTS: readonly (readonly [RegExp, (match: readonly string[]) => Fault])[] = [
  [
    /Expected a closing tag for `<([\w:.-]*)>` \((\d+):/,
    ([, name = '', line]) => ({
      line: Number(line),
      message: `Write </${name}> where this <${name}> ends, on a line of its own if it begins so.`,
    }),
  ],
  [
    /Unexpected closing tag `<\/([\w:.-]*)>`, expected corresponding closing tag for `<([\w:.-]*)>` \((\d+):/,
    ([, found = '', open = '', line]) => ({
      message: `Write </${open}> in place of </${found}>, or before it: <${open}> begins on line ${line}.`,
    }),
  ],
  [
    /Expected the closing tag `<\/([\w:.-]*)>` either/,
    ([, name = '']) => ({message: `Write </${name}> in the paragraph in which <${name}> begins.`}),
  ],
  [
    /Unexpected closing slash `\/` in tag, expected an open tag first/,
    () => ({message: 'Delete this closing tag, or write the tag that it closes before it.'}),
  ],
  [
    /expression with acorn|closing brace/,
    () => ({message: 'Write words without { and }: the text between them is read as code.'}),
  ],
  [
    /import\/exports with acorn/,
    () => ({message: 'Begin no line of text with "import" or "export": it is read as code.'}),
  ],
  [
    /to create a comment in MDX/,
    () => ({message: 'Write {/* note */} in place of <!-- note -->.'}),
  ],
  [
    /to create a link in MDX/,
    () => ({message: 'Write [words](https://…) in place of <https://…>.'}),
  ],
  [
    /Unexpected (?:character|end of file)/,
    () => ({message: 'Close this tag with > or />, or write &lt; for a < that begins no tag.'}),
  ],
];

/** The line on which a node begins. */
export const lineOfNode = (node: Nodes): number => node.position?.start.line ?? 1;

/** Replaces the ids of headings with spaces, so that offsets stay the same; returns the ids by line. */
function takeHeadingIds(text: string): {text: string; ids: ReadonlyMap<number, string>} {
  const ids = new Map<number, string>();
  const replaced = text.replace(
    HEADING_ID,
    (row, title: string, plain, comment, offset: number) => {
      ids.set(text.slice(0, offset).split('\n').length, String(plain ?? comment));
      return title.padEnd(row.length);
    },
  );
  return {text: replaced, ids};
}

/** Line of the first tag with an unclosed quotation mark, for which the compiler reports the end of the file. */
function lineOfOpenQuote(text: string): number | undefined {
  for (const {0: tag, index} of text.matchAll(/<[A-Z]\w*[^>]*/g)) {
    if (tag.split('"').length % 2 === 0) return text.slice(0, index).split('\n').length;
  }
  return undefined;
}

function problemOf({file, bodyLine}: Page, text: string, {reason, place}: Unreadable): Problem {
  const at = (place && ('start' in place ? place.start.line : place.line)) ?? bodyLine;
  const line = /end of file/.test(reason) ? (lineOfOpenQuote(text) ?? at) : at;
  for (const [pattern, faultOf] of FAULTS) {
    const match = pattern.exec(reason);
    if (match) return {file, line, ...faultOf(match)};
  }
  return {file, line, message: `This cannot be read: ${reason}.`};
}

/** Parses the text of a page; returns a problem where MDX cannot compile it. */
export function parseBody(page: Page): Body | Problem {
  // Empty lines instead of the fields keep the line numbers of the file.
  const {text, ids} = takeHeadingIds('\n'.repeat(page.bodyLine - 1) + page.body);
  let tree: Body['tree'];
  try {
    tree = processor.parse(text);
  } catch (error) {
    return problemOf(page, text, error as Unreadable);
  }
  const slugOf = slugger();
  const elements: Body['elements'][number][] = [];
  const headings: Body['headings'][number][] = [];
  const links: Body['links'][number][] = [];
  for (const {node, parents} of nodesIn(tree)) {
    const around = parents.filter(isElement).map(({name}) => name ?? '');
    if (isElement(node)) elements.push({node, around});
    else if (node.type === 'heading') {
      headings.push({node, id: ids.get(lineOfNode(node)) ?? slugOf(textOf(node)), around});
    } else if (node.type === 'link' || node.type === 'definition') links.push(node);
  }
  const imports = tree.children.filter((node) => node.type === 'mdxjsEsm');
  return {tree, elements, headings, links, imports};
}

/** Properties of an element: strings, `true` for one without a value, numbers, `{code}` for other expressions. */
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
