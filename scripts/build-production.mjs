/* npm run build:production: builds for publication, compressed; refuses while a placeholder is left. */
import {buildSite, canBeRead} from './build.mjs';
import {USE} from './buildWords.mjs';
import {answerHelp} from './commandLine.mjs';
import {compressSite} from './compress.mjs';
import {installPackages} from './install.mjs';

answerHelp(USE);
installPackages();
const isReadable = await canBeRead();
process.exitCode = isReadable
  ? await buildSite({
      args: process.argv.slice(2),
      env: {VELADA_PRODUCTION: '1'},
      finish: compressSite,
    })
  : 1;
