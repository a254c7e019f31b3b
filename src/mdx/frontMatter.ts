/**
 * What Docusaurus gets of a page's fields: those it knows itself. It sends all that it gets with the page,
 * twice; the site's own fields (sessions, photos, features …) are read by `src/content` and travel with the
 * components that show them.
 */
import type {ParseFrontMatter} from '@docusaurus/types';

import {splitPage} from '../content/frontMatter';
import {parseYaml} from '../content/yaml';

const KNOWN_TO_DOCUSAURUS: readonly string[] = ['id', 'slug', 'title', 'description', 'keywords'];

/** For `markdown.parseFrontMatter` of the configuration: reads fields as the content check does. */
export const parseFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const text = fileContent.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {head = '', body = text} = splitPage(text) ?? {};
  const fields = parseYaml(filePath, head).value ?? {};
  const known = Object.entries(fields).filter(([name]) => KNOWN_TO_DOCUSAURUS.includes(name));
  return Promise.resolve({content: body.trim(), frontMatter: Object.fromEntries(known)});
};
