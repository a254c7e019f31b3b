/**
 * Remark plugin: imports the components of a page, so that writers need not. `<PageHero>` is the default export
 * of src/components/mdx/PageHero.tsx. It never looks whether there is such a file, because the bundler's cache
 * would keep the answer: the check of the content reports a tag without one.
 */
import type {Nodes, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

const FOLDER = '@site/src/components/mdx';

/** Without the syntax tree (`data.estree`) the compiler would leave the node out. */
function importOf(name: string): MdxjsEsm {
  const source = `${FOLDER}/${name}`;
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
          },
        ],
      },
    },
  };
}

/** Names of the components below a node, in the order of their first use. */
function componentsIn(node: Nodes): string[] {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const own = isElement && /^[A-Z]\w*$/.test(node.name ?? '') ? [node.name ?? ''] : [];
  return [...own, ...('children' in node ? node.children.flatMap(componentsIn) : [])];
}

export default function importComponents() {
  return (tree: Root): void => {
    tree.children.unshift(...[...new Set(componentsIn(tree))].map(importOf));
  };
}
