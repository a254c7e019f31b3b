/** What Docusaurus gets of a page's fields: facts of the original and words of the language, joined. */
import {existsSync, readFileSync} from 'node:fs';

import type {ParseFrontMatter} from '@docusaurus/types';

import {type Fields, isFields, joinFields, normalizeFields, splitFields} from './facts';
import {splitPage} from './frontMatter';
import {hasAddress, kindOf} from './kinds';
import {parseYaml} from './yaml';

/** What hosts or the data files of the catalogue need: it would only weigh on the page. */
const UNUSED: readonly string[] = ['formerly', 'photos', 'emblems'];

/** Folder of the original or of a language, and the page's id below it. */
const FILE = /^(.*?\/)(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

function read(file: string, id: string, content: string): {fields: Fields; body: string} {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const {head = '', body = text} = splitPage(text) ?? {};
  const {value} = parseYaml(file, head);
  const fields = isFields(value) ? normalizeFields(kindOf(id), value) : {};
  return {fields, body: body.trim()};
}

/** For `markdown.parseFrontMatter`. Mistakes in fields are reported by the catalogue, by file and line. */
export const parseFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const [, project = '', folder, id = ''] = FILE.exec(filePath.replaceAll('\\', '/')) ?? [];
  const {fields: own, body} = read(filePath, id, fileContent);
  const original = `${project}docs/${id}.mdx`;
  let fields = own;
  if (folder !== 'docs' && id && hasAddress(id) && existsSync(original)) {
    const english = read(original, id, readFileSync(original, 'utf8'));
    fields = joinFields(splitFields(kindOf(id), english.fields).facts, own);
  }
  const sent = Object.entries(fields).filter(([name]) => !UNUSED.includes(name));
  return Promise.resolve({content: body, frontMatter: Object.fromEntries(sent)});
};
