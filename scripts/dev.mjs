/* npm run dev: every language, live, behind one port; mistakes in the content stand over the page. */
import {spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

import {readWords, stop, wantedPort, whyNotListening} from './commandLine.mjs';
import {SITE_DIR, load, siteLocation} from './content.mjs';
import {createLanguageNotice, untilReadable} from './dev/languages.mjs';
import {startProxy} from './dev/proxy.mjs';
import {createHeld, createSaid, progressIn} from './dev/said.mjs';
import {createServers} from './dev/servers.mjs';
import {startChecks} from './dev/thread.mjs';
import {LOCAL, freePort} from './server/ports.mjs';

const CLI = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const LEASH = new URL('dev/leash.mjs', import.meta.url).href;
const LOOK_MS = 150;

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, LOCAL);
    socket.on('connect', () => resolve(true) ?? socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

const notes = new Set();
const held = createHeld((text) => process.stderr.write(`${text}\n`));

/** Starts the server of a language; `onReady` is called once it answers. Returns its process. */
function start(server, onReady) {
  const args = ['start', '--locale', server.locale, '--port', String(server.port)];
  const command = ['--import', LEASH, CLI, ...args, '--host', LOCAL, '--no-open'];
  const child = spawn(process.execPath, command, {
    cwd: SITE_DIR,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Two servers may not write their intermediate files into one folder.
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${server.locale}`,
      VELADA_DEV: '1',
    },
  });
  const unsaid = createSaid({notes, holdBack: held.holdBack});
  child.stdout.on('data', (text) => process.stdout.write(progressIn(String(text))));
  child.stderr.on('data', (text) => process.stderr.write(unsaid(String(text))));
  let isDone = false;
  const look = setInterval(async () => {
    if (!(await answers(server.port)) || isDone) return;
    isDone = true;
    clearInterval(look);
    onReady();
  }, LOOK_MS);
  child.on('exit', () => {
    isDone = true;
    clearInterval(look);
  });
  return child;
}

readWords('Use: npm run dev, or PORT=3001 npm run dev');
const wanted = wantedPort('npm run dev');
const [{formatProblems}, {verdictOf}] = await Promise.all([
  load('src/content/problems.ts'),
  load('src/content/verdict.ts'),
]);
const location = await untilReadable(siteLocation, (problems) =>
  console.error(`${formatProblems(problems)}\nnpm run dev goes on once this is mended.`),
);
const languages = await Promise.all(
  location.locales.map(async (locale) => {
    const {label = locale, baseUrl = '/'} = location.localeConfigs[locale] ?? {};
    return {locale, name: label, baseUrl, port: await freePort()};
  }),
);

let proxy;
try {
  proxy = await startProxy(languages, wanted);
} catch (error) {
  stop(whyNotListening(error, wanted, 'npm run dev'));
}

// What was right when it was last looked at, and has not changed, can wait until there is a page.
let isRight = await verdictOf(SITE_DIR);
const servers = createServers(languages, {
  start,
  isRight: () => isRight,
  onReady: (server) => {
    console.log(`${server.name}: http://localhost:${proxy.port}${server.baseUrl}`);
    proxy.ready(server);
    check();
  },
  onEnd: check,
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
process.on('exit', servers.stop);

let isChecking = false;
let hadMistakes = false;
const noticeLanguages = createLanguageNotice(location.locales);

function check() {
  if (isChecking) return;
  isChecking = true;
  startChecks(({problems, emblemProblems, locales}) => {
    noticeLanguages(locales);
    const all = [...problems, ...emblemProblems];
    proxy.tell(all);
    held.checked(all.length > 0);
    if (all.length > 0) console.error(`\n${formatProblems(all)}`);
    else if (hadMistakes) console.log('Content: no mistakes left.');
    hadMistakes = all.length > 0;
    // One that could not start for the mistakes may now; for want of an emblem's picture none stays away.
    isRight = problems.length === 0;
    if (isRight) servers.startAgain();
  });
}

console.log('Starting …');
servers.startNext();
if (!isRight) check();
