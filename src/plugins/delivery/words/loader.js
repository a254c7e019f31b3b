/* Bundler loader: a component's source with the words of the language being built. */
const {inlineWords} = require('./inlineWords');

module.exports = function loader(source) {
  return inlineWords(source, this.getOptions().translations).code;
};
