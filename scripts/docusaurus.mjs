/* Runs a command of Docusaurus. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Resolves with the exit code of a command, 1 when a signal ended it; signals to this process reach it. */
export async function docusaurus(root, args, env = process.env) {
  const {resolve} = createRequire(path.join(root, 'package.json'));
  const cli = resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, ...args], {cwd: root, env, stdio: 'inherit'});
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code] = await once(child, 'close');
  for (const signal of SIGNALS) process.off(signal, forward);
  return code ?? 1;
}
