/** What the oldest promised browsers lack of styles and scripts, by MDN's data; each with its reason. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, test} from 'vitest';

import {locales} from '../e2e/pages';
import {lackingFeatures} from './cssFeatures';
import {documentOf, onDisk} from './html';
import {lackingInScripts} from './scriptFeatures';

/** Why a page is as good without a feature. */
const REASONS = [
  {
    features: [
      'properties.text-wrap',
      'properties.text-wrap.balance',
      'properties.text-wrap.pretty',
      'properties.hyphenate-limit-chars',
    ],
    reason: 'Decoration: lines are less even.',
  },
  {
    features: [
      'properties.animation-timeline',
      'properties.animation-timeline.view',
      'properties.animation-range',
    ],
    reason: 'Decoration: pictures do not move with the page.',
  },
  {
    features: ['properties.scrollbar-width', 'properties.scrollbar-width.none'],
    reason: 'Decoration: a row that scrolls shows its scroll bar.',
  },
  {
    features: ['selectors.selection', 'properties.-webkit-font-smoothing'],
    reason:
      'Decoration: the browser’s own colour of selected text, and its own smoothing of letters.',
  },
  {
    features: ['size-adjust', 'ascent-override', 'descent-override'].map(
      (descriptor) => `at-rules.font-face.${descriptor}`,
    ),
    reason: 'Speed: lines are less like those of the web font before it comes.',
  },
  {
    features: [
      'properties.content-visibility',
      'properties.content-visibility.auto',
      'properties.contain-intrinsic-block-size',
      'properties.overflow-clip-margin',
    ],
    reason: 'Speed: the page is laid out at once.',
  },
  {
    features: [
      'selectors.details-content',
      'properties.content-visibility.visible',
      'properties.content-visibility.hidden',
    ],
    reason: 'Paper: what is closed stays closed. Before React: a button opens the story of a card.',
  },
  {
    features: ['properties.break-after.avoid', 'properties.page-break-after.avoid'],
    reason: 'Paper: a heading may end a sheet.',
  },
  {
    features: ['at-rules.page'],
    reason: 'Paper: sheets have the margins of the browser.',
  },
  {
    features: ['properties.print-color-adjust.exact'],
    reason: 'Fallback: -webkit-print-color-adjust stands beside it.',
  },
  {
    features: ['properties.mask-composite', 'properties.mask-composite.intersect'],
    reason: 'Fallback: -webkit-mask-composite, which has other keywords, stands beside it.',
  },
  {
    features: ['properties.background-clip.text'],
    reason: 'Fallback: -webkit-background-clip beside it. Firefox lacks cases that are not used.',
  },
  {
    features: ['properties.overscroll-behavior'],
    reason: 'Complete but where nothing can be scrolled, which does not matter.',
  },
  {
    features: ['selectors.marker'],
    reason: 'Complete for colour and size of letters; nothing else is set.',
  },
  {
    features: ['properties.forced-color-adjust', 'properties.forced-color-adjust.none'],
    reason: 'Safari has no forced colours.',
  },
  {
    features: ['default', 'grab', 'not-allowed', 'pointer', 'progress'].map(
      (cursor) => `properties.cursor.${cursor}`,
    ),
    reason: 'A telephone has no pointer.',
  },
  {
    features: [
      'properties.-webkit-tap-highlight-color',
      'properties.-webkit-touch-callout',
      'properties.-webkit-text-size-adjust',
    ],
    reason: 'For telephones, whose browsers have it or do nothing that it would prevent.',
  },
  {
    features: ['selectors.-webkit-details-marker'],
    reason: 'Safari’s name of the triangle of <summary>; other browsers have list-style.',
  },
];

/** Why scripts may use what is not everywhere. */
const REASONS_IN_SCRIPTS = [
  {feature: 'Window.requestIdleCallback', reason: 'Fallback: a timer where it is missing.'},
  {feature: 'Element.touchstart_event', reason: 'Safari on a Mac has no touch screen.'},
  {feature: 'Element.wheel_event', reason: 'Who scrolls with a finger presses first.'},
];

/** TypeScript takes some seconds on a quiet machine, in milliseconds. */
const COMPILING = 180_000;

const ROOT = path.join(import.meta.dirname, '../..');

