/** Parses the Markdown of a page into its tree, components, headings, links and imports. */
import {createSlugger} from '@docusaurus/utils';
import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';

import {type Problem, isProblem} from './problems';
import type {Page} from './parsePage';
import {type Element, type NodeOf, type Nodes, isElement, nodesIn, textOf} from './mdxTree';
import {remember, rememberByText} from './remember';

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

// Docusaurus replaces `{#id}` after a heading before MDX is compiled, at the beginning of a line alone, and takes
// `{/* #id */}` from what is compiled. A soft hyphen in an id is reported.
const HEADING_ID =
  /^(?:#{1,6} .*?\{#([\w\u00AD-]+)\}|[ \t]*#{1,6} .*?\{\/\*[ \t]*#([\w-]+)[ \t]*\*\/\})[ \t]*$/gm;

/** What the compiler throws. */
type Unreadable = {reason: string; place?: {line: number} | {start: {line: number}} | undefined};

type Fault = {readonly line?: number; readonly message: string};

/**
 * Compiler errors in words for writers. Where the error gives the line of the opening tag, that line is reported.
 * `[\w:.-]*` is the name of a tag, such as PageLink.
 */
const FAULTS: readonly {
  /** What the compiler says. */
  readonly error: RegExp;
  /** What the writer is told, with what the pattern captured. */
  readonly faultOf: (match: readonly string[]) => Fault;
}[] = [
  {
    error: /Expected a closing tag for `<([\w:.-]*)>` \((\d+):/,
    faultOf: ([, name = '', line]) => ({
      line: Number(line),
      message: `Write </${name}> where this <${name}> ends, on a line of its own if it begins so.`,
    }),
  },
  {
    error:
      /Unexpected closing tag `<\/([\w:.-]*)>`, expected corresponding closing tag for `<([\w:.-]*)>` \((\d+):/,
    faultOf: ([, found = '', open = '', line]) => ({
      message: `Write </${open}> in place of </${found}>, or before it: <${open}> begins on line ${line}.`,
    }),
  },
  {
    error: /Expected the closing tag `<\/([\w:.-]*)>` either/,
    faultOf: ([, name = '']) => ({
      message: `Write </${name}> in the paragraph in which <${name}> begins.`,
    }),
  },
  {
    error: /Unexpected closing slash `\/` in tag, expected an open tag first/,
    faultOf: () => ({
      message: 'Delete this closing tag, or write the tag that it closes before it.',
    }),
  },
  {
    error: /expression with acorn|closing brace/,
    faultOf: () => ({
      message: 'Write words without { and }: the text between them is read as code.',
    }),
  },
  {
    error: /import\/exports with acorn/,
    faultOf: () => ({
      message: 'Begin no line of text with "import" or "export": it is read as code.',
    }),
  },
  {
    error: /to create a comment in MDX/,
    faultOf: () => ({message: 'Write {/* note */} in place of <!-- note -->.'}),
  },
  {
    error: /to create a link in MDX/,
    faultOf: () => ({message: 'Write [words](https://…) in place of <https://…>.'}),
  },
  {
    error: /Unexpected (?:character|end of file)/,
    faultOf: () => ({
      message: 'Close this tag with > or />, or write &lt; for a < that begins no tag.',
    }),
  },
];

/** The line on which a node begins. */
export const lineOfNode = (node: Nodes): number => node.position?.start.line ?? 1;

/** The line of an offset, counted from 1. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Replaces the ids of headings with spaces, so that offsets stay the same; returns the ids by line. */
function takeHeadingIds(text: string): {text: string; ids: ReadonlyMap<number, string>} {
  const idsByLine = [...text.matchAll(HEADING_ID)].map(
    ({index, 1: plain, 2: comment}): [number, string] => [
      lineAt(text, index),
      plain ?? comment ?? '',
    ],
  );
  const replaced = text.replace(HEADING_ID, (row) =>
    row.slice(0, row.lastIndexOf('{')).padEnd(row.length),
  );
  return {text: replaced, ids: new Map(idsByLine)};
}

/** The beginning of a component, such as `<PageLink page="contact"`. */
const TAG = /<[A-Z]\w*[^>]*/g;

/** Line of the first tag with an unclosed quotation mark, for which the compiler reports the end of the file. */
function lineOfOpenQuote(text: string): number | undefined {
  for (const {0: tag, index} of text.matchAll(TAG)) {
    if (tag.split('"').length % 2 === 0) return lineAt(text, index);
  }
  return undefined;
}

function problemOf({file, bodyLine}: Page, text: string, {reason, place}: Unreadable): Problem {
  const at = (place && ('start' in place ? place.start.line : place.line)) ?? bodyLine;
  const line = /end of file/.test(reason) ? (lineOfOpenQuote(text) ?? at) : at;
  for (const {error, faultOf} of FAULTS) {
    const match = error.exec(reason);
    if (match) return {file, line, ...faultOf(match)};
  }
  return {file, line, message: `This cannot be read: ${reason}.`};
}

function parse(page: Page): Body | Problem {
  // Empty lines instead of the fields keep the line numbers of the file.
  const {text, ids} = takeHeadingIds('\n'.repeat(page.bodyLine - 1) + page.body);
  let tree: Body['tree'];
  try {
    tree = processor.parse(text);
  } catch (error) {
    return problemOf(page, text, error as Unreadable);
  }
  const slugger = createSlugger();
  const elements: Body['elements'][number][] = [];
  const headings: Body['headings'][number][] = [];
  const links: Body['links'][number][] = [];
  for (const {node, parents} of nodesIn(tree)) {
    const around = parents.filter(isElement).map(({name}) => name ?? '');
    if (isElement(node)) elements.push({node, around});
    else if (node.type === 'heading') {
      headings.push({node, id: ids.get(lineOfNode(node)) ?? slugger.slug(textOf(node)), around});
    } else if (node.type === 'link' || node.type === 'definition') links.push(node);
  }
  const imports = tree.children.filter((node) => node.type === 'mdxjsEsm');
  return {tree, elements, headings, links, imports};
}

/** The parsed text of a page, or the problem for which MDX cannot compile it. */
export const parseBody = remember(parse);

/** Whether MDX can compile a text, which stands in the file below the fields. */
export const isReadable = rememberByText((file, body) => {
  const page = {id: '', locale: '', file, fields: {}, lineOf: () => 1, body, bodyLine: 1};
  return !isProblem(parse(page));
});

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
