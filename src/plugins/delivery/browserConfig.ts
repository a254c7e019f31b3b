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
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The configuration without the fields above. */
export function browserConfig(siteConfig: DocusaurusConfig): Partial<DocusaurusConfig> {
  return Object.fromEntries(
    Object.entries(siteConfig).filter(([key]) => !(BUILD_ONLY as readonly string[]).includes(key)),
  );
}
