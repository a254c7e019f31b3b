/** Options and plugins for remark and rehype, the parsers of Markdown in Docusaurus: tables and footnotes. */
import {type Root, nodesIn} from '../content/mdxTree';

/** A table with more columns than this is wider than a phone. */
const NARROW = 3;

/**
 * Remark plugin: writes the alignment of cells as the attribute `data-align`. Otherwise MDX would write it as a style,
 * which the content security policy refuses. A table with many columns gets `data-wide`.
 */
export function tableAttributes() {
  return (tree: Root): void => {
    for (const {node} of nodesIn(tree)) {
      if (node.type !== 'table') continue;
      const align = node.align ?? [];
      for (const cell of node.children.flatMap((row) => [...row.children.entries()])) {
        const side = align[cell[0]];
        if (side) cell[1].data = {hProperties: {dataAlign: side}};
      }
      node.align = align.map(() => null);
      if (align.length > NARROW) node.data = {hProperties: {dataWide: true}};
    }
  };
}

/** As many properties of an element of the HTML tree (hast), or of a component in it, as are read here. */
type HtmlNode = {
  readonly type: string;
  readonly name?: string | null;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: HtmlNode[];
};

const has = (node: HtmlNode, property: string): boolean =>
  node.properties?.[property] !== undefined ||
  (node.children ?? []).some((child) => has(child, property));

/**
 * Rehype plugin: moves footnotes, which remark puts at the end of the page, to the end of the last <Section> that
 * refers to one. On pages with a layout of their own, the layout is around both.
 */
export function placeFootnotes() {
  return ({children: blocks = []}: HtmlNode): void => {
    const notes = blocks.findIndex(({properties}) => properties?.dataFootnotes !== undefined);
    const section = blocks.findLast(
      (block) => block.name === 'Section' && has(block, 'dataFootnoteRef'),
    );
    if (notes >= 0) section?.children?.push(...blocks.splice(notes, 1));
  };
}

/**
 * Options of remark-rehype. The words of footnotes are labels like all others, which the components have
 * (`src/components/markdown/Footnotes.tsx`); here are their parts that differ: numbers.
 */
export const footnoteOptions = {
  footnoteLabelProperties: {},
  // Which footnote, counted from 0, and which of several references to it, counted from 1.
  footnoteBackLabel: (note: number, reference: number): string =>
    reference > 1 ? `${note + 1}-${reference}` : String(note + 1),
  footnoteBackContent: (_note: number, reference: number): string | [] =>
    reference > 1 ? String(reference) : [],
};
