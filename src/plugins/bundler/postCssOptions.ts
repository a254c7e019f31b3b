/** How style sheets are compiled: breakpoints are known to all, nothing is mirrored, and nothing is done twice. */
import {createRequire} from 'node:module';
import path from 'node:path';

import postcssGlobalData from '@csstools/postcss-global-data';
import type {PostCssOptions} from '@docusaurus/types';
import type {Plugin as PostcssPlugin, PluginCreator} from 'postcss';

/** Known to every style sheet; Docusaurus' own plugins resolve them. */
const BREAKPOINTS = path.join(__dirname, '../../css/breakpoints.css');

/** Lightning CSS, which minifies the built sheet, adds prefixes and takes nested rules apart too, in fewer bytes. */
const LEFT_TO_MINIFIER = {autoprefixer: {add: false}, features: {'nesting-rules': false}};

/**
 * A plugin that Docusaurus names by its file and options. PostCSS would create it again for each style sheet; here the
 * first one creates it, and nothing does while the bundler's cache has all of them.
 */
function createOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, object];
  const own = file.includes('postcss-preset-env') ? {...options, ...LEFT_TO_MINIFIER} : options;
  let created: ReturnType<PluginCreator<object>> | undefined;
  const create = () =>
    (created ??= (createRequire(__filename)(file) as PluginCreator<object>)(own));
  return Object.assign(create, {postcss: true as const});
}

/**
 * The theme's PostCSS plugin that mirrors all styles in languages written from right to left. The site's own are logical,
 * and it would also mirror the rules that libraries bring for these languages.
 */
const isMirroring = (plugin: unknown): boolean =>
  (plugin as Partial<PostcssPlugin>).postcssPlugin === 'RtlCssPlugin';

const FOR_RIGHT_TO_LEFT = /\[dir=["']?rtl["']?\]/;

/** PostCSS plugin: a site without a language written from right to left does without the rules for these. */
const leftToRightOnly: PostcssPlugin = {
  postcssPlugin: 'left-to-right-only',
  Once(root) {
    root.walkRules(FOR_RIGHT_TO_LEFT, (rule) => {
      const others = rule.selectors.filter((selector) => !FOR_RIGHT_TO_LEFT.test(selector));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
};

/**
 * The options of Docusaurus with the site's own plugins before the others. They are the same for every language of a
 * site: so all its sheets have the same rules, and pages of a kind share their styles in all of them.
 * @param hasRightToLeft whether any language of the site is written from right to left
 */
export const postCssOptions = (
  {plugins, ...options}: PostCssOptions,
  hasRightToLeft: boolean,
): PostCssOptions => ({
  ...options,
  // There is no other configuration, which would be looked for again for each file.
  config: false,
  plugins: [
    postcssGlobalData({files: [BREAKPOINTS]}),
    ...(hasRightToLeft ? [] : [leftToRightOnly]),
    ...plugins.filter((plugin) => !isMirroring(plugin)).map(createOnce),
  ],
});
