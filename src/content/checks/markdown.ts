/**
 * Checks the Markdown of one page: forms for which the site has no design, words that would not be shown, and forms
 * at places that have no room for them. What is left is published, and designed (src/css/prose.css).
 */
import {type Body, lineOfNode, propsOf} from '../pageText';
import {kindOf, rulesOf} from '../kinds';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import {isOfComponents, sentenceMessage} from './blocksInSentences';
import {emptyLinkMessage, isLink, linkInLinkMessage} from './linksInLinks';
import {type Element, type NodeOf, type Nodes, type Visited, isElement, nodesIn} from '../mdxTree';

/** Components with room for everything that Markdown has. */
const WITH_ROOM = ['Section', 'Stack', 'Column', 'Questions'];

/** Components that show one list, without lists in it. */
const OF_A_LIST = [
  'MarkdownList',
  'MarkdownCheckList',
  'Definition',
  'Facilities',
  'InformationBox',
];

/** Blocks that have no place of their own on a page. */
const IN_A_SECTION = [
  'Columns',
  'InformationBox',
  'MarkdownCheckList',
  'MarkdownList',
  'PriceTable',
  'Questions',
  'SplitHeading',
  'Stack',
];

/** Whether an element needs a section around it; features with a title are a section of their own. */
const needsSection = (element: Element): boolean =>
  element.name === 'FeatureList'
    ? propsOf(element).title === undefined
    : IN_A_SECTION.includes(element.name ?? '');

/** Blocks by the names that writers know. */
const NAMES: Readonly<Partial<Record<Nodes['type'], string>>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  list: 'list',
  table: 'table',
  blockquote: 'quotation',
  thematicBreak: 'line',
};

/** Formulas, by the rule of Pandoc: no space inside the signs, and no digit after them, as in prices. */
const FORMULA = /\$\$|\$(?=\S)[^$]*[^\s$]\$(?!\d)/;

/** Creates a problem at a node of the text. */
type At = (node: Nodes, message: string) => Problem;

/** The name of the component or element around a node, if there is one. */
const nearest = (parents: readonly Nodes[]): string | undefined =>
  parents.findLast(isElement)?.name ?? undefined;

type Directive = NodeOf<'containerDirective' | 'leafDirective' | 'textDirective'>;

/** A message about a command with colons, which the site has none of. A word after a colon, as in 10:30, is a text. */
function directiveMessage(node: Directive): string | undefined {
  if (node.type === 'containerDirective') {
    return `Write a paragraph or <InformationBox> in place of :::${node.name}.`;
  }
  if (node.type === 'leafDirective') {
    return `Write a paragraph or a component in place of ::${node.name}.`;
  }
  return node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0
    ? `Write a space after the colon before "${node.name}": together they are read as a command.`
    : undefined;
}

/** A message about what the site shows nowhere, by the type of the node. */
function unshownMessage({node}: Visited): string | undefined {
  switch (node.type) {
    case 'code':
      return 'Write this as a paragraph, without ``` or ~~~: the site shows no blocks of code.';
    case 'image':
    case 'imageReference':
      return 'Delete this picture: pictures are named in the fields of a page, such as hero, or in docs/gallery.mdx.';
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'Write "- " without [ ] or [x]: <MarkdownCheckList> shows a list with marks.'
        : undefined;
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directiveMessage(node);
    case 'text':
      return FORMULA.test(node.value)
        ? 'Write this formula in words: the text between two $ is not read as mathematics.'
        : undefined;
    default:
      return undefined;
  }
}

