/**
 * Docusaurus' `markdown.parseFrontMatter`: gives each page its facts and words, from the same parse as the catalogue. A page
 * with a mistake stays as it was while somebody edits.
 */
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';

import {loadCheckModule, loadContentModule} from '../content';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Fields that pages do not use; leaving them out makes pages smaller. */
const UNUSED: readonly string[] = ['formerly', 'photos', 'emblems'];

/** The last valid version of each page by file, which the development server shows until a mistake is corrected. */
const lastValid = new Map<string, Parsed>();

/** The last text of each file that could be compiled, with its fields: that one is compiled until a mistake is corrected. */
const lastReadable = new Map<string, string>();

/**
 * Asks whether what somebody has just saved can be compiled. What was there at the start is not asked about, because the
 * first page would wait for the parser; before a build scripts/build.mjs has asked.
 */
async function keepReadable(filePath: string, fileContent: string, body: string): Promise<void> {
  if (process.env.NODE_ENV !== 'development') return;
  const last = lastReadable.get(filePath);
  if (last === fileContent) return;
  const isReadable = last === undefined || (await loadCheckModule()).isReadable(filePath, body);
  if (isReadable) lastReadable.set(filePath, fileContent);
}

/** Docusaurus' `markdown.preprocessor`, which is called after the function below. */
export const compileReadable: NonNullable<MarkdownConfig['preprocessor']> = ({
  filePath,
  fileContent,
}) => lastReadable.get(filePath) ?? fileContent;

/** Creates the function for originals in one language. The catalogue plugin reports mistakes in fields. */
export const createParseFrontMatter =
  (defaultLocale: string): ParseFrontMatter =>
  async ({filePath, fileContent}) => {
    const {joinedFields} = await loadContentModule();
    const {body, joined, own, isPage} = joinedFields(filePath, fileContent, defaultLocale);
    await keepReadable(filePath, fileContent, body);
    // Docusaurus accepts no fields in a file that is not a page; the catalogue has those of notices.
    if (!isPage) return {content: body, frontMatter: {}};
    const used = Object.entries(joined ?? own).filter(([name]) => !UNUSED.includes(name));
    const page = {content: body, frontMatter: Object.fromEntries(used)};
    if (!joined) return lastValid.get(filePath) ?? page;
    lastValid.set(filePath, page);
    return page;
  };
