/*
 * The floor: pages of a build without script and web fonts and with their styles inlined, as fast as
 * this design can be on the wire. `node scripts/bench/floor.mjs <folder>` writes it for all pages.
 */
import {cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const STYLESHEET = /<link rel="?stylesheet"?[^>]*>/g;
const LATE_STYLESHEET = /<link[^>]*\bmedia="?print"?[^>]*>(?:<noscript>[\s\S]*?<\/noscript>)?/g;
const FONT = /<link[^>]*\bas="?font"?[^>]*>/g;
const SCRIPT = /<script\b[\s\S]*?<\/script>/g;
const WEB_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** One page. Throws when nothing was found to inline or to take away. */
function floorOf(html, read) {
  const styles = [...html.matchAll(STYLESHEET)]
    .flatMap(([link]) => /\shref="?([^"\s>]+)/.exec(link)?.[1] ?? [])
    .map(read)
    .join('\n')
    .replace(WEB_FONT, '');
  if (styles === '' || !SCRIPT.test(html)) throw new Error('A page has no style or no script.');
  return html
    .replace(LATE_STYLESHEET, '')
    .replace(STYLESHEET, '')
    .replace(FONT, '')
    .replace(SCRIPT, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
}

/**
 * Copies a build, without its headers, whose policy allows no inlined style, and returns the copy's folder;
 * `paths` are the pages that are changed.
 */
export function makeFloor(build, paths) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-floor-'));
  cpSync(build, dir, {recursive: true, filter: (file) => !/\.(js|br|gz)$|_headers$/.test(file)});
  const read = (address) => readFileSync(path.join(build, address), 'utf8');
  for (const pathname of paths) {
    const name = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    writeFileSync(path.join(dir, name), floorOf(read(name), read));
  }
  return dir;
}

const [, program, folder] = process.argv;
if (program && import.meta.filename === path.resolve(program)) {
  const build = path.resolve(folder ?? 'build');
  const paths = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
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
