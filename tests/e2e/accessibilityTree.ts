/** What Chromium hands to screen readers, compared with what the page shows. Playwright computes names itself. */
import {type Page, expect} from 'playwright/test';

/** A heading, link, button, table cell or list entry: "heading: Four Hands". */
type Entry = {readonly kind: string; readonly text: string};

/**
 * Runs in the page: the shown ones in their order, with their texts. Line ends stand where a block begins or ends.
 * What is only deferred (css/offscreen.css) counts as shown.
 */
function entriesShown(): Entry[] {
  const selectors = [
    {kind: 'heading', selector: 'h1, h2, h3, h4, h5, h6'},
    {kind: 'link', selector: 'a[href]:not([role])'},
    {kind: 'button', selector: 'button:not([role])'},
    {kind: 'cell', selector: 'td, th'},
    {kind: 'listitem', selector: 'li'},
  ];
  /** An element without a box of its own, whose words belong to the sentence around it. */
  const isContents = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents';
  const isShown = (element: Element): boolean =>
    !element.closest('[aria-hidden="true"], [inert]') &&
    (isContents(element) || element.checkVisibility({visibilityProperty: true}));
  const isInline = (node: Node | null): boolean =>
    node instanceof CharacterData ||
    (node instanceof Element &&
      (isContents(node) || getComputedStyle(node).display.startsWith('inline')));
  /** The words of a node as they are drawn, with line ends around blocks. */
  const shownText = (node: Node): string => {
    if (node instanceof Text) {
      const isShownSpace = isInline(node.previousSibling) && isInline(node.nextSibling);
      return node.data.trim() || isShownSpace ? node.data.replace(/\s+/g, ' ') : '';
    }
    if (!(node instanceof Element) || !isShown(node)) return '';
    if (node instanceof HTMLImageElement) return `\n${node.alt}\n`;
    const text = [...node.childNodes].map(shownText).join('');
    const {display} = getComputedStyle(node);
    const isInLine = ['inline', 'contents'].includes(display) && !node.matches('br');
    return isInLine ? text : `\n${text}\n`;
  };
  const kindOf = (element: Element): string =>
    selectors.find(({selector}) => element.matches(selector))?.kind ?? '';
  return [...document.querySelectorAll(selectors.map(({selector}) => selector).join())]
    .filter(isShown)
    .map((element) => ({
      kind: kindOf(element),
      text: element.ariaLabel ?? shownText(element),
    }));
}

/** The kind of an entry by its role in the tree. */
const KIND_OF_ROLE: Readonly<Record<string, string>> = {
  heading: 'heading',
  link: 'link',
  button: 'button',
  cell: 'cell',
  columnheader: 'cell',
  rowheader: 'cell',
  listitem: 'listitem',
};

/** The same in the accessibility tree of the DevTools protocol. List entries have no names, but texts. */
async function entriesInTree(page: Page): Promise<Entry[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = ({name}: Node): string => String(name?.value ?? '');
  const childrenOf = ({childIds = []}: Node): Node[] =>
    childIds.flatMap((id) => byId.get(id) ?? []);
  /** The words of a node as they are read aloud. */
  const readText = (node: Node): string => {
    const role = String(node.role?.value);
    // Text that styles add, such as numbers, has no node in the document.
    if (role === 'StaticText' && !node.backendDOMNodeId) return '';
    return ['StaticText', 'image'].includes(role)
      ? nameOf(node)
      : childrenOf(node).map(readText).join('');
  };
  const entriesIn = (node: Node): Entry[] => {
    const kind = node.ignored ? undefined : KIND_OF_ROLE[String(node.role?.value)];
    const text = kind === 'listitem' ? readText(node) : nameOf(node);
    return [...(kind ? [{kind, text}] : []), ...childrenOf(node).flatMap(entriesIn)];
  };
  // The first node is the root of the tree.
  return nodes.slice(0, 1).flatMap(entriesIn);
}

/** Names separate blocks by a space, texts of list entries do not. Upper case and dots between words may be styles. */
function lineOf({kind, text}: Entry): string {
  const flat = kind === 'listitem' ? text.replace(/ *\n */g, '') : text.replaceAll('·', ' ');
  return `${kind}: ${flat.replace(/\s+/g, ' ').trim().toLowerCase()}`;
}

/**
 * Every heading, link, button, table cell and list entry is in the tree, in order, and called what is shown.
 * Asked again until both agree: they are read one after the other, and between them a typeface may come and move
 * a button into or out of view, with which the booking bar goes and comes.
 */
export async function expectNamesAsShown(page: Page, where: string): Promise<void> {
  await expect(async () => {
    const shown = await page.evaluate(entriesShown);
    // Header and footer alone have more: the comparison is not of two empty lists.
    expect(shown.length, where).toBeGreaterThan(20);
    const inTree = await entriesInTree(page);
    expect(inTree.map(lineOf), `accessibility tree of ${where}`).toEqual(shown.map(lineOf));
  }).toPass({timeout: 20_000});
}
