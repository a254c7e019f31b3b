/* npm start: installs what is missing, builds the site and serves it, once the port is free. */
import {parseArgs} from 'node:util';

import {run} from './install.mjs';
import {portProblem} from './port.mjs';

/** Runs before there are any packages, so that nothing else of the project is imported. */
async function start() {
  const {values} = parseArgs({options: {port: {type: 'string', default: process.env.PORT}}});
  const port = values.port || '3000';
  const hosts = [process.env.HOST || '127.0.0.1'];
  const problem = await portProblem(port, hosts, (other) => `npm start -- --port ${other}`);
  if (problem) throw new Error(problem);
  return (
    run('node', 'scripts/install.mjs') &&
    run('npm', 'run', 'build') &&
    run('npm', 'run', 'serve', '--', '--port', port)
  );
}

process.exitCode = await start().then(
  (isDone) => (isDone ? 0 : 1),
  (error) => {
    console.error(error.message);
    return 1;
  },
);
