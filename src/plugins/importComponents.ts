/**
 * Remark plugin: imports the components of a page, so that writers need not. `<PageHero>` is the default export
 * of PageHero.tsx in one of the folders of src/components. It never looks whether there is such a file, because the
 * bundler's cache would keep the answer: the check of the content reports a tag without one.
 */
import {type NodeOf, type Root, isElement, nodesIn} from '../content/mdxTree';

/** Stands for every folder of src/components (plugins/bundler). */
export const PAGE_COMPONENTS = '@page-components';

/** Without the syntax tree (`data.estree`) the compiler would leave the node out. */
function importOf(name: string): NodeOf<'mdxjsEsm'> {
  const source = {type: 'Literal', value: `${PAGE_COMPONENTS}/${name}`} as const;
  const local = {type: 'Identifier', name} as const;
  const specifiers = [{type: 'ImportDefaultSpecifier' as const, local}];
  const declaration = {type: 'ImportDeclaration' as const, attributes: [], specifiers, source};
  const estree = {type: 'Program' as const, sourceType: 'module' as const, body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

export default function importComponents() {
  return (tree: Root): void => {
    const elements = [...nodesIn(tree)].map(({node}) => node).filter(isElement);
    const names = elements.map(({name}) => name ?? '').filter((name) => /^[A-Z]\w*$/.test(name));
    tree.children.unshift(...[...new Set(names)].map(importOf));
  };
}
