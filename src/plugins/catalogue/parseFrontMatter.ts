/** Docusaurus' `markdown.parseFrontMatter`: gives each page its facts and words, from the same parse as the catalogue. */
import type {ParseFrontMatter} from '@docusaurus/types';

import {loadContentModule} from '../content';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Fields that pages do not use; leaving them out makes pages smaller. */
const UNUSED: readonly string[] = ['formerly', 'photos', 'emblems'];

/** The last valid version of each page by file, which the development server shows until a mistake is corrected. */
const lastValid = new Map<string, Parsed>();

/** Creates the function for originals in one language. The catalogue plugin reports mistakes in fields. */
export const createParseFrontMatter =
  (defaultLocale: string): ParseFrontMatter =>
  async ({filePath, fileContent}) => {
    const {joinedFields} = await loadContentModule();
    const {body, joined, own, isPage} = joinedFields(filePath, fileContent, defaultLocale);
    // Docusaurus accepts no fields in a file that is not a page; the catalogue has those of notices.
    if (!isPage) return {content: body, frontMatter: {}};
    const used = Object.entries(joined ?? own).filter(([name]) => !UNUSED.includes(name));
    const page = {content: body, frontMatter: Object.fromEntries(used)};
    if (!joined) return lastValid.get(filePath) ?? page;
    lastValid.set(filePath, page);
    return page;
  };
