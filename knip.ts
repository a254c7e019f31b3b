/** Finds unused files, exports and packages (`npm run lint`). */
import type {KnipConfig} from 'knip';

import {COMPONENTS} from './src/content/components';

const config: KnipConfig = {
  docusaurus: false,
  playwright: true,
  ignore: ['tests/fixtures/**'],
  entry: [
    '{docusaurus.config,sidebars}.ts',
    'src/theme/**/*.tsx',
    'src/plugins/{bundler,catalogue,pictures,typefaces}/index.ts',
    'src/plugins/bundler/{entry.ts,dependencies.js,dropLabelWords.js,nothing.js}',
    'src/clientModules/*.ts',
    'src/template/boot.ts',
    '{docs,i18n}/**/*.mdx',
    'tests/unit/mocks/*.ts',
    'scripts/bench/lighthouse.cjs',
    'hosting/worker.js',
    // src/plugins/questions.ts writes it.
    'src/components/mdx/Answer.tsx',
    // Pages use them by name alone.
    `src/components/*/{${Object.keys(COMPONENTS).join(',')}}.tsx`,
  ],
  ignoreDependencies: [
    'subset-font',
    'fontkit',
    '@docusaurus/(ErrorBoundary|Head|Link|Translate|renderRoutes|router|use\\w+)',
    '@generated/.*',
    '@theme/.*',
  ],
  ignoreBinaries: ['apt-get', 'fc-list'],
};

export default config;
