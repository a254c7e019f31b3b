/*
 * Puts a language's words in place of the English ones in a component's source. Pure; shared by
 * the plugin, which asks what it would replace, and by the bundler's loader, which replaces it.
 */

const CALL = /(\bid:\s*'([\w.-]+)',\s*message:\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;
// An element with another one among its values is left to Docusaurus.
const ELEMENT =
  /(<Translate\s+id="([\w.-]+)"(?:(?!<\/?Translate\b)[^])*?>)([^<>]*)(<\/Translate>)/g;

/** The source with its words replaced, and the ids that were found in it. */
exports.inlineWords = (source, translations) => {
  const ids = new Set();
  const wordsOf = (id) => {
    if (translations[id] === undefined) return undefined;
    ids.add(id);
    return JSON.stringify(translations[id]);
  };
  const code = source
    .replace(CALL, (whole, before, id) => {
      const words = wordsOf(id);
      return words === undefined ? whole : before + words;
    })
    .replace(ELEMENT, (whole, before, id, _children, after) => {
      const words = wordsOf(id);
      return words === undefined ? whole : `${before}{${words}}${after}`;
    });
  return {code, ids};
};
