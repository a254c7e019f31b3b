/**
 * ESLint rule: a component shows the words of a label as they are in `code.json`, the file that copywriters change. The
 * option is that file. Its fix writes the words of `code.json` into the component; a label that is not in it yet stays.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Entries of `code.json`; none while it cannot be read, which `npm run check` reports. */
function readEntries(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const textOf = (node) => (node?.type === 'Literal' ? node.value : undefined);

/** Words between tags. JSX reads braces, entities and spaces in its own way, so words with them stand in a string. */
const asChildren = (words) =>
  /[{}<>&]|^\s|\s$|\s\s|[^\S ]/.test(words) ? `{${JSON.stringify(words)}}` : words;

/** Words between tags as Docusaurus and React read them. */
function childrenOf({children}) {
  const [child] = children.filter(({type, value}) => type !== 'JSXText' || value.trim());
  if (child?.type === 'JSXText') return child.value.trim().replace(/\s+/g, ' ');
  return textOf(child?.expression);
}

function create(context) {
  const entries = readEntries(path.resolve(context.cwd, context.options[0]));
  const compare = ({node, id, shown, fix}) => {
    const words = entries[id]?.message;
    if (typeof words !== 'string' || words === shown) return;
    context.report({
      node,
      messageId: 'differs',
      data: {words},
      fix: (fixer) => fix(fixer, words),
    });
  };
  return {
    'CallExpression[callee.name="translate"] > ObjectExpression.arguments:first-child'(label) {
      const property = (name) => label.properties.find(({key}) => key?.name === name);
      const [id, message] = [property('id'), property('message')];
      compare({
        node: label,
        id: textOf(id?.value),
        shown: textOf(message?.value),
        fix: (fixer, words) =>
          message
            ? fixer.replaceText(message.value, JSON.stringify(words))
            : fixer.insertTextAfter(id, `, message: ${JSON.stringify(words)}`),
      });
    },
    'JSXElement[openingElement.name.name="Translate"]'(element) {
      const {openingElement: opening, closingElement: closing} = element;
      const id = opening.attributes.find(({name}) => name?.name === 'id');
      compare({
        node: element,
        id: textOf(id?.value),
        shown: childrenOf(element),
        fix: (fixer, words) =>
          closing
            ? fixer.replaceTextRange([opening.range[1], closing.range[0]], asChildren(words))
            : fixer.replaceTextRange(
                [opening.range[1] - '/>'.length, opening.range[1]],
                `>${asChildren(words)}</Translate>`,
              ),
      });
    },
  };
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    docs: {description: 'Show the words of code.json in components'},
    schema: [{type: 'string'}],
    messages: {differs: 'The site shows "{{words}}"; `npm run format` writes these words here.'},
  },
  create,
};
