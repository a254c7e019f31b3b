/** WebKit, driven by WebDriver: MiniBrowser on a display of its own, or Safari on a Mac. */
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {Builder, type WebDriver} from 'selenium-webdriver';

import {WITHOUT_WEBKIT, findWebKit} from '../../scripts/webkit.mjs';
import {type Group, freePort, startGroup, within} from './processes';

/** Milliseconds that a start, and that one command, may take. */
const START = 20_000;
const COMMAND = 30_000;

/** Without it the toolbar keeps the window from becoming as narrow as a phone. */
const NARROW =
  'headerbar *, toolbar *, entry, button {min-width: 0; padding: 0; margin: 0; font-size: 2px}';
/** For prefers-reduced-motion. */
const STILL = '[Settings]\ngtk-enable-animations=0\n';
/** Letters as wide as their font has them, as on a phone: with hints they are as wide as whole pixels. */
const UNHINTED = 'Xft.hinting: 0\nXft.hintstyle: hintnone\n';

async function settingsFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  for (const gtk of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(folder, gtk));
    await writeFile(path.join(folder, gtk, 'gtk.css'), NARROW);
    await writeFile(path.join(folder, gtk, 'settings.ini'), STILL);
  }
  await writeFile(path.join(folder, 'Xdefaults'), UNHINTED);
  return folder;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const {value} = (await (await fetch(`${url}/status`)).json()) as {value?: {ready?: boolean}};
    return value?.ready === true;
  } catch {
    return false;
  }
}

async function untilReady(url: string): Promise<void> {
  while (!(await isReady(url))) await wait(50);
}

export type WebKit = {
  readonly driver: WebDriver;
  /** A command's result; one sentence when it takes too long or the driver has ended. */
  readonly command: <Result>(work: Promise<Result>) => Promise<Result>;
  readonly end: () => Promise<void>;
};

/** Starts a browser. Throws one sentence when it cannot, and leaves no process behind. */
export async function startWebKit(paths = findWebKit(), port?: number): Promise<WebKit> {
  if (!paths) throw new Error(WITHOUT_WEBKIT);
  const groups: Group[] = [];
  const folder = await settingsFolder();
  const end = async (): Promise<void> => {
    await Promise.all(groups.map((group) => group.end()));
    await rm(folder, {recursive: true, force: true});
  };
  const start = (command: string, args: string[], env?: NodeJS.ProcessEnv): Group => {
    const group = startGroup(command, args, env);
    groups.push(group);
    return group;
  };
  try {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      // There is no graphics card, and the sandbox refuses root.
      LIBGL_ALWAYS_SOFTWARE: '1',
      XENVIRONMENT: path.join(folder, 'Xdefaults'),
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
    };
    if (paths.display) {
      const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
      const display = start(paths.display, args);
      const sentence = `WebKit has no display: ${paths.display} did not start.`;
      const number = await within(START, display.reported, sentence, display.ended);
      env.DISPLAY = `:${number.trim()}`;
    }
    const own = port ?? (await freePort());
    const url = `http://127.0.0.1:${own}`;
    const group = start(paths.driver, ['-p', String(own)], env);
    const silent = `${paths.driver} did not start on port ${own}: it is no WebDriver, or the port is taken.`;
    await within(START, untilReady(url), silent, group.ended);
    const command = <Result>(work: Promise<Result>): Promise<Result> =>
      within(COMMAND, work, `${paths.driver} has ended or does not answer.`, group.ended);
    const builder = new Builder()
      .usingServer(url)
      .withCapabilities({browserName: paths.display ? 'MiniBrowser' : 'safari'});
    const driver = await command(Promise.resolve(builder.build())).catch((error: unknown) => {
      const [reason] = String(error).split('\n');
      throw new Error(`${paths.driver} opens no browser of its own version (${reason ?? ''}).`);
    });
    return {driver, command, end};
  } catch (error) {
    await end();
    throw error;
  }
}
