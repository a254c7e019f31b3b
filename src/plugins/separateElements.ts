/**
 * Remark plugin: puts a space between the elements of a `<div>`, as between words. MDX drops the line ends between
 * them, and browsers without styles would show two buttons as "Call NowContact".
 */
import {type NodeOf, type Nodes, type Root, isElement, nodesIn} from '../content/mdxTree';

const SPACE: NodeOf<'text'> = {type: 'text', value: ' '};

const withSpaces = (children: readonly Nodes[]): Nodes[] =>
  children.flatMap((child, index) => (index === 0 ? [child] : [SPACE, child]));

export default function separateElements() {
  return (tree: Root): void => {
    const elements = [...nodesIn(tree)].map(({node}) => node).filter(isElement);
    for (const element of elements.filter(({name}) => name === 'div')) {
      // A `<div>` of several lines has blocks in it, beside which the types allow no text.
      Object.assign(element, {children: withSpaces(element.children)});
    }
  };
}
