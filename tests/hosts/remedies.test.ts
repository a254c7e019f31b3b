/** The verification names what is wrong with a host, and the remedy of the server at hand. */
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {compressSite} from '../../scripts/compress.mjs';
import {findServer} from '../../scripts/hosts.mjs';
import {verify} from '../../scripts/verify.mjs';
import {BUILD} from '../site/html';
import {type Server, startApache, startCaddy, startNginx} from './servers';

beforeAll(() => compressSite(BUILD), 300_000);

/** A folder in which nothing was uploaded. */
const EMPTY = mkdtempSync(path.join(os.tmpdir(), 'velada-empty-'));
afterAll(() => rmSync(EMPTY, {recursive: true}));

/** A folder with an older version of the site, into which this one was uploaded as a folder. */
const OLDER = mkdtempSync(path.join(os.tmpdir(), 'velada-older-'));
beforeAll(() => {
  const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  writeFileSync(path.join(OLDER, 'index.html'), html.replace('</body>', '<i></i></body>'));
  symlinkSync(BUILD, path.join(OLDER, 'build'));
});
afterAll(() => rmSync(OLDER, {recursive: true}));

/** What the verification says of a server: its sentences, or the one with which it gives up. */
async function sentencesOf(starting: Promise<Server>): Promise<string[]> {
  const server = await starting;
  try {
    const {faults, remarks} = await verify(server.url, {dir: BUILD});
    return [...faults, ...remarks];
  } catch (error) {
    return [(error as Error).message];
  } finally {
    await server.stop();
  }
}

const nginxIn = (root: string) =>
  startNginx((port) => `server { listen 127.0.0.1:${port}; root ${root}; }`);
const caddyIn = (root: string) => startCaddy(`root * ${root}\nfile_server`);
const apacheIn = (root: string) => startApache('AllowOverride All', root);

const SERVERS = [
  {name: 'nginx', program: 'nginx', startIn: nginxIn, folder: 'the "root" of nginx'},
  {name: 'Apache', program: 'apache2', startIn: apacheIn, folder: 'the DocumentRoot of Apache'},
  {
    name: 'Caddy',
    program: 'caddy',
    startIn: caddyIn,
    folder: 'the folder in the variable VELADA_ROOT',
  },
];

describe.each(SERVERS)('$name in a wrong folder', ({program, startIn, folder}) => {
  test.skipIf(!findServer(program))('one too deep', async () => {
    const [sentence, ...more] = await sentencesOf(startIn(path.dirname(BUILD)));
    expect(sentence).toMatch(
      /^The site is at http:\S+\/build\/ and not at \S+ build\/ was uploaded one folder too deep/,
    );
    expect(sentence).toContain(`into ${folder}`);
    expect(more).toEqual([]);
  });

  test.skipIf(!findServer(program))('one too deep, in a folder with an older version', async () => {
    const [sentence, ...more] = await sentencesOf(startIn(OLDER));
    expect(sentence).toMatch(
      / still shows another version of the site, and this one is at http:\S+\/build\/: build\/ was uploaded one folder too deep/,
    );
    expect(sentence).toContain(`into ${folder}`);
    expect(more).toEqual([]);
  });

  test.skipIf(!findServer(program))('one too high', async () => {
    const [sentence, ...more] = await sentencesOf(startIn(EMPTY));
    expect(sentence).toMatch(
      /^Nothing of build\/ is at http:\S+ \(status 40[34]\): it was uploaded one folder too high/,
    );
    expect(sentence).toContain(`belongs into ${folder}`);
    expect(more).toEqual([]);
  });

  test.skipIf(!findServer(program))('of a language', async () => {
    const [sentence, ...more] = await sentencesOf(startIn(path.join(BUILD, 'es')));
    expect(sentence).toMatch(
      / shows the page \/es\/ as its first page: the host publishes a folder inside/,
    );
    expect(more).toEqual([]);
  });
});

const BOTS = 'WhatsApp|facebookexternalhit';

describe.each([
  {
    name: 'Apache',
    program: 'apache2',
    start: () =>
      startApache(
        'AllowOverride All',
        BUILD,
        `SetEnvIfNoCase User-Agent "${BOTS}" BOT\n<Location />\n<RequireAll>\nRequire all granted\nRequire not env BOT\n</RequireAll>\n</Location>`,
      ),
    remedy: 'look for HTTP_USER_AGENT in the configuration of Apache',
  },
  {
    name: 'nginx',
    program: 'nginx',
    start: () => startNginx(undefined, `if ($http_user_agent ~* "${BOTS}") { return 403; }`),
    remedy: 'look for $http_user_agent in the configuration of nginx',
  },
  {
    name: 'Caddy',
    program: 'caddy',
    start: () =>
      startCaddy(
        `root * ${BUILD}\n@bots header_regexp User-Agent "${BOTS}"\nrespond @bots 403\nfile_server`,
      ),
    remedy: 'look for a matcher about User-Agent in your Caddyfile',
  },
])('$name with a wall for bots', ({program, start, remedy}) => {
  test.skipIf(!findServer(program))('does not let chats in', async () => {
    const sentences = await sentencesOf(start());
    const [chat] = sentences.filter((sentence) => sentence.startsWith('WhatsApp: '));
    expect(chat).toContain('gets status 403 at / where browsers get the page');
    expect(chat).toContain(remedy);
    expect(
      sentences.filter((sentence) => /^(Facebook|Telegram|X|Google): /.test(sentence)),
    ).toEqual([expect.stringMatching(/^Facebook: gets status 403 at \/ /)]);
  });
});

describe.skipIf(!findServer('apache2'))('Apache that removes headers', () => {
  const removing =
    '<Location />\nHeader always unset Content-Security-Policy\nHeader unset Cache-Control\n</Location>';

  test('after it has applied the rules of the build', async () => {
    const sentences = await sentencesOf(startApache('AllowOverride All', BUILD, removing));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(
      /^Content-Security-Policy and \d more: this header of the build is not sent, .*"Header unset"/,
    );
  });
});
