/** The analytics script and what it is told. This file is loaded once the visitor has allowed it. */
import facts from '@generated/catalogue/default/analytics.json';
import type {ScriptFacts} from '@site/src/plugins/catalogue/data';

/** Path of the page that was counted last; undefined until the script has come. */
let counted: string | undefined;

/** The values of a call, with the address and title of the page being shown. The query is not sent. */
function filled(values: readonly unknown[]): unknown[] {
  const {origin, pathname} = window.location;
  const words: Readonly<Record<string, string>> = {
    '{url}': origin + pathname,
    '{path}': pathname,
    '{title}': document.title,
  };
  const fill = (_key: string, value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace(/\{(?:url|path|title)\}/g, (word) => words[word] ?? word)
      : value;
  return JSON.parse(JSON.stringify(values), fill) as unknown[];
}

const property = (owner: unknown, name: string): unknown =>
  (owner as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Calls a function by its name, such as `_paq.push`, and returns its result; does nothing where there is none. */
function callByName(start: unknown, name: string, values: unknown[]): unknown {
  const names = name.split('.').filter(Boolean);
  const owner = names.slice(0, -1).reduce(property, start);
  const method = property(owner, names.at(-1) ?? '');
  // Not `method.apply`: some scripts put a proxy here, whose own properties these are.
  return typeof method === 'function'
    ? (Reflect.apply(method, owner, values) as unknown)
    : undefined;
}

/** Makes the calls for a page. A name that begins with a dot is that of a function of the result before it. */
function callForPage({pageCalls}: ScriptFacts, isFirst: boolean): void {
  let result: unknown;
  for (const {call, with: values, first} of pageCalls) {
    const isLeftOut = isFirst && !first;
    const start = call.startsWith('.') ? result : window;
    result = isLeftOut ? undefined : callByName(start, call, filled(values));
  }
}

/** React Helmet writes the title of a page in the next frame, which it has asked for when the page is shown. */
const onceTitled = (work: () => void): void => void requestAnimationFrame(work);

/** Sets the variables that the script reads, and loads it. */
function load(address: string, {attributes, settings}: ScriptFacts): void {
  Object.assign(window, settings);
  const script = document.createElement('script');
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.dataset.analytics = '';
  script.addEventListener('load', () => {
    counted = window.location.pathname;
    onceTitled(() => callForPage(facts, true));
  });
  script.src = address;
  document.head.append(script);
}

/**
 * Loads the script for the first page; tells it about each page that follows. Pages before it has come are not
 * counted: it counts the one that is shown then.
 */
export function countPage(address: string, path: string): void {
  if (!document.querySelector('script[data-analytics]')) {
    load(address, facts);
    return;
  }
  if (counted === undefined || counted === path) return;
  counted = path;
  onceTitled(() => callForPage(facts, false));
}

/** Tells the script about a page that the browser has kept and shows again: no script runs anew then. */
export function countKeptPage(): void {
  if (counted !== undefined) onceTitled(() => callForPage(facts, false));
}
