/* Makes sure that there is a browser for the tests, as a step of its own beside others (scripts/test.mjs). */
import {installBrowser} from './install.mjs';

console.log(installBrowser() ?? 'Playwright’s own Chromium');
