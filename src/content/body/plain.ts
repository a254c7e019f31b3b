/** Texts that are plain paragraphs: biographies. */
import type {Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {stepsOf} from './walk';

/** A biography is shown as plain paragraphs: signs of Markdown would be shown as signs. */
export function checkPlain(tree: Root): Fault[] {
  const allowed = new Set(['root', 'paragraph', 'text']);
  const names: Readonly<Record<string, string>> = {
    heading: 'a heading',
    list: 'a list',
    listItem: 'a list',
    link: 'a link',
    image: 'a picture',
    emphasis: 'italics',
    strong: 'bold letters',
    delete: 'words struck out',
    blockquote: 'a quotation',
    table: 'a table',
    mdxjsEsm: 'an import',
    mdxJsxFlowElement: 'a component',
    mdxJsxTextElement: 'a component',
  };
  return stepsOf(tree).flatMap(({node, parents}): Fault[] => {
    if (allowed.has(node.type) || parents.some((parent) => !allowed.has(parent.type))) return [];
    const found = `${names[node.type] ?? 'formatting'} in a biography`;
    const plain = 'A biography is plain paragraphs with empty lines between';
    const remedy =
      node.type === 'delete'
        ? `${plain}: delete these words with their ~~, or the signs alone.`
        : `${plain}: leave the signs out.`;
    const fault = faultAt(node, found, remedy);
    return [node.type === 'blockquote' ? {...fault, rule: 'quoted-lines'} : fault];
  });
}
