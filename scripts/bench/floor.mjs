/*
 * The floor: pages of a build without script and web fonts, as fast as
 * this design can be on the wire. `node scripts/bench/floor.mjs <folder>` writes it for all pages.
 */
import {cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STYLESHEET = /<link rel="?stylesheet"?[^>]*>/g;
const STYLES = /<style>[\s\S]*?<\/style>/g;
const LATE_STYLESHEET = /<noscript><link[^>]*><\/noscript>/g;
const FONT = /<link[^>]*\bas="?font"?[^>]*>/g;
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;
/** What a page has that only leads from an old address to its new one. */
const REDIRECT = /http-equiv="?refresh"?/;
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** One page. Throws when nothing was found to take away. */
function floorOf(html) {
  const fonts = [...html.matchAll(STYLES)].flatMap(([styles]) => styles.match(WEB_FONT) ?? []);
  if (fonts.length === 0 || !SCRIPT.test(html)) throw new Error('A page has no font or no script.');
  return html
    .replace(LATE_STYLESHEET, '')
    .replace(STYLESHEET, '')
    .replace(FONT, '')
    .replace(SCRIPT, '')
    .replace(STYLES, (styles) => styles.replace(WEB_FONT, ''));
}

/**
 * Copies a build, without its headers, whose policy allows no other styles, and returns the copy's folder;
 * `paths` are the pages that are changed.
 */
export function makeFloor(build, paths) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-floor-'));
  cpSync(build, dir, {recursive: true, filter: (file) => !/\.(js|br|gz)$|_headers$/.test(file)});
  for (const pathname of paths) {
    const name = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    writeFileSync(path.join(dir, name), floorOf(readFileSync(path.join(build, name), 'utf8')));
  }
  return dir;
}

const [, program, folder] = process.argv;
if (program && import.meta.filename === path.resolve(program)) {
  const build = path.resolve(folder ?? 'build');
  const paths = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .filter((file) => !REDIRECT.test(readFileSync(path.join(build, file), 'utf8')))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, '')}`,
    );
  console.log(makeFloor(build, paths));
}
