/** The fields of one page as its layout needs them: facts of the English page joined with the words of its language. */
import {type Fields, joinFields} from './facts';
import {normalizeText, readText} from './files';
import {splitPage} from './frontMatter';
import {type Page, parsePage} from './parsePage';
import {hasAddress} from './kinds';
import {withoutMarks} from './unfinishedMarks';
import {validatePage} from './validate';

/** Such as `/site/docs/about.mdx`: the project's root, the folder of a language, the language, and the id of the page. */
const FILE = /^(.*?\/)(docs|i18n\/([^/]+)\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

type PageFields = {
  /** The text below the fields. */
  readonly body: string;
  /** Facts and words; undefined while the page or its original has mistakes, which `checkContent` reports. */
  readonly joined: Fields | undefined;
  /** The fields as they are in the file. */
  readonly own: Readonly<Fields>;
  /** Whether this is a page: the text of a notice is a part of all pages. */
  readonly isPage: boolean;
};

/** Facts of an original joined with its words, or with those of its translation. */
function join(original: Page | undefined, translation?: Page): Fields | undefined {
  const valid = original && validatePage(original, original.locale).valid;
  if (!valid) return undefined;
  if (!translation) return joinFields(valid.facts, valid.words);
  const words = validatePage(translation, original.locale).valid?.words;
  return words && joinFields(valid.facts, words);
}

/** Where a page is, by the absolute path of its file. `folder` begins at the project's root, which ends in a slash. */
function placeOf(filePath: string, defaultLocale: string) {
  const [, root = '', folder = '', locale = defaultLocale, id = ''] =
    FILE.exec(filePath.replaceAll('\\', '/')) ?? [];
  return {root, folder, locale, id};
}

/**
 * The joined fields of a page.
 *
 * @param filePath absolute path of the file in one language
 * @param fileContent what is in it
 * @param defaultLocale language of the originals
 */
export function joinedFields(
  filePath: string,
  fileContent: string,
  defaultLocale: string,
): PageFields {
  const {root, folder, locale, id} = placeOf(filePath, defaultLocale);
  const text = withoutMarks(normalizeText(fileContent));
  const {page} = parsePage({id, locale, file: `${folder}/${id}.mdx`, text});
  const body = (splitPage(text)?.body ?? text).trim();
  const own = page?.fields ?? {};
  const isPage = hasAddress(id);
  if (folder === 'docs' || !page) return {body, own, isPage, joined: join(page)};
  const file = `docs/${id}.mdx`;
  const english = readText(root, file);
  if (typeof english !== 'string') return {body, own, isPage, joined: undefined};
  const original = parsePage({id, locale: defaultLocale, file, text: withoutMarks(english)});
  return {body, own, isPage, joined: join(original.page, page)};
}
