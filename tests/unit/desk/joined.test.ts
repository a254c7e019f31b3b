/** What is said about translations where history branched and was joined again, or files got other names. */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {type Overview, readOverview} from '../../../src/desk/translations/read';
import {overviewAsPage} from '../../../src/desk/translations/page';
import {overviewAsText} from '../../../src/desk/translations/report';
import {type Repository, SPANISH, createRepository} from './repository';

const page = (...body: string[]): string =>
  `---\nkind: page\n# words\ntitle: House\n---\n\n${body.join('\n\n')}\n`;
const words = (...body: string[]): string => `---\ntitle: Casa\n---\n\n${body.join('\n\n')}\n`;
const button = (id: string, message: string): string =>
  `export const text = translate({id: '${id}', message: '${message}'});\n`;
const code = (call: string, ask: string): string =>
  `${JSON.stringify({'booking.ask': {message: ask}, 'booking.call': {message: call}}, null, 2)}\n`;

const ORIGINAL = 'docs/about.mdx';
const TRANSLATION = `${SPANISH}/about.mdx`;
const CODE = 'i18n/es/code.json';
const CALL = 'src/components/booking/call.tsx';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
  const {git, write, commit} = repository;
  git('init', '--quiet', '--initial-branch=main');
  write(ORIGINAL, page('The door is open.', 'The lamp is lit.', 'The bed is made.'));
  write(
    TRANSLATION,
    words('La puerta está abierta.', 'La luz está encendida.', 'La cama está hecha.'),
  );
  write('docs/other.mdx', page('Another page.'));
  write(`${SPANISH}/other.mdx`, words('Otra página.'));
  write(CALL, button('booking.call', 'Call now'));
  write('src/components/booking/ask.tsx', button('booking.ask', 'Ask first'));
  write(CODE, code('Llamar', 'Preguntar'));
  commit('Both languages');
});
afterEach(() => repository.delete());

/** The original moves on, and the translation does not. */
function moveOn(day?: string): void {
  repository.write(ORIGINAL, page('The gate is open.', 'The lamp is lit.', 'The bed is made.'));
  repository.commit('The original moves on', day);
}
const merge = (...args: string[]): void => repository.git('merge', '--quiet', '--no-edit', ...args);
const overview = (): Promise<Overview> => readOverview(repository.location);
const stateOf = async (id: string): Promise<string | undefined> =>
  (await overview()).statuses.find((status) => status.id === id)?.state;

describe('after branches were joined', () => {
  test('an entry stays stale that neither of them translated', async () => {
    const {git, write, commit} = repository;
    git('switch', '--quiet', '--create', 'branch');
    write(CODE, code('Llamar', 'Preguntar antes'));
    commit('Another entry');
    git('switch', '--quiet', 'main');
    write(CODE, code('Llame', 'Preguntar'));
    commit('A word');
    write(CALL, button('booking.call', 'Ring now'));
    commit('The original moves on');
    merge('branch');
    expect(await stateOf('booking.call')).toBe('stale');
    expect(await stateOf('booking.ask')).toBe('current');
  });

  test('a page stays stale that both of them touched before its original moved on', async () => {
    const {git, write, commit} = repository;
    git('switch', '--quiet', '--create', 'branch');
    write(
      TRANSLATION,
      words('La puerta está abierta.', 'La luz está encendida.', 'La cama está lista.'),
    );
    commit('Last paragraph');
    git('switch', '--quiet', 'main');
    write(
      TRANSLATION,
      words('La puerta queda abierta.', 'La luz está encendida.', 'La cama está hecha.'),
    );
    commit('First paragraph');
    moveOn();
    merge('branch');
    expect(await stateOf('about')).toBe('stale');
  });

  test('a page is up to date that each of them changed in both languages', async () => {
    const {git, write, commit} = repository;
    git('switch', '--quiet', '--create', 'branch');
    write(ORIGINAL, page('The door is open.', 'The lamp is lit.', 'The bed is warm.'));
    write(
      TRANSLATION,
      words('La puerta está abierta.', 'La luz está encendida.', 'La cama está caliente.'),
    );
    commit('Last paragraph');
    git('switch', '--quiet', 'main');
    write(ORIGINAL, page('The gate is open.', 'The lamp is lit.', 'The bed is made.'));
    write(
      TRANSLATION,
      words('La verja está abierta.', 'La luz está encendida.', 'La cama está hecha.'),
    );
    commit('First paragraph');
    merge('branch');
    expect(await stateOf('about')).toBe('current');
    write(ORIGINAL, page('The gate is open.', 'The fire is lit.', 'The bed is warm.'));
    commit('The original moves on');
    const text = overviewAsText(await overview(), false);
    expect(text).toContain('The [-lamp-]{+fire+} is lit.');
    expect(text).not.toContain('bed');
  });

  test('a page is stale whose translation was kept from the side that did not follow', async () => {
    const {git, write, commit} = repository;
    git('switch', '--quiet', '--create', 'branch');
    write(TRANSLATION, words('La verja está abierta.'));
    moveOn('2037-12-31');
    git('switch', '--quiet', 'main');
    write(TRANSLATION, words('La puerta queda abierta.'));
    commit('A word');
    expect(() => merge('branch')).toThrow();
    git('checkout', '--ours', '--', TRANSLATION);
    commit('Joined');
    expect(await stateOf('about')).toBe('stale');
  });

  test('days of commits that are out of order change nothing', async () => {
    const {git, write, commit} = repository;
    write(TRANSLATION, words('La puerta queda abierta.'));
    commit('A word', '2026-12-30');
    git('switch', '--quiet', '--create', 'branch');
    write('docs/other.mdx', page('Another page, again.'));
    commit('Another page', '2026-11-29');
    git('switch', '--quiet', 'main');
    write(TRANSLATION, words('La puerta sigue abierta.'));
    commit('Another word', '2026-11-27');
    write(ORIGINAL, page('The gate is open.'));
    commit('The original moves on', '2026-11-28');
    merge('branch');
    expect(await stateOf('about')).toBe('stale');
  });

  test.each(['.', 'site'])(
    'a page is found under its earlier name, project in %s',
    async (place) => {
      const outer = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
      const inner = createRepository(path.join(outer, place));
      const {git, write, commit, location} = inner;
      const rest = ['La luz está encendida.', 'La cama está hecha.'];
      write(ORIGINAL, page('The door is open.'));
      write(TRANSLATION, words('La puerta está abierta.', ...rest));
      git('init', '--quiet', '--initial-branch=main', outer);
      commit('Both languages');
      git('switch', '--quiet', '--create', 'branch');
      write(TRANSLATION, words('La puerta queda abierta.', ...rest));
      commit('A word');
      git('switch', '--quiet', 'main');
      write(ORIGINAL, page('The gate is open.'));
      commit('The original moves on');
      git('mv', ORIGINAL, 'docs/house.mdx');
      git('mv', TRANSLATION, `${SPANISH}/house.mdx`);
      commit('Renamed');
      git('merge', '--quiet', '--no-edit', 'branch');
      const {statuses} = await readOverview(location);
      rmSync(outer, {recursive: true});
      expect(statuses).toMatchObject([{id: 'house', state: 'stale'}]);
    },
  );
});

