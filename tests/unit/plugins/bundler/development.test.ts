/** What the bundler is told in development and in a build for visitors. */
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import bundlerPlugin from '../../../../src/plugins/bundler';

type Configure = NonNullable<ReturnType<typeof bundlerPlugin>['configureWebpack']>;

const ALIAS = '@page-components';

/** What the plugin adds to the configuration of the browser's bundle. */
function configured(mode: 'development' | 'production') {
  const i18n = {locales: ['xx'], localeConfigs: {xx: {direction: 'ltr'}}};
  const generatedFilesDir = '/site/.docusaurus';
  const context = {siteDir: '/site', localizationDir: '/site/i18n/xx', generatedFilesDir, i18n};
  const {configureWebpack} = bundlerPlugin(context as unknown as LoadContext);
  const styles = {use: [{options: {modules: {}}}]};
  const bundler = {currentBundler: {instance: {BannerPlugin: Object}}};
  return configureWebpack?.(
    {mode, module: {rules: [styles]}} as Parameters<Configure>[0],
    false,
    bundler as unknown as Parameters<Configure>[2],
    undefined,
  ) as {entry?: string; resolve: {alias: Record<string, string | string[]>}};
}

test("in development Docusaurus' own entry takes over what is saved; another above it would reload the page", () => {
  expect(configured('development').entry).toBeUndefined();
  expect(path.basename(configured('production').entry ?? '')).toBe('entry.ts');
});

test('each tag of a page is found by its file, so that the bundler looks for none in vain', () => {
  const {alias} = configured('development').resolve;
  const file = alias[`${ALIAS}/PageHero$`];
  expect(path.relative('src/components', String(file))).toMatch(/^\w+\/PageHero\.tsx$/);
});

test('the folders of all tags come after them, for a component that has just been written', () => {
  const {alias} = configured('development').resolve;
  expect(Object.keys(alias).at(-1)).toBe(ALIAS);
  expect(alias[ALIAS]).toContain(path.resolve('src/components/mdx'));
});
