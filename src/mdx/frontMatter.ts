/**
 * What Docusaurus hears of a page's fields: those it knows itself. It sends all that it hears with the
 * page, twice; the site's own fields (sessions, photos, features …) are read by `src/content` and
 * travel with the components that show them.
 */
import type {ParseFrontMatter} from '@docusaurus/types';

const KNOWN_TO_DOCUSAURUS = ['id', 'slug', 'title', 'description', 'keywords'] as const;

/** For `markdown.parseFrontMatter` of the configuration. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const known = KNOWN_TO_DOCUSAURUS.filter((field) => field in frontMatter);
  return {
    content,
    frontMatter: Object.fromEntries(known.map((field) => [field, frontMatter[field]])),
  };
};
