/* npm start: installs what is missing, builds every language and serves the site. */
import net from 'node:net';

import {ROOT, installPackages, run} from './install.mjs';
import {ownHost} from './server/ports.mjs';

/** Whether nobody listens on a port: better told now than after the build. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({code}) => resolve(code !== 'EADDRINUSE'));
    probe.listen(port, ownHost(), () => probe.close(() => resolve(true)));
  });
}

const port = Number(process.env.PORT ?? 3000);
if (!(await isFree(port))) {
  console.error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  process.exit(1);
}
installPackages();
run(process.execPath, ['scripts/build.mjs']);
run(process.execPath, ['scripts/serve.mjs'], {cwd: ROOT});
