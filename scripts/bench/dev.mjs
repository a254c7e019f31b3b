/*
 * npm run bench:dev: how long a writer waits for `npm run dev`: until its first page, and from each save until the
 * browser shows it. `--against <folder>` measures another project with its own packages in turn with this one, such as
 * an older commit, and may be repeated: a save whose file or field it does not have is left out. `--memory` saves a word
 * twenty times besides, and compares the server's memory with that after two.
 */
import {spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from 'playwright';

import {ROOT, systemBrowser} from '../install.mjs';
import {median} from './median.mjs';
import {SAVES} from './saves.mjs';

const {values: options} = parseArgs({
  options: {
    against: {type: 'string', multiple: true, default: []},
    saves: {type: 'string', default: '5'},
    rounds: {type: 'string', default: '2'},
    port: {type: 'string', default: '4300'},
    memory: {type: 'boolean', default: false},
  },
});

/** What is waited for at most, in ms. */
const PATIENCE_MS = 180_000;
/** Between saves, so that what follows the screen has ended, in ms. */
const REST_MS = 4000;
/** After so many saves memory is compared with that after two. */
const MANY_SAVES = 20;
const MEMORY_NAMES = ['memory after two saves', 'memory after twenty saves'];
/** Ticks of /proc in a second, on every Linux. */
const TICKS = 100;

const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Processor time and memory of a process, in ms and MB; NaN where there is no /proc. */
function usage(pid) {
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return {processorMs: ((user + system) * 1000) / TICKS, memoryMb: (pages * 4096) / 2 ** 20};
  } catch {
    return {processorMs: NaN, memoryMb: NaN};
  }
}

/** Resolves when the page shows a text. */
const shows = (page, text) =>
  page.waitForFunction((wanted) => document.body?.innerText.includes(wanted), text, {
    polling: 20,
    timeout: PATIENCE_MS,
  });

/** The development server of a folder, and how long it took to answer, in ms. */
async function startServer(folder) {
  const cli = createRequire(path.join(folder, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  const url = `http://localhost:${options.port}`;
  if (await fetch(url).catch(() => undefined)) {
    throw new Error(`Another server answers at ${url}: name a free port with --port.`);
  }
  const started = performance.now();
  const child = spawn(process.execPath, [cli, 'start', '--no-open', '--port', options.port], {
    cwd: folder,
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS) {
      throw new Error(
        `The development server of ${folder} did not start: run it there to see why.`,
      );
    }
    await rest(50);
  }
  return {child, url, readyMs: performance.now() - started, started};
}

/** Saves one file several times; the file is as before at the end. */
async function measureSave({page, url, child}, folder, save) {
  const file = path.join(folder, save.file);
  const saves = save.saves ?? Number(options.saves);
  if (!existsSync(file)) return [];
  const original = readFileSync(file, 'utf8');
  if (save.change(original, 1) === original) return [];
  const restore = () => writeFileSync(file, original);
  process.once('exit', restore);
  await page.goto(url + save.page);
  await page.waitForLoadState('networkidle');
  const results = [];
  try {
    for (let count = 1; count <= saves; count += 1) {
      const before = usage(child.pid);
      const started = performance.now();
      writeFileSync(file, save.change(original, count));
      await shows(page, save.seen(original, count));
      const seenMs = performance.now() - started;
      await rest(REST_MS);
      const after = usage(child.pid);
      const processorMs = after.processorMs - before.processorMs;
      results.push({what: save.name, seenMs, processorMs, memoryMb: after.memoryMb});
    }
  } finally {
    restore();
    process.off('exit', restore);
    await rest(REST_MS);
  }
  return results;
}

/** The server's memory after two and after twenty saves of a word. */
async function measureMemory(served, folder) {
  const results = await measureSave(served, folder, {...SAVES[0], saves: MANY_SAVES});
  return [
    {what: MEMORY_NAMES[0], memoryMb: results[1]?.memoryMb},
    {what: MEMORY_NAMES[1], memoryMb: results.at(-1)?.memoryMb},
  ];
}

/** Everything once in one folder. */
async function measure(browser, folder) {
  const server = await startServer(folder);
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForSelector('h1', {timeout: PATIENCE_MS});
    const results = [
      {what: 'server ready', seenMs: server.readyMs},
      {what: 'first page', seenMs: performance.now() - server.started},
    ];
    // First, so that memory after two saves is that.
    if (options.memory) results.push(...(await measureMemory({...server, page}, folder)));
    for (const save of SAVES) {
      results.push(...(await measureSave({...server, page}, folder, save)));
    }
    await page.close();
    return results;
  } finally {
    server.child.kill();
    await rest(REST_MS);
  }
}

/** Prints medians, a line for each thing and folder. */
function print(results) {
  console.log(['what', 'folder', 'seen ms', 'processor ms', 'memory MB'].join(' | '));
  const whats = ['server ready', 'first page', ...SAVES.map(({name}) => name), ...MEMORY_NAMES];
  for (const what of whats) {
    for (const [folder, all] of results) {
      const own = all.filter((one) => one.what === what);
      if (own.length === 0) continue;
      const columns = ['seenMs', 'processorMs', 'memoryMb'].map((column) =>
        Math.round(median(own.map((one) => one[column] ?? NaN))),
      );
      const shown = columns.map((value) => (Number.isNaN(value) ? '' : value));
      console.log([what, path.relative(ROOT, folder) || '.', ...shown].join(' | '));
    }
  }
}

// A run that is stopped leaves the files as they were, and no server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const folders = [ROOT, ...options.against.map((folder) => path.resolve(folder))];
const results = new Map(folders.map((folder) => [folder, []]));
const executablePath = systemBrowser();
const browser = await chromium.launch({...(executablePath && {executablePath})});
for (let round = 0; round < Number(options.rounds); round += 1) {
  for (const folder of folders) results.get(folder).push(...(await measure(browser, folder)));
}
await browser.close();
print(results);
