/** Checks the text of one page: its components, its headings, and what it must contain. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {type Body, lineOfNode, propsOf} from '../pageText';
import {COMPONENTS, type Component, PLAIN_ELEMENTS, meantComponent} from '../components';
import {kindOf, rulesOf} from '../kinds';
import {PARSE_OPTIONS, didYouMean} from '../errorMessages';
import {lookUp} from '../lookUp';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import {remember} from '../remember';
import {EDITOR_MARK, EDITOR_MARK_REMEDY} from '../invisibleCharacters';
import {type Element, type Nodes, nodesIn, textOf} from '../mdxTree';
import {inPlaceOfHtml} from './inPlaceOfHtml';
import {markdownProblems} from './markdown';
import {noticeProblems} from './notices';
import {softHyphenProblems} from './softHyphens';

const FOLDER = path.join(__dirname, '../../components');

let namesWithFiles: ReadonlySet<string> = new Set();

/**
 * Names of the components that have a file, read again each time: one may come while the development server runs. The
 * set is the same as long as its names are.
 */
export function componentsWithFiles(): ReadonlySet<string> {
  const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'});
  const names = new Set(files.map((file) => path.basename(file, '.tsx')));
  const isSame =
    names.size === namesWithFiles.size && [...names].every((name) => namesWithFiles.has(name));
  if (!isSame) namesWithFiles = names;
  return namesWithFiles;
}

type BodyElement = Body['elements'][number];

/** Creates a problem at a node of the text. */
type At = (node: Nodes, message: string, field?: string) => Problem;

/** What to write in place of an element that is none of the site's. */
function unknownComponent(name: string): string {
  const near = didYouMean(name, Object.keys(COMPONENTS));
  return (
    inPlaceOfHtml(name) ?? `There is no component <${name}>: correct its name or delete it.${near}`
  );
}

function propertyProblems(node: Element, props: Component['props'], at: At): Problem[] {
  const {name} = node;
  const {error} = props.safeParse(propsOf(node), PARSE_OPTIONS);
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [at(node, issue.message, `<${name} ${issue.path.join('.')}>`)];
    }
    return issue.keys.map((key) => {
      const near = didYouMean(key, Object.keys(props.shape));
      return at(
        node,
        `There is no such property: correct or delete it.${near}`,
        `<${name} ${key}>`,
      );
    });
  });
}

/** What is wrong with what a component contains, and with where it is. */
function placeMessages({node, around}: BodyElement, {content, inside}: Component): string[] {
  const {name} = node;
  const isEmpty = node.children.length === 0;
  const messages: string[] = [];
  if (content === 'needed' && isEmpty) {
    messages.push(`Write what belongs between <${name}> and </${name}>.`);
  }
  if (content === 'none' && !isEmpty) {
    messages.push(`Write <${name} /> alone, without anything inside it.`);
  }
  if (inside && !around.map(meantComponent).includes(inside)) {
    messages.push(`Put <${name}> between <${inside}> and </${inside}>.`);
  }
  return messages;
}

function componentProblems(
  element: BodyElement,
  withFiles: ReadonlySet<string>,
  at: At,
): Problem[] {
  const {node} = element;
  const name = node.name ?? '';
  const component = lookUp(COMPONENTS, name);
  const props = component?.props ?? lookUp(PLAIN_ELEMENTS, name);
  if (!props || (component && !withFiles.has(name))) return [at(node, unknownComponent(name))];
  const messages = component ? placeMessages(element, component) : [];
  return [...propertyProblems(node, props, at), ...messages.map((message) => at(node, message))];
}

function headingProblems({headings}: Body, hero: string | undefined, at: At): Problem[] {
  const ids = headings.map(({id}) => id);
  const doubled = headings.filter(({id}, index) => ids.indexOf(id) < index);
  const misplaced = headings
    .filter(({node}) => node.depth === 1)
    .filter(({around}, index) => index > 0 || !hero || !around.map(meantComponent).includes(hero));
  const where = hero
    ? `the one "# " heading belongs inside <${hero}>`
    : 'the layout writes the title';
  return [
    ...doubled.map(({node, id}) =>
      at(node, `Two headings are called {/* #${id} */}: give this one another id.`),
    ),
    ...misplaced.map(({node}) => at(node, `Write "## " here: ${where}.`)),
  ];
}

