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

/** A style sheet as the plugin's PostCSS plugins leave it in a language of this direction. */
async function stylesIn(direction: 'ltr' | 'rtl', css: string): Promise<string> {
  const i18n = {currentLocale: 'xx', localeConfigs: {xx: {direction}}};
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
  test('from left to right does without what is for the others', async () => {
    expect(await stylesIn('ltr', css)).toBe(ltr);
  });

  test('from right to left is as written, and not mirrored by the theme', async () => {
    expect(await stylesIn('rtl', css)).toBe(css);
  });
});