/** Compares a text; TypeScript knows the newest classes. */
const lackingInText = (text: string) =>
  lackingInScripts(
    [],
    {target: ts.ScriptTarget.ESNext, noEmit: true},
    new Map([['/text.ts', text]]),
  );

/** Files of which the browser's scripts are made, without the packages. */
function sourcesForBrowsers(): string[] {
  const folders = [
    'src/components',
    'src/theme',
    'src/clientModules',
    'src/content/browser',
    'src/template/boot',
  ].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const single = [
    'src/plugins/bundler/entry.ts',
    'src/plugins/catalogue/client.ts',
    'src/plugins/pictures/client.ts',
    'src/template/boot.ts',
  ];
  return [...folders, ...single].map((file) => path.join(ROOT, file));
}

test(
  'what the oldest browsers lack of the classes and functions in scripts has a reason',
  () => {
    const {config} = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const {options} = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    const sources = sourcesForBrowsers();
    // TypeScript would pass over a file that has been moved.
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
    const {lacking, compared} = lackingInScripts(sources, options);
    const known = REASONS_IN_SCRIPTS.map(({feature}) => feature);
    const unknown = [...lacking].filter(([name]) => !known.includes(name));
    expect(unknown.map(([name, browsers]) => `${name}: ${browsers.join(', ')}`)).toEqual([]);
    expect(known.filter((name) => !lacking.has(name))).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  },
  COMPILING,
);

test(
  'the comparison finds classes, methods, functions and events in scripts',
  () => {
    const text = `
    Promise.withResolvers(); new Set([1]).union(new Set([2])); requestIdleCallback(() => 1);
    [1].values().map(String); URL.canParse(''); navigator.share();
    document.querySelector('dialog').requestClose(); addEventListener('scrollend', () => 1);
    class Own { requestClose() { return [1].map(String) } } new Own().requestClose();`;
    expect([...lackingInText(text).lacking.keys()].sort()).toEqual([
      'Document.scrollend_event',
      'Element.scrollend_event',
      'HTMLDialogElement.requestClose',
      'Iterator.map',
      'Navigator.share',
      'Promise.withResolvers',
      'Set.union',
      'URL.canParse',
      'Window.requestIdleCallback',
    ]);
  },
  COMPILING,
);

describe.each(locales)('$locale', ({baseUrl}) => {
  test('what the oldest browsers lack of the style sheet has a reason, and every reason is needed', () => {
    const folder = onDisk(`${baseUrl}assets/css`);
    const sheets = readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const fonts = readFileSync(onDisk('/fonts/late.css'), 'utf8');
    const lacking = lackingFeatures(
      [...sheets, fonts, documentOf(baseUrl)('style').text()].join('\n'),
    );
    const known = REASONS.flatMap(({features}) => features);
    const unknown = [...lacking].filter(([name]) => !known.includes(name));
    expect(unknown.map(([name, browsers]) => `${name}: ${browsers.join(', ')}`)).toEqual([]);
    expect(known.filter((name) => !lacking.has(name))).toEqual([]);
  });
});

describe('the comparison finds', () => {
  test.each([
    {css: '@media (scripting: none) { a { color: red } }', found: ['at-rules.media.scripting']},
    {
      css: '@container style(--a: b) { a { color: red } }',
      found: ['at-rules.container.style_queries_for_custom_properties'],
    },
    {css: '@starting-style { a { color: red } }', found: ['at-rules.starting-style']},
    {css: 'a { text-box: trim-both cap alphabetic }', found: ['properties.text-box']},
    {css: 'a { --b: light-dark(red, blue) }', found: ['types.color.light-dark']},
    {css: 'a { width: 2rcap; height: 3rem; content: "4rcap" }', found: ['types.length.rcap']},
    {css: ':user-valid::details-content { color: red }', found: ['selectors.details-content']},
    {css: 'a { user-select: none }', found: ['properties.user-select']},
    {css: 'a { -webkit-user-select: none; user-select: none }', found: []},
    {css: '@media (width >= 40rem) { a:has(b) { width: calc(1dvh + 2cqi) } }', found: []},
  ])('in $css: $found', ({css, found}) => {
    expect([...lackingFeatures(css).keys()]).toEqual(expect.arrayContaining(found));
    if (found.length === 0) expect([...lackingFeatures(css)]).toEqual([]);
  });
});