describe('what is not committed yet', () => {
  test('a page is being translated that says something else than the last commit', async () => {
    moveOn();
    repository.write(TRANSLATION, words('La verja está abierta.'));
    expect(await stateOf('about')).toBe('current');
  });

  test('a page stays stale that got another name in both languages', async () => {
    moveOn();
    repository.git('mv', ORIGINAL, 'docs/house.mdx');
    repository.git('mv', TRANSLATION, `${SPANISH}/house.mdx`);
    expect(await stateOf('house')).toBe('stale');
  });
});

test('a page renamed in one language is neither missing nor orphaned', async () => {
  const {git, write, commit} = repository;
  git('mv', 'docs/other.mdx', 'docs/others.mdx');
  commit('Renamed');
  const found = await overview();
  expect(found.statuses.filter(({id}) => id.startsWith('other'))).toMatchObject([
    {id: 'others', file: `${SPANISH}/other.mdx`, state: 'current'},
  ]);
  const remedy = 'Rename this file to others.mdx';
  expect(overviewAsText(found, false)).toContain(remedy);
  expect(overviewAsPage(found, '2026-01-01')).toContain(remedy);
  write('docs/others.mdx', page('Another page, again.'));
  expect(await stateOf('others')).toBe('stale');
});

test('a mark hides nothing: what has changed stands beside it, and stays to be followed', async () => {
  const {write, commit} = repository;
  const rest = ['La luz está encendida.', 'La cama está hecha.'];
  moveOn();
  write(CALL, button('booking.call', 'Ring now'));
  write(TRANSLATION, words('La puerta está abierta.', ...rest, '[to translate] A photo.'));
  commit('A photo');
  const text = overviewAsText(await overview(), false);
  expect(await stateOf('about')).toBe('marked');
  expect(text).toContain('The [-door-]{+gate+} is open.');
  write(TRANSLATION, words('La puerta está abierta.', ...rest));
  commit('No photo');
  expect(await stateOf('about')).toBe('stale');
});

test('a translation older than its original is named, with what to do', async () => {
  const {write, commit} = repository;
  write(`${SPANISH}/late.mdx`, words('Antes que su original.'));
  commit('The translation');
  write('docs/late.mdx', page('After its translation.'));
  commit('The original');
  const text = overviewAsText(await overview(), false);
  expect(text).toMatch(/not known\. .*--seen <name>\n +i18n\/es\/.*\/late\.mdx/);
  expect(overviewAsPage(await overview(), '2026-01-01')).toMatch(
    /not known<\/h3><p>.*--seen &lt;name&gt;/,
  );
});

test('a translation without words is missing, and hurts no other', async () => {
  const {write} = repository;
  write(TRANSLATION, '---\n---\n');
  for (const nothing of ['{"message": " "}', '{}', '"x"', 'null']) {
    write(CODE, `{"booking.ask": {"message": "Preguntar"}, "booking.call": ${nothing}}\n`);
    expect(await stateOf('booking.call')).toBe('missing');
    expect(await stateOf('booking.ask')).toBe('current');
  }
  expect(await stateOf('about')).toBe('missing');
});

test('a version that cannot be read touches nothing', async () => {
  const {write, commit} = repository;
  moveOn();
  write(CALL, button('booking.call', 'Ring now'));
  write(CODE, '{');
  write(TRANSLATION, '---\ntitle: "Casa\n---\n');
  commit('Broken');
  write(CODE, code('Llamar', 'Preguntar'));
  write(
    TRANSLATION,
    words('La puerta está abierta.', 'La luz está encendida.', 'La cama está hecha.'),
  );
  commit('Mended');
  expect(await stateOf('about')).toBe('stale');
  expect(await stateOf('booking.call')).toBe('stale');
});