/** A biography is rendered as plain paragraphs, and must not quote guests. */
const biographyProblems = ({tree}: Body, at: At): Problem[] =>
  tree.children.flatMap((node) => {
    const isPlain =
      node.type === 'paragraph' &&
      node.children.every(({type}) => type === 'text' || type === 'textDirective');
    const plain = 'Write plain paragraphs: a biography has no headings, links or components.';
    return [
      ...(isPlain ? [] : [at(node, plain)]),
      ...(/[“”«»"]/.test(textOf(node)) ? [at(node, 'Quote nobody in a biography.')] : []),
    ];
  });

/** Braces with anything but a comment, which MDX runs as code. */
const codeProblems = ({tree}: Body, at: At): Problem[] =>
  [...nodesIn(tree)]
    .filter(
      ({node}) =>
        (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
        !/^\s*\/\*/.test(node.value),
    )
    .map(({node}) => at(node, 'Write &#123; in place of {: the words after it are read as code.'));

/** A footnote whose words are missing: Markdown reads it as text. */
const FOOTNOTE = /\[\^([\w-]+)\]/;

/** Notes and marks of editors, which Markdown reads as text. */
const markProblems = ({tree}: Body, at: At): Problem[] =>
  [...nodesIn(tree)].flatMap(({node}) => {
    if (node.type !== 'text' || !EDITOR_MARK.test(node.value)) return [];
    const [name] = FOOTNOTE.exec(node.value) ?? [];
    const remedy = name && `Write the words of this footnote on a line below: ${name}: Words.`;
    return [at(node, remedy ?? EDITOR_MARK_REMEDY)];
  });

/** Problems of what a page's text consists of, by its kind. A line of a notice is reported once. */
function formProblems(page: Page, body: Body, at: At): Problem[] {
  const inMarkdown = markdownProblems(page, body);
  if (kindOf(page.id) !== 'notice') return inMarkdown;
  const own = noticeProblems(body, page.file, at);
  return [...own, ...inMarkdown.filter(({line}) => own.every((problem) => problem.line !== line))];
}

function problemsIn(page: Page, body: Body, withFiles: ReadonlySet<string>): Problem[] {
  const {file, id} = page;
  const kind = kindOf(id);
  const {hero, needs = [], anchors = []} = rulesOf(kind);
  const at: At = (node, message, field) => ({file, line: lineOfNode(node), field, message});
  const marks = [
    ...markProblems(body, at),
    ...codeProblems(body, at),
    ...softHyphenProblems(page, body),
  ];
  if (kind === 'masseuse') return [...marks, ...biographyProblems(body, at)];
  const used = new Set(body.elements.map(({node}) => meantComponent(node.name ?? '')));
  const hasTitle = body.headings.some(({node}) => node.depth === 1);
  return [
    ...body.elements.flatMap((element) => componentProblems(element, withFiles, at)),
    ...marks,
    ...formProblems(page, body, at),
    ...body.imports.map((node) => at(node, 'Delete this import: tags need none.')),
    ...headingProblems(body, hero, at),
    ...needs
      .filter((name) => !used.has(name))
      .map((name) => ({file, message: `Put <${name}> back: the page needs it.`})),
    ...anchors
      .filter((id) => !body.headings.some((heading) => heading.id === id))
      .map((id) => ({
        file,
        message: `Write {/* #${id} */} after its heading: every page links to it.`,
      })),
    ...(hero && !hasTitle ? [{file, message: `Write one "# " heading inside <${hero}>.`}] : []),
  ];
}

/** All problems of one text; `withFiles` are the names of the components that have a file. */
export const textProblems = remember(problemsIn);
