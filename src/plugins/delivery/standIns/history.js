/*
 * The tab's history for react-router-dom: stands in for the package `history`, without memory and hash
 * histories, base names, confirmations and browsers that have no history. A guard may hold back a
 * step that the site takes; one that the visitor takes with the browser's own buttons it may not.
 */

/** A search or hash with its sign, or nothing. */
const part = (sign, text) =>
  !text || text === sign ? '' : text.startsWith(sign) ? text : sign + text;

export const createPath = ({pathname, search, hash}) =>
  (pathname || '/') + part('?', search) + part('#', hash);

function parse(path) {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/');
  return {pathname, search, hash};
}

export function createLocation(to, state, key, current) {
  const {pathname = '', search, hash, ...rest} = typeof to === 'string' ? parse(to) : to;
  const location = {
    ...rest,
    pathname: decodeURI(pathname),
    search: part('?', search),
    hash: part('#', hash),
    state: rest.state ?? state,
  };
  if (key) location.key = key;
  if (!location.pathname) location.pathname = current?.pathname ?? '/';
  else if (current && !location.pathname.startsWith('/')) {
    const base = new URL(encodeURI(current.pathname), 'http://site');
    location.pathname = decodeURI(new URL(location.pathname, base).pathname);
  }
  return location;
}

const newKey = () => Math.random().toString(36).slice(2, 8);

export function createBrowserHistory() {
  const {history: tab} = window;
  let listeners = [];
  let guard;

  const here = (state) => {
    const {pathname, search, hash} = window.location;
    return createLocation(pathname + search + hash, state?.state, state?.key);
  };

  const history = {
    length: tab.length,
    action: 'POP',
    location: here(tab.state),
    createHref: createPath,
    push: step('PUSH', 'pushState'),
    replace: step('REPLACE', 'replaceState'),
    go: (count) => tab.go(count),
    goBack: () => tab.back(),
    goForward: () => tab.forward(),
    block(next) {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
    listen(listener) {
      const own = (...news) => listeners.includes(own) && listener(...news);
      listeners = [...listeners, own];
      return () => {
        listeners = listeners.filter((other) => other !== own);
      };
    },
  };

  function show(action, location) {
    Object.assign(history, {action, location, length: tab.length});
    listeners.forEach((listener) => listener(location, action));
  }

  function step(action, write) {
    return (to, state) => {
      const location = createLocation(to, state, newKey(), history.location);
      if (guard?.(location, action) === false) return;
      tab[write]({key: location.key, state: location.state}, '', createPath(location));
      show(action, location);
    };
  }

  window.addEventListener('popstate', (event) => show('POP', here(event.state)));
  return history;
}

/** Asked for by a router that the site does not use. */
export const createHashHistory = undefined;
