/**
 * Which folder may import which (`npm run lint`). Imports of types alone count for the layers as well, but not for
 * what is sent to the browser.
 */

/** From the lowest layer to the highest: a file imports from its own folder and from lower layers. */
const LAYERS = [
  ['src/content', 'src/clientModules', 'src/plugins/bundler/entry.ts'],
  ['src/template'],
  ['src/plugins/[^/]+[.]ts', 'scripts/content'],
  ['src/plugins/pictures', 'src/plugins/typefaces'],
  ['src/plugins/catalogue', 'src/plugins/bundler'],
  ['src/plugins/hosting', 'src/components'],
  ['src/theme'],
];

const pathOf = (folders) => `^(${folders.join('|')})(/|$)`;

const layers = LAYERS.map((folders, index) => ({
  name: `layer-${index + 1}`,
  comment: 'Move what both need to a lower layer.',
  severity: 'error',
  from: {path: pathOf(folders)},
  // Entries of one layer do not import each other; each may import from its own folder.
  to: {
    path: pathOf(LAYERS.slice(index).flat()),
    pathNot: '^$1(/|$)',
  },
}));

export default {
  forbidden: [
    ...layers,
    {
      name: 'fields-without-parsers',
      comment:
        'What the development server reads before the first page must not load the parsers of texts and labels.',
      severity: 'error',
      from: {path: '^src/content/fields[.]ts$'},
      to: {path: '^src/content/(pageText|checks/code)[.]ts$', reachable: true},
    },
    {
      name: 'no-circular',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-circular-folders',
      comment: 'No folder of components imports one that imports it.',
      severity: 'error',
      scope: 'folder',
      from: {path: '^src/components/'},
      to: {circular: true, path: '^src/components/'},
    },
    {
      name: 'built-without-development',
      comment:
        'List the package in "dependencies": hosts that build the site may install nothing else (npm ci --omit=dev).',
      severity: 'error',
      from: {path: '^src/'},
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    },
    {
      name: 'browser-safe',
      comment: 'What is sent to the browser imports neither Node modules nor schemas.',
      severity: 'error',
      from: {path: '^src/content/browser/'},
      to: {pathNot: '^src/content/browser/', dependencyTypesNot: ['type-only']},
    },
    {
      name: 'browser-only',
      comment: 'A component imports from src/content/browser; types may come from elsewhere.',
      severity: 'error',
      from: {path: '^src/(components|theme|plugins/[^/]+/client[.]ts)'},
      to: {path: '^src/content/(?!browser/)', dependencyTypesNot: ['type-only']},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    // Types of generated files, which exist for the compiler alone.
    exclude: '[.]d[.]ts$',
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.js', '.mjs']},
  },
};
