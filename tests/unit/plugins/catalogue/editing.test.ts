/** What the catalogue plugin does while somebody edits: fields before the screen, texts and labels after it. */
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest';

import {createAfterScreen} from '../../../../src/plugins/catalogue/afterScreen';
import cataloguePlugin from '../../../../src/plugins/catalogue';
import {ORDER, type Site, copySite} from '../../content/site';

const ABOUT = 'docs/about.mdx';
const PROGRAM = 'docs/programs/tide.mdx';

const inFolder = (folder: string) => ORDER.filter((id) => id.startsWith(folder));
const LISTS = {
  more: ORDER.filter((id) => !id.includes('/')),
  programs: inFolder('programs/'),
  legal: inFolder('legal/'),
};
const SIDEBARS = `export default ${JSON.stringify(LISTS)};\n`;

type Hook = 'watchRun' | 'done';

/** The bundler's compiler, whose hooks are called by hand. */
function createCompiler() {
  const listeners: Record<Hook, () => void> = {watchRun: () => {}, done: () => {}};
  const hook = (name: Hook) => ({
    tap: (_: string, listener: () => void) => void (listeners[name] = listener),
  });
  return {
    hooks: {watchRun: hook('watchRun'), done: hook('done')},
    call: (name: Hook) => listeners[name](),
  };
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The development server of a site. */
function serve({siteDir, write}: Site, currentLocale = 'en') {
  write('sidebars.ts', SIDEBARS);
  const language = {htmlLang: 'en', baseUrl: '/', label: ''};
  const localeConfigs = {en: language, es: language};
  const i18n = {defaultLocale: 'en', currentLocale, locales: ['en', 'es'], localeConfigs};
  const siteConfig = {url: 'https://velada.example', customFields: {}};
  const plugin = cataloguePlugin({siteDir, i18n, siteConfig} as unknown as LoadContext);
  const compiler = createCompiler();
  const {plugins = []} = (plugin.configureWebpack as () => {plugins?: ((to: unknown) => void)[]})();
  for (const bundlerPlugin of plugins) bundlerPlugin(compiler);
  /** What pages are given after a load of another plugin, which has of this one what an earlier load has left. */
  const given = async (earlier: unknown) => {
    const setGlobalData = vi.fn();
    const createData = vi.fn((name: string) => Promise.resolve(name));
    const actions = {setGlobalData, createData, addRoute: vi.fn()};
    await plugin.allContentLoaded?.({allContent: {catalogue: {default: earlier}}, actions});
    return JSON.stringify([setGlobalData.mock.calls, createData.mock.calls]);
  };
  /** The same after a load of this one. */
  const load = async () => given(await plugin.loadContent?.());
  const left = () => plugin.loadContent?.();
  return {load, left, given, compiler, watched: plugin.getPathsToWatch?.() ?? []};
}

test('a mistake in a text keeps nobody waiting, and is named once the page has been compiled', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = copySite();
  const {load, compiler} = serve(site);
  site.edit(ABOUT, /$/, '\n<Unknown />\n');
  expect(await load()).toContain('routes');
  expect(said).not.toHaveBeenCalled();
  compiler.call('done');
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining('<Unknown>')), {
    timeout: 60_000,
  });
  expect(said.mock.calls.flat().join('')).toContain(ABOUT);
});

test('a mistake in a field is named at once, and other pages keep what they have shown', async () => {
  const site = copySite();
  const {load} = serve(site);
  site.edit(PROGRAM, /priceEur: \d+/, 'priceEur: "13x"');
  await expect(load()).rejects.toThrow(/docs\/programs\/tide\.mdx[^]*priceEur/);
});

test.each([
  {what: 'that cannot be read', from: '"],"', to: '" x],"', says: 'Write a comma'},
  {what: 'of another form', from: '"legal"', to: '"lagel"', says: 'There is no list lagel'},
])('an order of pages $what is named in a sentence', async ({from, to, says}) => {
  const site = copySite();
  const {load} = serve(site);
  site.write('sidebars.ts', SIDEBARS.replace(from, to));
  const error: unknown = await Promise.resolve(load()).catch((reason: unknown) => reason);
  expect(error).toHaveProperty(
    'stack',
    expect.stringMatching(new RegExp(`^sidebars\\.ts\\n[ \\d]+error  ${says}`)),
  );
});

test('no load of another plugin brings back what has been changed', async () => {
  const site = copySite();
  const {left, given} = serve(site);
  const earlier = await left();
  site.edit(PROGRAM, /priceEur: \d+(?![^]*priceEur)/, 'priceEur: 987');
  expect(await given(earlier)).toContain('987');
});

test('pages are watched by the plugin of the pages, which the catalogue follows', () => {
  const pagesIn = (locale: string) =>
    serve(copySite(), locale).watched.filter((pattern) => pattern.endsWith('mdx'));
  expect(pagesIn('en')).toEqual([expect.stringMatching(/\/i18n\/es\/[*/]+\.mdx$/)]);
  expect(pagesIn('es')).toEqual([]);
});

test('what follows the screen waits for the end of a compilation, and only the last of it is done', async () => {
  const done: string[] = [];
  const afterScreen = createAfterScreen(0, 0);
  const compiler = createCompiler();
  afterScreen.bundlerPlugin(compiler);
  const task = (name: string) => () => Promise.resolve(void done.push(name));
  afterScreen.run(task('first'));
  afterScreen.run(task('second'));
  compiler.call('done');
  compiler.call('watchRun');
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  compiler.call('done');
  await vi.waitFor(() => expect(done).toEqual(['second']));
});

test('what follows the screen is done in plugins that the bundler was never given', async () => {
  // Docusaurus makes plugins anew when a file of a translation is saved, and the bundler keeps the first ones.
  const task = vi.fn(() => Promise.resolve());
  createAfterScreen(0, 0).run(task);
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
});

test('what follows the screen leaves the first page more time than a save', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const afterScreen = createAfterScreen(2, 10);
  const compiler = createCompiler();
  afterScreen.bundlerPlugin(compiler);
  const task = vi.fn(() => Promise.resolve());
  const startsAfter = async (milliseconds: number) => {
    task.mockClear();
    afterScreen.run(task);
    compiler.call('done');
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(task).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledOnce();
  };
  await startsAfter(10);
  await startsAfter(2);
});
