/** The part of the configuration that the browser is sent: what only the build needs stays behind. */
import type {DocusaurusConfig} from '@docusaurus/types';

/** A test makes sure that nothing which runs in the browser reads one of these. */
export const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'themeConfig',
  'ssrTemplate',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'onBrokenMarkdownLinks',
  'storage',
  'i18n',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The configuration without the fields above; of the future's flags, the one that the browser reads. */
export function browserConfig({future, ...siteConfig}: DocusaurusConfig): object {
  const kept = Object.entries(siteConfig).filter(
    ([key]) => !(BUILD_ONLY as readonly string[]).includes(key),
  );
  const {experimental_router} = future;
  return {...Object.fromEntries(kept), future: {experimental_router}};
}
