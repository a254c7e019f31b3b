/*
 * Bundler loader: a source with the words of the language being built. The bundler keeps what it has
 * made between builds, so it is told that the outcome depends on the file of words.
 */
module.exports = function loader(source) {
  const {withWords, translations, translationsFile} = this.getOptions();
  this.addDependency(translationsFile);
  return withWords(source, this.resourcePath, translations);
};
