/* Rules beyond the recommended ones each say what they are for. */
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What stands inside Docusaurus' packages; of their parts the documentation names `client` alone. */
const INSIDE_DOCUSAURUS = {
  regex: '^@docusaurus/[^/]+/(?!client$)',
  message: 'Use what the documentation of Docusaurus names, so that an upgrade stays small.',
};

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
  {rules: {'no-restricted-imports': ['error', {patterns: [INSIDE_DOCUSAURUS]}]}},
  {
    // A rule that a comment could disable would bind nobody.
    linterOptions: {noInlineConfig: true},
    rules: {'max-lines': ['error', {max: 250}]},
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      // A promise that nobody waits for is a test that cannot fail.
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
  // Loaded by the bundler, which reads CommonJS.
  {
    files: ['src/plugins/**/*.js', '**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // What runs in Node alone has neither components nor hooks, and to look for them takes a fifth of the time.
    ignores: ['src/content/**'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  // Browsers name languages, days and numbers differently, and a page that differs from the build is rendered again.
  {
    files: ['src/{components,theme}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
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
