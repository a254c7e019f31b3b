/* npm run build:production: builds for publication, compressed; refuses while a placeholder is left. */
import {buildAsAsked} from './build.mjs';
import {USE} from './buildWords.mjs';
import {answerHelp} from './commandLine.mjs';
import {installPackages} from './install.mjs';

answerHelp(USE);
installPackages();
process.exitCode = await buildAsAsked({env: {VELADA_PRODUCTION: '1'}});
