/** A browser that cannot be driven ends soon in one sentence, and leaves no process running. */
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';

import {expect, test, vi} from 'vitest';

import {findWebKit} from '../../scripts/engines.mjs';
import {startGroup, within} from './processes';
import {startWebKit} from './webkit';

test('a missing driver is reported as WebKit not tested', async () => {
  vi.stubEnv('PATH', '/nothing');
  await expect(startWebKit()).rejects.toThrow(/^WebKit: not tested \(.*\)$/);
  vi.unstubAllEnvs();
});

test('a display that does not start is reported by its program', () =>
  expect(startWebKit({driver: '/bin/true', display: '/bin/false'})).rejects.toThrow(
    'WebKit has no display: /bin/false did not start.',
  ));

test.each([
  {name: 'a program that is no driver', paths: {driver: '/bin/true', display: undefined}},
  {
    name: 'a driver whose port is taken',
    paths: findWebKit() || {driver: '/bin/false', display: undefined},
  },
])('$name is reported with the port', async ({paths}) => {
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = (server.address() as {port: number}).port;
  const sentence = `${paths.driver} did not start on port ${port}: it is no WebDriver, or the port is taken.`;
  await expect(startWebKit(paths, port)).rejects.toThrow(sentence);
  server.close();
});

test('what waits for a driver ends when the driver does', async () => {
  const {ended} = startGroup('sleep', ['0.2']);
  const sentence = 'The driver has ended.';
  await expect(
    within(new Promise(() => undefined), {milliseconds: 60_000, ended, sentence}),
  ).rejects.toThrow(sentence);
});

/** Such as no other program of this machine runs. */
const COMMAND = 'sleep 61234';

test('what a command has started ends with it', async () => {
  await startGroup('sh', ['-c', `${COMMAND} & ${COMMAND}`]).end();
  // The kernel ends the processes of a group one after the other.
  await expect
    .poll(() => execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'}), {timeout: 30_000})
    .not.toContain(COMMAND);
});
