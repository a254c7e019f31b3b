/** A browser that cannot be driven is one sentence, soon, and leaves no process behind. */
import {execFileSync} from 'node:child_process';

import {expect, test} from 'vitest';

import {startGroup, within} from './processes';
import {startWebKit} from './webkit';

test('a display that does not start', () =>
  expect(startWebKit({driver: '/bin/true', display: '/bin/false'})).rejects.toThrow(
    'WebKit has no display: /bin/false did not start.',
  ));

test('a driver that ends at once, as where its port is taken', () =>
  expect(startWebKit({driver: '/bin/true', display: undefined}, 4199)).rejects.toThrow(
    '/bin/true did not start on port 4199: it is no WebDriver, or the port is taken.',
  ));

test('a driver that stops in the middle ends what waits for it', async () => {
  const group = startGroup('sleep', ['0.2']);
  const forever = new Promise<never>(() => undefined);
  await expect(within(60_000, forever, 'The driver has ended.', group.ended)).rejects.toThrow(
    'The driver has ended.',
  );
});

test('whatever a command has started ends with it', async () => {
  const group = startGroup('sh', ['-c', 'sleep 61234 & sleep 61234']);
  await group.end();
  const running = execFileSync('ps', ['-eo', 'args'], {encoding: 'utf8'});
  expect(running).not.toContain('sleep 61234');
});
