/* npm run dev: every language, live, behind one port; mistakes in the content stand over the page. */
import {spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

import {readWords, stop, wantedPort, whyNotListening} from './commandLine.mjs';
import {SITE_DIR, load, siteLocation} from './content.mjs';
import {startProxy} from './dev/proxy.mjs';
import {createSaid, progressIn} from './dev/said.mjs';
import {startChecks} from './dev/thread.mjs';
import {LOCAL, freePort} from './server/ports.mjs';

const CLI = path.join(SITE_DIR, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const LOOK_MS = 150;
/** How a server ends that finds mistakes in the content before it has shown any page. */
const MISTAKES = 3;

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, LOCAL);
    socket.on('connect', () => resolve(true) ?? socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

const unsaid = createSaid();

/** Starts the server of a language; `onReady` is called once it answers. */
function start(server, onReady) {
  const args = ['start', '--locale', server.locale, '--port', String(server.port)];
  const child = spawn(process.execPath, [CLI, ...args, '--host', LOCAL, '--no-open'], {
    cwd: SITE_DIR,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Two servers may not write their intermediate files into one folder.
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${server.locale}`,
      VELADA_DEV: '1',
    },
  });
  server.child = child;
  child.stdout.on('data', (text) => process.stdout.write(progressIn(String(text))));
  child.stderr.on('data', (text) => process.stderr.write(unsaid(String(text))));
  const look = setInterval(async () => {
    if (!(await answers(server.port)) || server.isReady) return;
    clearInterval(look);
    server.isReady = true;
    onReady();
  }, LOOK_MS);
  child.on('exit', (code) => {
    clearInterval(look);
    server.child = undefined;
    server.isReady = false;
    check();
    // Mistakes in the content are told by the check, once for all languages.
    if (code && code !== MISTAKES) console.error(`${server.name} has stopped (${code}).`);
  });
}

readWords('Use: npm run dev, or PORT=3001 npm run dev');
const wanted = wantedPort('npm run dev');
const site = await siteLocation();
const [{formatProblems}, {verdictOf}] = await Promise.all([
  load('src/content/problems.ts'),
  load('src/content/verdict.ts'),
]);
if (!site.location) stop(formatProblems(site.problems));
const servers = await Promise.all(
  site.location.locales.map(async (locale) => {
    const {label = locale, baseUrl = '/'} = site.location.localeConfigs[locale] ?? {};
    return {locale, name: label, baseUrl, port: await freePort()};
  }),
);

let proxy;
try {
  proxy = await startProxy(servers, wanted);
} catch (error) {
  stop(whyNotListening(error, wanted, 'npm run dev'));
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const {child} of servers) child?.kill();
    process.exit();
  });
}
process.on('exit', () => {
  for (const {child} of servers) child?.kill();
});

const addressOf = ({baseUrl}) => `http://localhost:${proxy.port}${baseUrl}`;

/** Starts the first language that is not there: one after the other, so that the first opens soon. */
function startNext() {
  const server = servers.find(({isReady}) => !isReady);
  if (!server || server.child) return;
  start(server, () => {
    console.log(`${server.name}: ${addressOf(server)}`);
    proxy.ready(server);
    startNext();
    check();
  });
}

let isChecking = false;
let hadMistakes = false;

function check() {
  if (isChecking) return;
  isChecking = true;
  startChecks(({problems, emblemProblems}) => {
    const all = [...problems, ...emblemProblems];
    proxy.tell(all);
    if (all.length > 0) console.error(`\n${formatProblems(all)}`);
    else if (hadMistakes) console.log('Content: no mistakes left.');
    hadMistakes = all.length > 0;
    // One that could not start for the mistakes may now; for want of an emblem's picture none stays away.
    if (problems.length === 0) startNext();
  });
}

console.log('Starting …');
// What was right when it was last looked at, and has not changed, can wait until there is a page.
const isRight = await verdictOf(SITE_DIR);
startNext();
if (!isRight) check();
