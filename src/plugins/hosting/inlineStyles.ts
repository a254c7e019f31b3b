/**
 * Puts into each page the styles that it uses: the first paint needs no second request and no rule of another page.
 * The whole style sheet follows before React (src/template/template.ts); it repeats these rules in the same order, but
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

const classesOf = (html: string): string[] =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, plain]) =>
    (quoted ?? plain ?? '').split(/\s+/),
  );

/** Classes without which a selector matches nothing: not those in parentheses, nor what is text in brackets. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  if (outside !== selector) return neededClasses(outside);
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
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

/** Pages that share their styles: those of one folder, and beyond a number of groups those with the fewest classes. */
function groupsOf(pages: readonly Page[], most: number) {
  const groupOf = (members: readonly Page[]) => ({
    pages: members,
    classes: new Set(members.flatMap(({html}) => classesOf(html))),
  });
  const nameOf = ({file}: Page): string => (file.includes('/') ? path.dirname(file) : file);
  const groups = [...new Set(pages.map(nameOf))]
    .map((name) => groupOf(pages.filter((page) => nameOf(page) === name)))
    .sort((a, b) => a.classes.size - b.classes.size);
  const fewest = groups.splice(0, Math.max(0, groups.length - most + 1));
  return [groupOf(fewest.flatMap((group) => group.pages)), ...groups];
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
