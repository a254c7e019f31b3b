/* The recommended rules, and further ones with their reasons. */
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

import joinedTexts from './eslint-rules/joinedTexts.mjs';
import labelWords from './eslint-rules/labelWords.mjs';

/** The house's own rules. */
const house = {rules: {'joined-texts': joinedTexts, 'label-words': labelWords}};

/** Modules inside Docusaurus' packages, of which only `client` is documented. */
const INSIDE_DOCUSAURUS = {
  regex: '^@docusaurus/[^/]+/(?!client$)',
  message: 'Import only documented modules of Docusaurus, so that upgrades stay small.',
};

/** The same modules by `import()`. */
const INSIDE_BY_IMPORT = {
  selector: `ImportExpression[source.value=/${INSIDE_DOCUSAURUS.regex.replaceAll('/', '\\/')}/]`,
  message: INSIDE_DOCUSAURUS.message,
};

/** Functions are small and take names in place of positions, those of tests and of configuration too. */
const SMALL_FUNCTIONS = ['src/**', 'scripts/**', 'eslint-rules/**', 'tests/**', '*.{ts,mts}'];

export default defineConfig(
  globalIgnores([
    'build',
    'build-*',
    '.docusaurus*',
    'node_modules',
    'test-results',
    'playwright-report',
    'lighthouse',
    'screens',
  ]),
  tseslint.configs.strict,
  {
    rules: {
      'no-restricted-imports': ['error', {patterns: [INSIDE_DOCUSAURUS]}],
      'no-restricted-syntax': ['error', INSIDE_BY_IMPORT],
    },
  },
  // The one exception: the bundle's own entry starts Docusaurus' after it.
  {files: ['src/plugins/bundler/entry.ts'], rules: {'no-restricted-syntax': 'off'}},
  {
    // No comment can switch a rule off.
    linterOptions: {noInlineConfig: true},
    rules: {'max-lines': ['error', {max: 250}]},
  },
  {
    files: SMALL_FUNCTIONS,
    rules: {
      complexity: ['error', 12],
      'max-lines-per-function': ['error', 60],
      // Beyond that an object, whose names say at each call what the values are.
      'max-params': ['error', 3],
      'no-nested-ternary': 'error',
    },
  },
  // JSX is long.
  {files: ['src/**/*.tsx'], rules: {'max-lines-per-function': ['error', {max: 80}]}},
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // A test that does not await a promise cannot fail.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true, argsIgnorePattern: '^_'},
      ],
      'no-console': ['error', {allow: ['warn', 'error', 'log']}],
    },
  },
  // A warning, so that who changes words need not know about components; `npm run format` follows.
  {
    files: ['src/{components,theme}/**/*.{ts,tsx}'],
    plugins: {house},
    rules: {'house/label-words': ['warn', 'i18n/en/code.json']},
  },
  // The bundler loads these files as CommonJS.
  {
    files: ['src/plugins/**/*.js', '**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // These files have no components or hooks, and looking for them takes a fifth of the time.
    ignores: ['src/content/**'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/{components,theme}/**/*.tsx'],
    plugins: {house},
    rules: {'house/joined-texts': 'error'},
  },
  // Browsers format languages, days and numbers differently, and React renders pages that differ from the build again.
  {
    files: ['src/{components,theme}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        INSIDE_BY_IMPORT,
        ...[
          'MemberExpression[object.name="Intl"]',
          'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
        ].map((selector) => ({
          selector,
          message: 'Let the build write this (src/content/intlTexts.ts): browsers differ.',
        })),
      ],
    },
  },
);
