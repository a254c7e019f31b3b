/**
 * Puts into each page the styles that it uses: the first paint needs no second request and no rule of another page.
 * The whole style sheet follows before React (src/template/boot/scripts.ts); it repeats these rules in the same order, but
 * not the fonts, which would make the browser lay out all text again. What is for paper comes with it alone, or by a
 * link for visitors without script.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type ChildNode, type Root, parse} from 'postcss';

import {readPages, write} from './files';

/** Sheets in the pages of all languages: each is a hash in the policy, of which Cloudflare reads 2,000 characters. */
const MOST_SHEETS = 22;

type Page = {readonly file: string; readonly html: string};

/** Such as `class="hero wide"`, or `class=hero` where the minifier dropped the quotation marks. */
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

function classesOf(html: string): string[] {
  const attributes = [...html.matchAll(CLASS_ATTRIBUTE)];
  return attributes.flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(/\s+/));
}

/** Parts of a selector such as `:not(.open)` and `[href=".pdf"]`, the innermost first. */
const IN_BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
/** Such as `.hero` in `main .hero > p`. */
const CLASS_SELECTOR = /\.([\w-]+)/g;

/** Classes without which a selector matches nothing: not those in parentheses, nor what is text in brackets. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(IN_BRACKETS, '');
  if (outside !== selector) return neededClasses(outside);
  return [...selector.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name);
}

const isForPaper = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' || (node.name === 'media' && node.params.trim() === 'print'));

/** The rules of a style sheet that can match elements with these classes on a screen, in their order. */
export function rulesFor(sheet: Root, classes: ReadonlySet<string>): string {
  const keep = (node: ChildNode): void => {
    if (isForPaper(node)) node.remove();
    else if (node.type === 'rule') {
      const matching = node.selectors.filter((selector) =>
        neededClasses(selector).every((name) => classes.has(name)),
      );
      if (matching.length > 0) node.selectors = matching;
      else node.remove();
    } else if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
      [...node.nodes].forEach(keep);
      if (node.nodes.length === 0) node.remove();
    }
  };
  const own = sheet.clone();
  [...own.nodes].forEach(keep);
  return own.toString();
}

/** Pages with the same styles, and all classes in them. */
const groupOf = (pages: readonly Page[]) => ({
  pages,
  classes: new Set(pages.flatMap(({html}) => classesOf(html))),
});

/** Pages that share their styles: those of one folder, and beyond a number of groups those with the fewest classes. */
function groupsOf(pages: readonly Page[], most: number) {
  const folderOf = ({file}: Page): string => (file.includes('/') ? path.dirname(file) : file);
  const folders = [...new Set(pages.map(folderOf))];
  const groups = folders
    .map((folder) => groupOf(pages.filter((page) => folderOf(page) === folder)))
    .sort((one, other) => one.classes.size - other.classes.size);
  const joinedCount = Math.max(0, groups.length - most + 1);
  const joined = groups.slice(0, joinedCount).flatMap((group) => group.pages);
  return [groupOf(joined), ...groups.slice(joinedCount)];
}

/**
 * Replaces the link to the language's style sheet in each of its pages.
 * @param languages number of languages of the site
 * @throws when there is not exactly one sheet
 */
export function inlineStyles(outDir: string, baseUrl: string, languages: number): void {
  const folder = path.join(outDir, 'assets/css');
  const [name, another] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  if (!name || another) throw new Error('Docusaurus did not write exactly one style sheet.');
  const sheet = parse(readFileSync(path.join(folder, name), 'utf8').trim());
  const address = `${baseUrl}assets/css/${name}`.replaceAll('.', '\\.');
  const link = new RegExp(`<link rel="?stylesheet"? href="?${address}"?[^>]*>`);
  const pages = readPages(outDir).filter(({html}) => link.test(html));
  for (const group of groupsOf(pages, Math.floor(MOST_SHEETS / languages))) {
    const element = `<style>${rulesFor(sheet, group.classes)}</style>`;
    for (const {file, html} of group.pages) {
      const styled = html.replace(link, () => element);
      write(outDir, file, styled);
    }
  }
  sheet.walkAtRules('font-face', (face) => void face.remove());
  write(folder, name, sheet.toString());
}
