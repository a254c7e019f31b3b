/*
 * Bundler loader: a source with the words of the language being built. The bundler keeps what it
 * has made between builds, so it is told everything that the outcome depends on.
 */
module.exports = function loader(source) {
  const {withWords, dependencies, translations} = this.getOptions();
  for (const file of dependencies) this.addDependency(file);
  return withWords(source, this.resourcePath, translations);
};
