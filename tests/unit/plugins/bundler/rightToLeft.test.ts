import type {LoadContext} from '@docusaurus/types';
import postcss, {type Plugin as PostcssPlugin} from 'postcss';
import {describe, expect, test} from 'vitest';

import bundlerPlugin from '../../../../src/plugins/bundler';

/** As the classic theme adds it for languages written from right to left; this one would write everything again. */
const themeMirror: PostcssPlugin = {
  postcssPlugin: 'RtlCssPlugin',
  Declaration(declaration) {
    declaration.value = 'mirrored';
  },
};

/** A style sheet as the plugin's PostCSS plugins leave it in a site with languages of these directions, in the first. */
async function stylesIn(directions: readonly ('ltr' | 'rtl')[], css: string): Promise<string> {
  const locales = directions.map((direction, index) => `${direction}-${index}`);
  const localeConfigs = Object.fromEntries(
    directions.map((direction, index) => [locales[index], {direction}]),
  );
  const i18n = {currentLocale: locales[0], locales, localeConfigs};
  const context = {siteDir: '/site', localizationDir: '/site/i18n/xx', i18n};
  const {configurePostCss} = bundlerPlugin(context as unknown as LoadContext);
  const {plugins = []} = configurePostCss?.({plugins: [themeMirror]}) ?? {};
  const result = await postcss(plugins as PostcssPlugin[]).process(css, {from: undefined});
  return result.css.replaceAll(/\s+/g, ' ').trim();
}

describe.each([
  {css: '.next { left: 0 }', ltr: '.next { left: 0 }', what: 'what has no direction'},
  {css: "[dir='rtl'] .next { right: 0 }", ltr: '', what: 'a rule for right to left'},
  {css: '.next { [dir=rtl] & { right: 0 } }', ltr: '.next { }', what: 'a nested rule'},
  {
    css: '.next, [dir="rtl"] .next { top: 0 }',
    ltr: '.next { top: 0 }',
    what: 'one of two selectors',
  },
])('$what', ({css, ltr}) => {
  test('from left to right alone, a site does without what is for the others', async () => {
    expect(await stylesIn(['ltr', 'ltr'], css)).toBe(ltr);
  });

  test.each([[['rtl', 'ltr'] as const], [['ltr', 'rtl'] as const]])(
    'in both directions, %j, every language has it as written, and not mirrored by the theme',
    async (directions) => {
      expect(await stylesIn(directions, css)).toBe(css);
    },
  );
});
