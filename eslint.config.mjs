/* Rules beyond the recommended ones each say what they are for. */
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build',
    'build-*',
    '.docusaurus*',
    'node_modules',
    'test-results',
    '.mutation',
    'playwright-report',
    'benchmarks/astro',
  ]),
  tseslint.configs.strict,
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
      // Sizes are part of the house rules; styles and data tables have their own files.
      'max-lines': ['warn', {max: 200, skipBlankLines: true, skipComments: true}],
      'no-console': ['error', {allow: ['warn', 'error', 'log']}],
    },
  },
  // Loaded by the bundler, which reads CommonJS.
  {files: ['src/plugins/**/*.js'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  // Tables of literals may be long.
  {files: ['tests/**/*.ts'], rules: {'max-lines': 'off'}},
  {
    files: ['src/**/*.{ts,tsx}'],
    // What runs in Node alone has neither components nor hooks, and to look for them takes a fifth of the time.
    ignores: ['src/content/**'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Words that Docusaurus must be able to extract.
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
);
