/* npm run dev: the development server of Docusaurus, once its port is free. */
import {parseArgs} from 'node:util';

import {docusaurus} from './docusaurus.mjs';
import {ROOT} from './install.mjs';
import {portProblem} from './port.mjs';

const words = process.argv.slice(2);
const options = {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}};
// Docusaurus says what is wrong with the other words.
const {port = process.env.PORT || '3000', host = 'localhost'} = parseArgs({
  args: words,
  options,
  strict: false,
}).values;
// At localhost, it has to be free at every address: another server may answer at 127.0.0.1.
const hosts = host === 'localhost' ? ['localhost', '127.0.0.1', undefined] : [host];
const problem = await portProblem(port, hosts, (other) => `npm run dev -- --port ${other}`);
if (problem) console.error(problem);
// Docusaurus reads no PORT.
process.exitCode = problem ? 1 : await docusaurus(ROOT, ['start', ...words, '--port', port]);
