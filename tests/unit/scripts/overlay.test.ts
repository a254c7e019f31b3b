/** What stands over a page of `npm run dev`: run with a stand-in for the few parts of a browser that it uses. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test, vi} from 'vitest';

import type {Problem} from '../../../src/content/problems';

const FILE = path.join(import.meta.dirname, '../../../scripts/dev/overlay.js');
const MISTAKE = {file: 'docs/contact.mdx', field: 'title', found: 'nothing', remedy: 'Write it.'};
const OTHER = {...MISTAKE, field: 'slug'};

type Part = {
  readonly name: string;
  parts: (Part | string)[];
  parent?: Part | undefined;
  textContent: string;
  lang?: string;
  readonly isConnected: boolean;
  readonly on: Map<string, (event: object) => void>;
  readonly append: (...parts: (Part | string)[]) => void;
  readonly [method: string]: unknown;
};

function part(name: string): Part {
  const own: Part = {
    name,
    parts: [],
    textContent: '',
    on: new Map(),
    get isConnected() {
      return own.parent !== undefined;
    },
    append: (...parts) => {
      for (const one of parts) if (typeof one === 'object') one.parent = own;
      own.parts.push(...parts);
    },
    replaceChildren: (...parts: Part[]) => {
      own.parts = [];
      own.append(...parts);
    },
    remove: () => {
      own.parent?.parts.splice(own.parent.parts.indexOf(own), 1);
      own.parent = undefined;
    },
    attachShadow: () => {
      const root = part('root');
      own.append(root);
      return root;
    },
    setAttribute: () => undefined,
    addEventListener: (event: string, heard: (event: object) => void) => own.on.set(event, heard),
  };
  return own;
}

const partsOf = (own: Part): Part[] => [
  own,
  ...own.parts.flatMap((one) => (typeof one === 'object' ? partsOf(one) : [])),
];
const textOf = (own: Part): string =>
  own.textContent + own.parts.map((one) => (typeof one === 'object' ? textOf(one) : one)).join('');

/** A page of the Spanish server, from its start 7. */
function opened(visibilityState = 'visible') {
  const page = part('html');
  const streams: (Part & {readonly close: () => void})[] = [];
  const document = Object.assign(part('document'), {
    currentScript: {dataset: {language: '/es/', start: '7'}},
    documentElement: page,
    createElement: part,
    visibilityState,
  });
  const reload = vi.fn();
  vm.runInNewContext(readFileSync(FILE, 'utf8'), {
    document,
    location: {reload},
    CSSStyleSheet: function () {
      return {replaceSync: () => undefined};
    },
    EventSource: function () {
      const stream = part('stream');
      streams.push(
        Object.assign(stream, {close: () => streams.splice(streams.indexOf(stream as never), 1)}),
      );
      return stream;
    },
  });
  const tell = (problems: readonly Problem[], starts: object = {'/es/': 7}): void =>
    streams.at(-1)?.on.get('message')?.({data: JSON.stringify({problems, starts})});
  const become = (state: string): void => {
    document.visibilityState = state;
    document.on.get('visibilitychange')?.({});
  };
  const find = (name: string): Part | undefined => partsOf(page).find((one) => one.name === name);
  const press = (key: object): void => document.on.get('keydown')?.(key);
  return {page, streams, reload, tell, become, find, press};
}

test('mistakes stand over the page, in English, until they are mended', () => {
  const {tell, page, find} = opened();
  tell([MISTAKE]);
  expect(textOf(page)).toContain('docs/contact.mdxtitle: found nothing. Write it.');
  expect(find('section')?.lang).toBe('en');
  tell([]);
  expect(page.parts).toEqual([]);
});

test('the same mistakes after a save change nothing; others keep the button that has the focus', () => {
  const {tell, find} = opened();
  tell([MISTAKE]);
  const [item, button] = [find('li'), find('button')];
  tell([MISTAKE]);
  expect(find('li')).toBe(item);
  tell([MISTAKE, OTHER]);
  expect(find('li')).not.toBe(item);
  expect(find('button')).toBe(button);
});

test.each(['the button', 'Escape'])(
  'hidden by %s, it comes back with other mistakes only',
  (by) => {
    const {tell, page, find, press} = opened();
    tell([MISTAKE]);
    press({key: 'a'});
    press({key: 'Escape', defaultPrevented: true});
    expect(page.parts).toHaveLength(1);
    if (by === 'Escape') press({key: 'Escape'});
    else find('button')?.on.get('click')?.({});
    tell([MISTAKE]);
    expect(page.parts).toEqual([]);
    tell([OTHER]);
    expect(page.parts).toHaveLength(1);
  },
);

test('only a page that is seen holds a connection', () => {
  const {streams, become} = opened('hidden');
  expect(streams).toHaveLength(0);
  become('visible');
  become('visible');
  expect(streams).toHaveLength(1);
  become('hidden');
  expect(streams).toHaveLength(0);
});

test('a page loads anew once its own server has started again', () => {
  const {tell, reload} = opened();
  tell([], {'/': 9, '/es/': 7});
  expect(reload).not.toHaveBeenCalled();
  tell([], {'/': 9, '/es/': 8});
  expect(reload).toHaveBeenCalledTimes(1);
});
