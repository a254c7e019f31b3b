/*
 * What Docusaurus hangs on `window.docusaurus` for its links, without fetching the pages of
 * links that merely came into view. A link that is touched or pointed at still fetches its page.
 */
import load from '@docusaurus/core/lib/client/preload';

const loaded = new Set();

const preload = (path) => {
  if (loaded.has(path) || navigator.connection?.saveData) return false;
  loaded.add(path);
  // A failed attempt is repeated when the link is followed.
  return load(path).catch(() => loaded.delete(path));
};

export default Object.freeze({prefetch: () => false, preload});
