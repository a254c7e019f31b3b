/**
 * Remark plugin: imports the components of a page, so that writers need not. `<PageHero>` is the default export
 * of src/components/mdx/PageHero.tsx. It never looks whether there is such a file, because the bundler's cache
 * would keep the answer: the check of the content reports a tag without one.
 */
import {type NodeOf, type Root, isElement, nodesIn} from '../content/mdxTree';

/** Without the syntax tree (`data.estree`) the compiler would leave the node out. */
function importOf(name: string): NodeOf<'mdxjsEsm'> {
  const source = {type: 'Literal', value: `@site/src/components/mdx/${name}`} as const;
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
