/** Pages of a site, as files hold them. */
import type {SourceDocument} from '../../../../src/content/source';

/** A page of a language: its file is `docs/about.mdx`, or `i18n/es/about.mdx`. */
export const page = (
  id: string,
  body: string,
  frontMatter: Readonly<Record<string, unknown>> = {},
  locale = 'en',
): SourceDocument => ({
  id,
  locale,
  file: locale === 'en' ? `docs/${id}.mdx` : `i18n/${locale}/${id}.mdx`,
  frontMatter,
  body,
});
