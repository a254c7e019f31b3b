/* npm start: installs what is missing, builds every language and serves the site. */
import net from 'node:net';

import {readWords, stop, wantedPort, whyNotListening} from './commandLine.mjs';
import {ROOT, installPackages, run} from './install.mjs';
import {ownHost} from './server/ports.mjs';

/** Why nobody can listen on a port, if so: better told now than after the build. */
function faultOf(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', resolve);
    probe.listen(port, ownHost(), () => probe.close(() => resolve(undefined)));
  });
}

readWords('Use: npm start, or PORT=3001 npm start');
const port = wantedPort('npm start');
const fault = await faultOf(port);
if (fault) stop(whyNotListening(fault, port, 'npm start'));
installPackages();
run(process.execPath, ['scripts/build.mjs']);
run(process.execPath, ['scripts/serve.mjs'], {cwd: ROOT});
