/** What Docusaurus gets of a page's fields: facts of the original and words of the language, joined. */
import {existsSync, readFileSync} from 'node:fs';

import type {ParseFrontMatter} from '@docusaurus/types';

import {type Fields, isFields, joinFields, normalizeFields, splitFields} from './facts';
import {normalizeText} from './files';
import {splitPage} from './frontMatter';
import {hasAddress, kindOf, rulesOf} from './kinds';
import {withoutMarks} from './marks';
import {parseYaml} from './yaml';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** What hosts or the data files of the catalogue need: it would only weigh on the page. */
const UNUSED: readonly string[] = ['formerly', 'photos', 'emblems'];

/** Folder of the original or of a language, and the page's id below it. */
const FILE = /^(.*?\/)(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

/** The pages as they were last without a mistake, by file: the development server keeps showing them. */
const lastValid = new Map<string, Parsed>();

function read(file: string, id: string, content: string): {fields: Fields; body: string} {
  const text = normalizeText(content);
  const {head = '', body = text} = splitPage(text) ?? {};
  const {value} = parseYaml(file, withoutMarks(head));
  const fields = isFields(value) ? normalizeFields(kindOf(id), value) : {};
  return {fields, body: body.trim()};
}

/** Facts and words of a page as one object; undefined where a schema refuses some of them. */
function validFields(id: string, original: Fields, translation?: Fields): Fields | undefined {
  const kind = kindOf(id);
  const {facts, words} = splitFields(kind, original);
  const schemas = rulesOf(kind);
  const {data: validFacts} = schemas.facts.safeParse(facts);
  const {data: validWords} = schemas.words.safeParse(translation ?? words);
  return validFacts && validWords && joinFields(validFacts, validWords);
}

/** For `markdown.parseFrontMatter`. Mistakes in fields are reported by the catalogue, by file and line. */
export const parseFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const [, project = '', folder, id = ''] = FILE.exec(filePath.replaceAll('\\', '/')) ?? [];
  const {fields: own, body} = read(filePath, id, fileContent);
  const original = `${project}docs/${id}.mdx`;
  let fields: Fields | undefined = own;
  if (id && hasAddress(id)) {
    if (folder === 'docs') fields = validFields(id, own);
    else if (existsSync(original)) {
      fields = validFields(id, read(original, id, readFileSync(original, 'utf8')).fields, own);
    }
  }
  const sent = Object.entries(fields ?? own).filter(([name]) => !UNUSED.includes(name));
  const page = {content: body, frontMatter: Object.fromEntries(sent)};
  if (!fields) return Promise.resolve(lastValid.get(filePath) ?? page);
  lastValid.set(filePath, page);
  return Promise.resolve(page);
};
