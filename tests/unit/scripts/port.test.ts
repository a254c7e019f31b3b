/** Commands that serve the site ask for their port first, and name a free one. */
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, onTestFinished, test} from 'vitest';

import {portProblem} from '../../../scripts/port.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');

/** The port of a server of this machine. */
async function listen(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a port that is taken is named with one that is free', async () => {
  const port = await listen();
  const problem = await portProblem(
    String(port),
    ['127.0.0.1'],
    (other: number) => `serve ${other}`,
  );
  const [, taken, free] = /^The port (\d+) is taken\. Use another one: serve (\d+)$/.exec(
    problem ?? '',
  ) ?? ['', '', ''];
  expect(Number(taken)).toBe(port);
  expect(Number(free)).toBeGreaterThan(port);
});

test.each(['0', '65536', 'x', '80.5'])('there is no port %s', async (port) => {
  const problem = await portProblem(port, ['127.0.0.1'], (other: number) => `serve ${other}`);
  expect(problem).toBe(
    `There is no port ${port}: write one from 1024 to 65535, such as serve 3001`,
  );
});

test.each([
  {script: 'start.mjs', command: 'npm start'},
  {script: 'dev.mjs', command: 'npm run dev'},
])('$command stops at once where its port is taken', async ({script, command}) => {
  const port = await listen();
  const words = [path.join(ROOT, 'scripts', script), '--port', String(port)];
  const {status, stdout, stderr} = spawnSync(process.execPath, words, {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toMatch(
    new RegExp(`^The port ${port} is taken\\. Use another one: ${command} -- --port \\d+\\n$`),
  );
});
