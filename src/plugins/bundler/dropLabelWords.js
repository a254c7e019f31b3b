/**
 * Babel plugin that leaves out of scripts what only people read in a label: its description, and its words where
 * `code.json` of the language has them, from which Docusaurus takes those that it shows.
 */
const {readFileSync, statSync} = require('node:fs');

/** Names of an object's properties, or of an element's attributes, that are left out. */
const LEFT_OUT = ['message', 'description'];

const keep = (node) => !LEFT_OUT.includes(node.key?.name ?? node.name?.name);

/** The text of the property or attribute `id`. */
const idOf = (nodes) => nodes.find((node) => (node.key ?? node.name)?.name === 'id')?.value?.value;

module.exports = function dropLabelWords(babel, {code}) {
  babel.cache.invalidate(() => statSync(code).mtimeMs);
  babel.addExternalDependency(code);
  const entries = JSON.parse(readFileSync(code, 'utf8'));
  return {
    visitor: {
      CallExpression({
        node: {
          callee,
          arguments: [label],
        },
      }) {
        if (callee.name !== 'translate' || !(idOf(label?.properties ?? []) in entries)) return;
        label.properties = label.properties.filter(keep);
      },
      JSXElement({node}) {
        const {name, attributes} = node.openingElement;
        if (name.name !== 'Translate' || !(idOf(attributes) in entries)) return;
        node.openingElement.attributes = attributes.filter(keep);
        node.children = [];
      },
    },
  };
};
