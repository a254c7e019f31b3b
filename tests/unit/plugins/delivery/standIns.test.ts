/** The stand-ins do what the modules do whose place they take, on what the site asks of them. */
import {createBrowserHistory as realHistory} from 'history';
import {matchPath as realMatch} from 'react-router';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {lighterRegistry} from '../../../../src/plugins/delivery/registry';

// The package looks for a browser when it is read.
vi.hoisted(() => vi.stubGlobal('window', {document: {createElement: () => undefined}}));

type Match = typeof realMatch;
type NewHistory = () => ReturnType<typeof realHistory>;

const ROUTER = '../../../../src/plugins/delivery/standIns/router.js';
const HISTORY = '../../../../src/plugins/delivery/standIns/history.js';
type Said = {history: object; location: object; match: object | null};
type Settled = (before: Said, value: Said) => Said;
const {matchPath, settled} = (await import(ROUTER)) as {matchPath: Match; settled: Settled};
const {createBrowserHistory} = (await import(HISTORY)) as {createBrowserHistory: NewHistory};

const PATHS = ['/', '/es/', '/es/contacto', '/contact', '*', '/programs/kaula-tantra', '/a.b'];
const ADDRESSES = [
  ...PATHS,
  '/es',
  '/es/contacto/',
  '/es/contacto/x',
  '/ES/Contacto',
  '/espera',
  '/contacts',
  '/programs',
  '/axb',
  '/no/such/page',
];

describe.each([true, false])('matchPath, exact: %s', (exact) => {
  test.each(PATHS)('%s as react-router matches it', (path) => {
    for (const address of ADDRESSES) {
      expect(matchPath(address, {path, exact}), address).toEqual(realMatch(address, {path, exact}));
    }
  });
});

/** A tab: its address and its entries. */
function fakeWindow(start: string) {
  const entries: {url: URL; state: unknown}[] = [{url: new URL(start), state: null}];
  let index = 0;
  const listeners = new Set<(event: {state: unknown}) => void>();
  const entry = () => entries[index] ?? {url: new URL(start), state: null};
  const go = (delta: number): void => {
    index += delta;
    listeners.forEach((listener) => listener({state: entry().state}));
  };
  return {
    document: {createElement: () => undefined},
    navigator: {userAgent: ''},
    get location() {
      return entry().url;
    },
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return entry().state;
      },
      pushState: (state: unknown, _title: string | null, url: string) => {
        entries.splice(index + 1, entries.length, {url: new URL(url, entry().url), state});
        index += 1;
      },
      replaceState: (state: unknown, _title: string | null, url: string) => {
        entries[index] = {url: new URL(url, entry().url), state};
      },
      go,
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: (_type: string, listener: (event: {state: unknown}) => void) =>
      listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: {state: unknown}) => void) =>
      listeners.delete(listener),
  };
}

/** What is seen of a history on the same way through a site. */
function walk(create: NewHistory): unknown[] {
  const tab = fakeWindow('https://site.example/es/?tab=2#part');
  vi.stubGlobal('window', tab);
  vi.stubGlobal('navigator', tab.navigator);
  const history = create();
  const seen: unknown[] = [];
  const note = (): void => {
    const {key, ...location} = history.location;
    seen.push([history.action, location, typeof key, history.length, tab.location.href]);
  };
  note();
  const stop = history.listen((location, action) => seen.push(['told', location.pathname, action]));
  history.push('/es/contacto');
  note();
  history.push('?selected=alba', {returns: true});
  note();
  history.push({pathname: '/es/galería', search: 'filter=suites', hash: 'x'});
  note();
  history.replace('#y');
  note();
  history.push('otra');
  note();
  const unblock = history.block((location) => (location.pathname === '/held' ? false : undefined));
  history.push('/held');
  history.push('/free');
  note();
  unblock();
  history.push('/held');
  note();
  history.goBack();
  note();
  history.go(-2);
  note();
  history.goForward();
  note();
  stop();
  history.replace('/es/');
  note();
  seen.push(history.createHref({pathname: '/a', search: '?b', hash: '', state: undefined}));
  return seen;
}

describe('history', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('goes the same way as the package', () => {
    const real = walk(realHistory);
    expect(real.length).toBeGreaterThan(20);
    expect(walk(createBrowserHistory)).toEqual(real);
  });
});

describe('what a route says', () => {
  const [history, location] = [{}, {}];
  const match = {path: '/', url: '/', isExact: true, params: {}};
  const before = {history, location, match};

  test('stays the same thing while nothing of it has changed', () => {
    expect(settled(before, {history, location, match: {...match}})).toBe(before);
  });

  test.each([
    ['address', {location: {}}],
    ['match', {match: {...match, url: '/es'}}],
    ['lack of a match', {match: null}],
  ])('is new with another %s', (_name, change) => {
    const value = {...before, ...change};
    expect(settled(before, value)).toBe(value);
  });
});

describe('the list of chunks', () => {
  const line = (rest: string): string =>
    `  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx")${rest}],`;

  test('keeps what loads a chunk', () => {
    const text = line(', "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")');
    expect(lighterRegistry(text)).toBe(line(''));
  });

  test('is refused when Docusaurus writes it in another way', () => {
    expect(() => lighterRegistry(line(', require.resolveWeak(`a`)'))).toThrow('registry.ts');
  });
});
