/**
 * Puts into each page the styles that its kind of page uses: the first paint needs no second request and no rule of
 * another page. The whole style sheet follows before React (src/template/boot/scripts.ts), or by a link for visitors
 * without script; it repeats these rules in the same order, but not the fonts, which would make the browser lay out all
 * text again. What is for paper and for pointers comes with it alone.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type ChildNode, type Root, parse} from 'postcss';

import {readPages, write} from './files';
import {classesIn, rulesFor} from './usedRules';

/** Different styles of all pages: each is a hash in the policy, of which Cloudflare reads 2,000 characters. */
export const MOST_STYLES = 25;

type Page = {readonly file: string; readonly html: string};

/** Where a file belongs: the address of its language, and the kind of its page; pages of a kind share their styles. */
export type PlaceOf = (file: string) => {readonly baseUrl: string; readonly kind: string};

/** Pages with the same styles, and all classes in them. */
const groupOf = (pages: readonly Page[]) => ({
  pages,
  classes: classesIn(pages.map(({html}) => html)),
});

/** Pages by kind; beyond a number of groups, those with the fewest classes are one. */
function groupsOf(pages: readonly Page[], placeOf: PlaceOf, most: number) {
  const kinds = [...new Set(pages.map(({file}) => placeOf(file).kind))];
  const groups = kinds
    .map((kind) => groupOf(pages.filter(({file}) => placeOf(file).kind === kind)))
    .sort((one, other) => one.classes.size - other.classes.size);
  if (groups.length <= most) return groups;
  const joinedCount = groups.length - most + 1;
  const joined = groups.slice(0, joinedCount).flatMap((group) => group.pages);
  return [groupOf(joined), ...groups.slice(joinedCount)];
}

/** The style sheet of a language. */
type Sheet = {
  readonly baseUrl: string;
  /** Path of its file below the site's root. */
  readonly file: string;
  /** All but the fonts. */
  readonly rules: Root;
  /** Empty where they have been taken out before. */
  readonly fonts: string;
};

const isFont = (node: ChildNode): boolean => node.type === 'atrule' && node.name === 'font-face';

/** Reads the style sheet of a language. Throws when there is not exactly one. */
function readSheet(root: string, baseUrl: string): Sheet {
  const folder = path.posix.join(baseUrl, 'assets/css').slice(1);
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.css'));
  const [name, another] = names;
  if (!name || another) throw new Error('Docusaurus did not write exactly one style sheet.');
  const file = `${folder}/${name}`;
  const rules = parse(readFileSync(path.join(root, file), 'utf8').trim());
  const fonts = rules.nodes.filter(isFont);
  fonts.forEach((font) => void font.remove());
  return {baseUrl, file, rules, fonts: fonts.join('')};
}

/**
 * Sheets with the same rules together: others come only of components that a language alone uses. In the build the rules
 * of components have another order in each language (seen with Docusaurus 3.10.2 in English and Spanish); any of these
 * orders keeps that of the imports.
 */
function familiesOf(sheets: readonly Sheet[]): Sheet[][] {
  const families = new Map<string, Sheet[]>();
  for (const sheet of sheets) {
    const key = sheet.rules.nodes.map(String).sort().join('\n');
    families.set(key, [...(families.get(key) ?? []), sheet]);
  }
  return [...families.values()];
}

/** The link to the style sheet that Docusaurus has written, or the styles that have replaced it. */
const STYLES =
  /<link rel="?stylesheet"? href="?[^">\s]*\/assets\/css\/[^>]*>|<style>[^]*?<\/style>/;

/**
 * Replaces the link to the style sheet in each page by the styles of its kind. Languages with the same rules share
 * them, in either direction of writing: so no page grows with the number of languages. May be done again when further
 * languages have been built.
 * @param baseUrls of the languages that have been built, the original first
 * @throws when a language does not have exactly one sheet
 */
export function inlineStyles(root: string, baseUrls: readonly string[], placeOf: PlaceOf): void {
  const sheets = baseUrls.map((baseUrl) => readSheet(root, baseUrl));
  const fonts = sheets.map((sheet) => sheet.fonts).find(Boolean) ?? '';
  const pages = readPages(root).filter(({html}) => STYLES.test(html));
  const families = familiesOf(sheets);
  let left = MOST_STYLES;
  families.forEach((family, index) => {
    const [{rules} = {rules: parse('')}] = family;
    const own = family.map(({baseUrl}) => baseUrl);
    const ofFamily = pages.filter(({file}) => own.includes(placeOf(file).baseUrl));
    // The first family has the original. The others divide what it leaves.
    const others = families.length - index - 1;
    const most = index === 0 ? left - others : Math.floor(left / (others + 1));
    const groups = groupsOf(ofFamily, placeOf, Math.max(1, most));
    left -= groups.length;
    for (const group of groups) {
      const element = `<style>${fonts}${rulesFor(
        rules,
        group.pages.map(({html}) => html),
      )}</style>`;
      for (const {file, html} of group.pages)
        write(
          root,
          file,
          html.replace(STYLES, () => element),
        );
    }
    for (const {file} of family) write(root, file, rules.toString());
  });
}
