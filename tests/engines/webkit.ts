/** WebKit, driven by WebDriver: MiniBrowser on a display of its own, or Safari on a Mac. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {WITHOUT_WEBKIT, findWebKit} from '../../scripts/engines.mjs';
import {freePort} from '../site/freePort';
import {startGroup, within} from './processes';
import {openSession} from './webdriver';

/** How long a start and one command may take, in milliseconds. */
const START = 60_000;
const COMMAND = 60_000;

const SETTINGS = {
  // Otherwise the toolbar keeps the window from becoming as narrow as a phone.
  'gtk.css':
    'headerbar *, toolbar *, entry, button {min-width: 0; padding: 0; margin: 0; font-size: 2px}',
  // For prefers-reduced-motion.
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  // Letters as wide as on a phone: with hinting their widths would be rounded to whole pixels.
  Xdefaults: 'Xft.hinting: 0\nXft.hintstyle: hintnone\n',
};

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    const answer = (await status?.json().catch(() => undefined)) as
      {value?: {ready?: boolean}} | undefined;
    if (answer?.value?.ready) return;
    await wait(50);
  }
}

/**
 * Starts a browser. Throws one sentence when it cannot be started, and leaves no process running; commands throw one
 * when they take too long or the driver has ended.
 */
export async function startWebKit(paths = findWebKit(), port?: number) {
  if (!paths) throw new Error(WITHOUT_WEBKIT);
  const {driver: file, display} = paths;
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  for (const gtk of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(path.join(folder, gtk));
    for (const [name, text] of Object.entries(SETTINGS)) {
      writeFileSync(path.join(folder, gtk, name), text);
    }
  }
  const groups: ReturnType<typeof startGroup>[] = [];
  const start = (...command: Parameters<typeof startGroup>) => {
    const group = startGroup(...command);
    groups.push(group);
    return group;
  };
  const end = async (): Promise<void> => {
    await Promise.all(groups.map((group) => group.end()));
    rmSync(folder, {recursive: true, force: true});
  };
  try {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // There is no graphics card: without compositing a third less is computed. The sandbox refuses root.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XENVIRONMENT: path.join(folder, 'gtk-3.0/Xdefaults'),
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
    };
    if (display) {
      const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
      const {reported, ended} = start(display, args);
      const sentence = `WebKit has no display: ${display} did not start.`;
      env.DISPLAY = `:${(await within(reported, {milliseconds: START, ended, sentence})).trim()}`;
    }
    const own = String(port ?? (await freePort()));
    const url = `http://127.0.0.1:${own}`;
    const {ended} = start(file, ['-p', own], env);
    const silent = `${file} did not start on port ${own}: it is no WebDriver, or the port is taken.`;
    await within(untilReady(url), {milliseconds: START, ended, sentence: silent});
    const limit = <Result>(work: Promise<Result>): Promise<Result> =>
      within(work, {
        milliseconds: COMMAND,
        ended,
        sentence: `${file} has ended or does not answer.`,
      });
    const browserName = display ? 'MiniBrowser' : 'safari';
    const driver = await openSession(url, {browserName}, limit).catch((error: unknown) => {
      const [reason = ''] = String(error).split('\n');
      throw new Error(`${file} opens no browser of its own version (${reason}).`);
    });
    return {driver, end};
  } catch (error) {
    await end();
    throw error;
  }
}
