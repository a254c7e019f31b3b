/* Bundler loader: a page as it is, which depends on the addresses of all pages. */
module.exports = function loader(source, map) {
  this.addDependency(this.getOptions().addresses);
  this.callback(null, source, map);
};