function headingMessage(heading: NodeOf<'heading'>, id: string, parents: readonly Nodes[]) {
  if (heading.depth > 4) return 'Write "#### " or a larger heading: the site has no smaller ones.';
  if (heading.children.length === 0) return 'Write words after the "#" of this heading.';
  if (!id) return 'Write letters in this heading, or an id after it, such as {/* #prices */}.';
  if (id === 'footnote-label') return 'Give this heading another id: footnotes have this one.';
  if (heading.children.some((node) => /^\s*\/\*\s*#/.test('value' in node ? node.value : ''))) {
    return 'Write the id of this heading with the letters a to z, digits and hyphens.';
  }
  const around = parents.findLast(({type}) => type === 'listItem' || type === 'blockquote');
  if (around?.type === 'blockquote') return 'Write this heading above the quotation.';
  if (around && nearest(parents) !== 'MarkdownList') {
    return 'Write this heading above the list, or the list in <MarkdownList look="reasons">.';
  }
  return undefined;
}

function footnoteMessage(parents: readonly Nodes[], isLayout: boolean): string | undefined {
  const isIn = (type: Nodes['type']): boolean => parents.some((parent) => parent.type === type);
  if (isIn('heading')) return 'Put this footnote after a sentence, not into a heading.';
  if (parents.some(isLink)) return 'Put this footnote after the link, not into it.';
  return isLayout || parents.some((parent) => isElement(parent) && parent.name === 'Section')
    ? undefined
    : 'Write this note as a sentence: footnotes belong to texts between <Section> and </Section>.';
}

/** Blocks for which few components have room. Paragraphs, and headings up to "### ", fit into all. */
function needsRoom(node: Nodes): boolean {
  if (node.type === 'paragraph') return false;
  if (node.type === 'heading') return node.depth > 3;
  return NAMES[node.type] !== undefined;
}

/** A message about a block in a component that shows something else. */
function roomMessage({node, parents}: Visited, isLayout: boolean): string | undefined {
  const around = nearest(parents);
  const hasRoom = around ? WITH_ROOM.includes(around) : isLayout;
  if (hasRoom || !needsRoom(node)) return undefined;
  if (node.type !== 'list' || !OF_A_LIST.includes(around ?? '')) {
    return `Put this ${NAMES[node.type]} between <Section> and </Section>, or there into a <Column> or <Stack>.`;
  }
  const isNested = parents.some(({type}) => type === 'list');
  return isNested ? `Write the entries of <${around}> without lists inside them.` : undefined;
}

/** A message about a block outside of every component. `isLayout` is true where the page's layout sets its text. */
function outsideMessage({node, parents}: Visited, isLayout: boolean): string | undefined {
  if (isLayout || parents.length > 1) return undefined;
  if (isElement(node) && needsSection(node)) {
    return `Put <${node.name}> between <Section> and </Section>: outside of components nothing sets it.`;
  }
  const blockName = NAMES[node.type];
  return blockName && !isOfComponents(node)
    ? `Put this ${blockName} between <Section> and </Section>: outside of components nothing sets it.`
    : undefined;
}

type Definition = NodeOf<'definition' | 'footnoteDefinition'>;

/** A message about one note or address below the text. */
function definitionMessage(node: Definition, isDoubled: boolean, isUsed: boolean) {
  const isNote = node.type === 'footnoteDefinition';
  const name = isNote ? `[^${node.identifier}]` : `[${node.label?.trim().replace(/\s+/g, ' ')}]`;
  if (isDoubled) return `Give ${name} another name, or delete it: this page has one already.`;
  if (isNote && !/^[a-z0-9-]+$/.test(node.identifier)) {
    return `Name ${name} with a number, or with the letters a to z and hyphens.`;
  }
  if (isNote && node.children.length === 0) return `Write the words of ${name}.`;
  if (isUsed) return undefined;
  const use = isNote ? `Write ${name} after a sentence` : `Write [words]${name} in the text`;
  return `${use}, or delete this line: it is not shown.`;
}

/** Notes and addresses that stand below the text, by a name: what is named nowhere, or twice, would be lost. */
function definitionProblems(visited: readonly Visited[], at: At): Problem[] {
  const namesOf = (...types: readonly Nodes['type'][]): Set<string> =>
    new Set(
      visited.flatMap(({node}) =>
        types.includes(node.type) && 'identifier' in node ? node.identifier : [],
      ),
    );
  const links = namesOf('linkReference', 'imageReference');
  const notes = namesOf('footnoteReference');
  const seen = new Set<string>();
  return visited.flatMap(({node}) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    const key = `${node.type} ${node.identifier}`;
    const used = node.type === 'footnoteDefinition' ? notes : links;
    const message = definitionMessage(node, seen.has(key), used.has(node.identifier));
    seen.add(key);
    return message ? [at(node, message)] : [];
  });
}

/** All problems of the Markdown of one page; biographies have a rule of their own (`texts.ts`). */
export function markdownProblems({file, id, body: text}: Page, body: Body): Problem[] {
  const at: At = (node, message) => ({file, line: lineOfNode(node), message});
  const isLayout = rulesOf(kindOf(id)).hero === undefined;
  const visited = [...nodesIn(body.tree)];
  const ids = new Map<Nodes, string>(body.headings.map((heading) => [heading.node, heading.id]));
  const messageOf = (one: Visited): string | undefined => {
    const {node, parents} = one;
    const own =
      unshownMessage(one) ??
      outsideMessage(one, isLayout) ??
      roomMessage(one, isLayout) ??
      linkInLinkMessage(node, parents);
    if (own) return own;
    if (isElement(node)) return sentenceMessage(one);
    if (node.type === 'heading') return headingMessage(node, ids.get(node) ?? '', parents);
    if (node.type === 'link' || node.type === 'linkReference') return emptyLinkMessage(node);
    return node.type === 'footnoteReference' ? footnoteMessage(parents, isLayout) : undefined;
  };
  const [first] = body.tree.children;
  // Docusaurus would take what follows, up to the next such line, for the fields of the page.
  const isAtTop = first?.type === 'thematicBreak' && text.trimStart().startsWith('---');
  return [
    ...(isAtTop ? [at(first, 'Delete this line: it stands between two parts of a text.')] : []),
    ...visited.flatMap((one) => {
      const message = messageOf(one);
      return message ? [at(one.node, message)] : [];
    }),
    ...definitionProblems(visited, at),
  ];
}
