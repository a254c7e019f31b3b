/** Front matter for Docusaurus: facts of the English page joined with the words of the language. */
import {existsSync, readFileSync} from 'node:fs';

import type {ParseFrontMatter} from '@docusaurus/types';

import {type Fields, isFields, joinFields, normalizeFields, splitFields} from './facts';
import {normalizeText} from './files';
import {splitPage} from './frontMatter';
import {hasAddress, kindOf, rulesOf} from './kinds';
import {withoutMarks} from './unfinishedMarks';
import {parseYaml} from './yaml';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Fields that pages do not use; leaving them out makes pages smaller. */
const UNUSED: readonly string[] = ['formerly', 'photos', 'emblems'];

/** Matches the project's root, the folder of a language, and the id of the page. */
const FILE = /^(.*?\/)(docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

/** The last valid version of each page by file, which the development server shows until a mistake is corrected. */
const lastValid = new Map<string, Parsed>();

function read(file: string, id: string, content: string): {fields: Fields; body: string} {
  const text = normalizeText(content);
  const {head = '', body = text} = splitPage(text) ?? {};
  const {value} = parseYaml(file, withoutMarks(head));
  const fields = isFields(value) ? normalizeFields(kindOf(id), value) : {};
  return {fields, body: body.trim()};
}

/** Facts and words of a page, joined; undefined where one of them is invalid. */
function validFields(id: string, original: Fields, translation?: Fields): Fields | undefined {
  const kind = kindOf(id);
  const {facts, words} = splitFields(kind, original);
  const schemas = rulesOf(kind);
  const {data: validFacts} = schemas.facts.safeParse(facts);
  const {data: validWords} = schemas.words.safeParse(translation ?? words);
  return validFacts && validWords && joinFields(validFacts, validWords);
}

/** For `markdown.parseFrontMatter`. The catalogue plugin reports mistakes in fields. */
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
