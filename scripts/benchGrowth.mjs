/*
 * npm run bench:growth: what checking, building and a first visit cost with more programs and more
 * languages, and what a page costs. `npm run bench:growth -- 12x2 120x2` measures these sizes only.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliCompressSync} from 'node:zlib';

import {circumstances, table, writeSection} from './bench/report.mjs';
import {COLLECTING, RENDERING} from './build.mjs';
import {CHECK} from './checkCommand.mjs';
import {makeProject} from './growth/project.mjs';
import {readWords, stop} from './commandLine.mjs';
import {ROOT} from './install.mjs';

const SIZES = ['12x2', '120x2', '600x2', '12x10'];
const KB = 1024;

const USE =
  'Use: npm run bench:growth, or npm run bench:growth -- 12x2 120x2 (programs x languages)';
const {positionals: asked} = readWords(USE, {allowPositionals: true});
const wrong = asked.find((size) => !/^\d+x\d+$/.test(size));
if (wrong) stop(`"${wrong}" is no size. ${USE}`);

/** Runs a Node program in a copy and returns wall time, CPU time and memory. Throws when it fails. */
function run(dir, args) {
  // Beside the copy: in it, it would be a change that the next build has to look at.
  const usage = `${dir}.usage.json`;
  const hook = pathToFileURL(path.join(ROOT, 'scripts/growth/usage.mjs')).href;
  const env = {...RENDERING, ...process.env, VELADA_USAGE: usage};
  // A build for publication refuses placeholders.
  delete env.SITE_URL;
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', hook, ...args], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env,
  });
  const wallS = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${dir}:\n${stdout}\n${stderr}`);
  const used = JSON.parse(readFileSync(usage, 'utf8'));
  rmSync(usage);
  return {wallS, ...used};
}

const weight = (file) => brotliCompressSync(readFileSync(file)).length;

/** Scripts of a first visit to the home page, and the HTML of the menu, in bytes. */
function visit(dir) {
  const build = path.join(dir, 'build');
  const html = readFileSync(path.join(build, 'index.html'), 'utf8');
  const [, list = '[]'] = /id="?site-scripts"?>(.*?)<\/script>/s.exec(html) ?? [];
  const scriptBytes = JSON.parse(list)
    .flat()
    .reduce((sum, file) => sum + weight(path.join(build, file)), 0);
  return {scriptBytes, menuBytes: weight(path.join(build, 'massage-menu.html'))};
}

const pagesOf = (dir) => {
  const file = path.join(dir, '.docusaurus/catalogue/default/site.json');
  const {routes, locales} = JSON.parse(readFileSync(file, 'utf8'));
  return routes.length * locales.length;
};

/** A copy of the project of some size, with what runs Docusaurus in it, for as long as `use` takes. */
function inCopy({programs, languages}, use) {
  const dir = makeProject({programs, languages});
  try {
    return use(dir, path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'));
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

/** Changes a page in a way that every check lets pass. */
const touch = (dir) => appendFileSync(path.join(dir, 'docs/about.mdx'), '\n{/* Touched. */}\n');

/**
 * Everything about one size. A first copy makes pictures and cards, which are kept for the project's
 * lifetime; the second starts with them and with nothing else. It is built, then by the command of
 * the README after a change of one page, then once more after none.
 */
function measure(size) {
  const [programs, languages] = size.split('x').map(Number);
  inCopy({programs, languages}, (dir, cli) => run(dir, [...COLLECTING, cli, 'build']));
  return inCopy({programs, languages}, (dir, cli) => {
    const check = run(dir, CHECK);
    const build = run(dir, [...COLLECTING, cli, 'build']);
    touch(dir);
    const edited = run(dir, ['scripts/build.mjs']);
    const again = run(dir, ['scripts/build.mjs']);
    return {size, languages, pages: pagesOf(dir), check, build, edited, again, ...visit(dir)};
  });
}

const one = (value, digits = 1) => value.toFixed(digits);

const COLUMNS = [
  'size',
  'pages',
  'check s',
  'build s',
  'build CPU s',
  'memory MB',
  'edited s',
  'again s',
  'script KB',
  'menu HTML KB',
];

/** What a size cost, in the order of the columns. */
const cells = ({size, pages, check, build, edited, again, scriptBytes, menuBytes}) => [
  size,
  pages,
  one(check.wallS),
  one(build.wallS),
  one(build.cpuS),
  one(build.memoryMb, 0),
  one(edited.wallS),
  one(again.wallS),
  one(scriptBytes / KB),
  one(menuBytes / KB),
];

/** Slope of a straight line through the points, least squares. */
function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))];
  const over = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return over / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

/** What a page and a program cost, from the sizes that have the first one's languages. */
function costs(results) {
  const same = results.filter(({languages}) => languages === results[0].languages);
  if (same.length < 2) return '';
  const fit = (of) => slope(same.map((result) => [result.pages, of(result)]));
  const cpu = one(
    fit(({build}) => build.cpuS),
    3,
  );
  const script = one(fit(({scriptBytes}) => scriptBytes));
  const menu = one(fit(({menuBytes}) => menuBytes) * same[0].languages);
  return `A page costs ${cpu} s of CPU and ${script} bytes of every first visit's script; a program, ${menu} bytes of the menu's HTML.`;
}

if (!existsSync(path.join(ROOT, 'node_modules'))) throw new Error('Run npm install first.');
const results = [];
for (const size of asked.length > 0 ? asked : SIZES) {
  const result = measure(size);
  results.push(result);
  const row = cells(result);
  console.log(COLUMNS.map((name, index) => `${name} ${row[index]}`).join(', '));
}
const section = `${table(COLUMNS, results.map(cells))}

${costs(results)}

Programs x languages; script and HTML in brotli. Pictures and cards are prepared beforehand, the bundler starts with an
empty cache; "edited" is a second build after a change of one page, "again" a third after none. ${circumstances({})}`;
console.log(`\n${section}`);
if (asked.length === 0) writeSection('growth', section);
