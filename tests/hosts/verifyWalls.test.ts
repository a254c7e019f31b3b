/** Walls for programs, limits on requests and networks in front of servers, as `fetch` sees them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {verify} from '../../scripts/verify.mjs';
import {BUILD} from '../site/html';

const read = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** A host that answers everything in the same way. */
const answering = (body: string, init: ResponseInit = {}) => {
  return () => Promise.resolve(new Response(body, init));
};

test.each([
  {
    name: 'a wall of Cloudflare',
    fetch: answering('Just a moment...', {
      status: 403,
      headers: {server: 'cloudflare', 'cf-mitigated': 'challenge'},
    }),
    message:
      /prove that they are no programs \(status 403\).* "Bot Fight Mode" .* off in Cloudflare/,
  },
  {
    name: 'a wall of another network',
    fetch: answering('<title>Attention Required!</title>', {status: 403}),
    message: /prove that they are no programs .* look for protection against bots/,
  },
  {
    name: 'a host that lets nobody in',
    fetch: answering('Forbidden', {status: 403}),
    message: /answers everything with status 403: .* takes this test for a bot/,
  },
  {
    name: 'a host that takes the test for a bot',
    fetch: answering('Not Acceptable', {status: 406, headers: {server: 'Apache'}}),
    message:
      /answers everything with status 406: .* rules of ModSecurity, and let these programs in\.$/,
  },
  {
    name: 'a wall that says that all is well',
    fetch: answering('<title>One moment</title><p>Checking your browser</p>', {status: 200}),
    message: /prove that they are no programs \(status 200\)/,
  },
  {
    name: 'a host that has had enough',
    fetch: answering('', {status: 429, headers: {server: 'nginx'}}),
    message: /too many requests \(status 429\).* verify again in ten minutes, .* limit_req/,
  },
  {
    name: 'a server behind nginx that does not run',
    fetch: answering('', {status: 502, headers: {server: 'nginx'}}),
    message: /an error of its own \(status 502\): .*\/var\/log\/nginx\/error\.log/,
  },
  {
    name: 'a certificate of an authority of its own',
    fetch: () =>
      Promise.reject(new TypeError('failed', {cause: {code: 'SELF_SIGNED_CERT_IN_CHAIN'}})),
    message: /a certificate that nobody vouches for .* NODE_EXTRA_CA_CERTS=/,
  },
])('refuses $name', async ({fetch: ask, message}) => {
  const [, home = ''] = /^Sitemap: (https:\/\/[^/]+)/m.exec(read('robots.txt')) ?? [];
  await expect(verify(home, {dir: BUILD, fetch: ask})).rejects.toThrow(message);
});

test('names the remedy of a network in front of the server', async () => {
  const site = await startServer({dir: BUILD, port: 0});
  try {
    const {host, faults} = await verify(site.url, {
      dir: BUILD,
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        const headers = new Headers(answer.headers);
        for (const name of ['content-security-policy', 'content-encoding']) headers.delete(name);
        headers.set('server', 'cloudflare');
        const agent = new Headers(init?.headers).get('user-agent') ?? '';
        if (agent.startsWith('WhatsApp')) return new Response('', {status: 403, headers});
        return new Response(await answer.arrayBuffer(), {status: answer.status, headers});
      },
    });
    expect(host).toBe('Cloudflare');
    const text = faults.join('\n');
    expect(text).toMatch(/^WhatsApp: gets status 403 at \/ .*"Bot Fight Mode"/m);
    expect(text).toMatch(/^Content-Security-Policy: .* is not sent, .*Rules in Cloudflare/m);
  } finally {
    await site.close();
  }
});

test('names the limit of a host that refuses many requests, and no wall for programs', async () => {
  const site = await startServer({dir: BUILD, port: 0});
  const mostAtOnce = 8;
  let current = 0;
  try {
    const {faults, remarks} = await verify(site.url, {
      dir: BUILD,
      fetch: async (input, init) => {
        current += 1;
        const isRefused = current > mostAtOnce;
        const answer = await fetch(input, init);
        current -= 1;
        const headers = new Headers(answer.headers);
        headers.delete('content-encoding');
        headers.set('server', 'nginx');
        const status = isRefused ? 503 : answer.status;
        return new Response(await answer.arrayBuffer(), {status, headers});
      },
    });
    const [limited, ...more] = faults.filter((sentence) => sentence.includes('503'));
    expect(limited).toMatch(/: status 503, because there were too many requests, .*limit_req/);
    expect(more).toEqual([]);
    expect([...faults, ...remarks].join('\n')).not.toMatch(/^(WhatsApp|Facebook|Google): /m);
  } finally {
    await site.close();
  }
});
