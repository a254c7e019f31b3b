/** Checks the text of a notice: one or two paragraphs of words, links and facts, which stand above the pages. */
import {COMPONENTS, PLAIN_ELEMENTS} from '../components';
import {type Body, propsOf} from '../pageText';
import type {Problem} from '../problems';
import {type Element, type Nodes, isElement, nodesIn} from '../mdxTree';

/** Creates a problem at a node of the text. */
type At = (node: Nodes, message: string) => Problem;

const MOST_PARAGRAPHS = 2;

/** Components and elements that belong in a sentence, and need nothing of the page that shows the notice. */
export const IN_SENTENCES: readonly string[] = [
  'Address',
  'BusinessFact',
  'ButtonName',
  'CallLink',
  'Count',
  'MailLink',
  'MapLink',
  'PageLabel',
  'PageLink',
  'Price',
  'PriceRange',
  'SessionRange',
  'WhatsAppLink',
  'br',
  'i',
  'span',
  'sub',
  'sup',
];

/** Links that are buttons by default: how they are written where they are links, and the property that says so. */
const LINKS_IN_SENTENCES = [
  {name: 'CallLink', property: 'plain', value: true, written: '<CallLink plain>'},
  {
    name: 'WhatsAppLink',
    property: 'look',
    value: 'plain',
    written: '<WhatsAppLink look="plain">',
  },
] as const;

/** What has no place in a notice, by the names that writers know. */
const REFUSED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  heading: 'Write this heading as a sentence: a notice has no headings.',
  list: 'Write this list as a sentence: a notice has no lists.',
  blockquote: 'Write this quotation as a sentence: a notice has no quotations.',
  table: 'Write this table as a sentence: a notice has no tables.',
  thematicBreak: 'Delete this line: a notice is one or two paragraphs.',
  image: 'Delete this picture: a notice has words alone.',
  imageReference: 'Delete this picture: a notice has words alone.',
  footnoteReference: 'Write this note as a sentence: a notice has no footnotes.',
};

function elementMessage(element: Element): string | undefined {
  const name = element.name ?? '';
  if (!IN_SENTENCES.includes(name)) {
    // One that does not exist is reported as on every page.
    const isKnown = Object.hasOwn(COMPONENTS, name) || Object.hasOwn(PLAIN_ELEMENTS, name);
    if (!isKnown) return undefined;
    return `Write sentences in place of <${name}>: a notice has words, links and facts alone.`;
  }
  const link = LINKS_IN_SENTENCES.find((one) => one.name === name);
  return link && propsOf(element)[link.property] !== link.value
    ? `Write ${link.written} in place of <${name}>: a notice has no buttons.`
    : undefined;
}

const messageOf = (node: Nodes): string | undefined =>
  isElement(node) ? elementMessage(node) : REFUSED[node.type];

/** Problems of what a notice consists of. Whether its components exist is checked as on every page (texts.ts). */
export function noticeProblems({tree}: Body, file: string, at: At): Problem[] {
  const paragraphs = tree.children.filter((node) => node.type === 'paragraph' || isElement(node));
  const [spare] = paragraphs.slice(MOST_PARAGRAPHS);
  const most = 'Write at most two paragraphs: a notice stands above the page.';
  const refused = [...nodesIn(tree)].flatMap(({node}) => {
    const message = messageOf(node);
    return message ? [at(node, message)] : [];
  });
  const empty = {file, message: 'Write the words of this notice: one or two sentences.'};
  return [
    ...refused,
    ...(spare ? [at(spare, most)] : []),
    ...(paragraphs.length === 0 && refused.length === 0 ? [empty] : []),
  ];
}
