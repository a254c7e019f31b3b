/*
 * The peer: five pages of the site as one would write them for Astro (benchmarks/astro), with the site's
 * own texts, styles, fonts and pictures. `node scripts/bench/peer.mjs` builds it.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {createJiti} from 'jiti';
import {renderToStaticMarkup} from 'react-dom/server';

import {load, siteLocation} from '../content.mjs';
import {ROOT, isInstalled} from '../install.mjs';

const HOME = path.join(ROOT, 'benchmarks/astro');
const GENERATED = path.join(HOME, 'src/generated');
const LOCALE = 'en';
const PROGRAM = 'ananga-sutra';

/** Files of content that the peer shows, each a page of it. */
const TEXTS = ['home', 'massage-menu', 'gallery', 'contact', `programs/${PROGRAM}`];
/** Folders and files of the built site that both serve. */
const SHARED = ['fonts', 'img', 'pictures', 'favicon.svg'];

/** The peer's five pages, in the order of a visit. */
export const PEER_PAGES = ['/', '/massage-menu', `/programs/${PROGRAM}`, '/gallery', '/contact'];

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Runs npm in the peer's folder. Throws with what it said when it fails. */
function npm(args) {
  const shell = process.platform === 'win32';
  const env = {...process.env, ASTRO_TELEMETRY_DISABLED: '1'};
  const done = spawnSync('npm', args, {cwd: HOME, shell, env, encoding: 'utf8'});
  if (done.status === 0) return;
  throw new Error(`benchmarks/astro: npm ${args[0]} failed.\n${done.stdout}\n${done.stderr}`);
}

/** A text as Astro reads it: with the peer's components of the same names, without ids of headings. */
function forAstro(mdx) {
  const [, head, body] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(mdx);
  const text = body
    .replace(/^import .*\n/gm, '')
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replaceAll('className=', 'class=');
  const names = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
  const imports = [...names].map((name) => `import ${name} from '../components/${name}.astro';`);
  return [head, ...imports, text].join('\n');
}

/** Writes texts and data where the peer's pages import them. Throws when the content has mistakes. */
async function writeContent() {
  const [{checkContent}, {dataFiles}, {globalData, ownPages}] = await Promise.all(
    ['content/index.ts', 'plugins/catalogue/data.ts', 'plugins/catalogue/frame.ts'].map((file) =>
      load(`src/${file}`),
    ),
  );
  const {location} = await siteLocation();
  const {catalogue} = await checkContent(location);
  if (!catalogue) throw new Error('The content has mistakes; "npm run check" names them.');
  const jiti = createJiti(import.meta.url, {jsx: {runtime: 'automatic'}});
  const drawn = async (file, name) => {
    const drawings = (await jiti.import(path.join(ROOT, file)))[name];
    return Object.fromEntries(
      Object.entries(drawings).map(([id, drawing]) => [id, renderToStaticMarkup(drawing)]),
    );
  };
  const site = readJson(path.join(ROOT, '.docusaurus/catalogue/default/site.json'));
  const language = site.locales.find(({locale}) => locale === LOCALE);
  const data = {
    ...dataFiles(catalogue, language),
    'house.json': globalData(catalogue, language),
    'pageHeroes.json': [...ownPages(catalogue, language).values()].map(({hero}) => hero),
    'icons.json': await drawn('src/components/ui/Icon/paths.tsx', 'PATHS'),
    'drawings.json': await drawn('src/components/blocks/FeatureList/icons.tsx', 'DRAWINGS'),
    'pictures.json': readJson(path.join(ROOT, '.docusaurus/pictures/default/pictures.json')),
  };
  rmSync(GENERATED, {recursive: true, force: true});
  mkdirSync(GENERATED, {recursive: true});
  for (const [name, value] of Object.entries(data)) {
    writeFileSync(path.join(GENERATED, path.basename(name)), JSON.stringify(value));
  }
  for (const text of TEXTS) {
    const mdx = readFileSync(path.join(ROOT, `docs/${text}.mdx`), 'utf8');
    writeFileSync(path.join(GENERATED, `${path.basename(text)}.mdx`), forAstro(mdx));
  }
}

/**
 * Builds the peer from the site's content and the pictures and fonts of its build, and returns the
 * folder to serve and the version of Astro. Throws when the content or Astro reports a mistake.
 */
export async function buildPeer(build = path.join(ROOT, 'build')) {
  const lock = readJson(path.join(HOME, 'package-lock.json'));
  const installed = readJson(path.join(HOME, 'node_modules/.package-lock.json'));
  if (!installed || !isInstalled(lock, installed)) {
    console.log('Installing Astro for the peer …');
    npm(['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  }
  await writeContent();
  npm(['run', 'build']);
  const dir = path.join(HOME, 'dist');
  for (const name of SHARED)
    cpSync(path.join(build, name), path.join(dir, name), {recursive: true});
  // What may be kept, as the site's own hosts are told.
  writeFileSync(
    path.join(dir, '_headers'),
    ['_astro', 'pictures']
      .map((folder) => `/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`)
      .concat(
        '/fonts/*\n  Cache-Control: public, max-age=86400\n/img/*\n  Cache-Control: public, max-age=86400\n',
      )
      .join(''),
  );
  return {dir, version: lock.packages['node_modules/astro'].version};
}

const [, program] = process.argv;
if (program && import.meta.filename === path.resolve(program)) {
  const {dir, version} = await buildPeer();
  console.log(`The peer, built with Astro ${version}, is in ${path.relative(ROOT, dir)}.`);
}
