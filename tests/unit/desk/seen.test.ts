/** A translation that somebody has looked at and found still right, until the English words change again. */
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import {dayOf, fingerprintOf, readLooks, withLooks} from '../../../src/desk/translations/looks';
import {type Overview, readOverview} from '../../../src/desk/translations/read';
import {overviewAsPage} from '../../../src/desk/translations/page';
import {overviewAsText} from '../../../src/desk/translations/report';
import {meantBy} from '../../../src/desk/translations/seen';
import {SPANISH, createRepository} from './repository';

const page = (body: string): string => `---\nkind: page\n# words\ntitle: House\n---\n\n${body}\n`;
const words = (body: string): string => `---\ntitle: Casa\n---\n\n${body}\n`;
const button = (message: string): string =>
  `export const text = translate({id: 'booking.call', message: '${message}'});\n`;
const BUTTON = 'src/components/booking/index.tsx';
const TODAY = dayOf(new Date());

const repository = createRepository();
const {write, commit, git} = repository;
let file = '{}';
const overview = (): Promise<Overview> =>
  readOverview(repository.location, (locale) => readLooks(locale === 'es' ? file : undefined));
const stateOf = ({statuses}: Overview, id: string): string | undefined =>
  statuses.find((status) => status.id === id)?.state;

/** What `npm run translations -- --seen …` does, without the disk. */
async function look(...names: string[]): Promise<void> {
  const {statuses} = await overview();
  const meant = meantBy(names, statuses, 'docs');
  if (typeof meant === 'string') throw new Error(meant);
  const added = new Map(
    meant.map(({id, english = '', translation}) => [id, {english, translation, day: TODAY}]),
  );
  file = withLooks(readLooks(file), added, new Set(statuses.map(({id}) => id)));
}

beforeAll(() => {
  git('init', '--quiet');
  for (const id of ['about', 'other', 'steady']) {
    write(`docs/${id}.mdx`, page('The door is open.'));
    write(`${SPANISH}/${id}.mdx`, words('La puerta está abierta.'));
  }
  write(BUTTON, button('Call now'));
  write('i18n/es/code.json', '{\n  "booking.call": {\n    "message": "Llamar"\n  }\n}\n');
  commit('Both languages');
  for (const id of ['about', 'other']) write(`docs/${id}.mdx`, page('The door stands open.'));
  write(BUTTON, button('Call us now'));
  commit('The original moves on');
});
afterAll(() => repository.delete());

test('is up to date from then on, and nothing else is', async () => {
  expect(stateOf(await overview(), 'about')).toBe('stale');
  await look('about', 'i18n/es/code.json: booking.call');
  const after = await overview();
  expect(stateOf(after, 'about')).toBe('current');
  expect(stateOf(after, 'booking.call')).toBe('current');
  expect(stateOf(after, 'other')).toBe('stale');
  expect(overviewAsPage(after, TODAY)).toContain(`found still right ${TODAY}`);
  expect(overviewAsText(after, false)).toContain('--seen');
});

test('is stale again when the English words change again, against those that were seen', async () => {
  write('docs/about.mdx', page('The gate stands open.'));
  commit('And on');
  const after = await overview();
  expect(stateOf(after, 'about')).toBe('stale');
  expect(overviewAsText(after, false)).toContain('The [-door-]{+gate+} stands open.');
});

test('is up to date when both languages change together on the day of the look', async () => {
  write('docs/steady.mdx', page('The door is open at night.'));
  commit('The original moves on');
  await look('steady');
  write('docs/steady.mdx', page('The gate is open at night.'));
  write(`${SPANISH}/steady.mdx`, words('La verja está abierta de noche.'));
  commit('Both languages');
  expect(stateOf(await overview(), 'steady')).toBe('current');
});

test('a look ends with the words that it found right, though the English ones come back', async () => {
  const translated = (english: string, spanish: string): void => {
    write('docs/steady.mdx', page(english));
    write(`${SPANISH}/steady.mdx`, words(spanish));
    commit('Both languages');
  };
  translated('The gate is open by day.', 'La verja está abierta de noche.');
  write('docs/steady.mdx', page('The gate is open.'));
  commit('The original moves on');
  await look('steady');
  translated('The gate is closed.', 'La verja está cerrada.');
  write('docs/steady.mdx', page('The gate is open.'));
  commit('And back');
  expect(stateOf(await overview(), 'steady')).toBe('stale');
});

test('a look of old, which does not say what it found right, ends with the next day', async () => {
  const {statuses} = await overview();
  const {english = ''} = statuses.find(({id}) => id === 'steady') ?? {};
  const seenOn = async (day: string): Promise<string | undefined> => {
    file = withLooks(readLooks(file), new Map([['steady', {english, day}]]), new Set(['steady']));
    return stateOf(await overview(), 'steady');
  };
  expect(await seenOn('2020-01-01')).toBe('stale');
  expect(await seenOn('2100-01-01')).toBe('current');
});

test('the day of a look is that of the place, as days of commits are', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(dayOf(new Date('2026-01-08T12:00:00Z'))).toBe('2026-01-09');
  vi.unstubAllEnvs();
});

test('a page whose fields cannot be read is told, and is no orphan', async () => {
  const text = page('The door is open.');
  write('docs/other.mdx', text.replace('title: House', 'title: House: a home'));
  const {unreadable} = await overview();
  expect(unreadable.map((problem) => problem.file)).toEqual(['docs/other.mdx']);
  write('docs/other.mdx', page('The door stands open.'));
});

test('a page whose text cannot be read is told with its line, in either language', async () => {
  write('docs/other.mdx', page('<Mission>The door stands open.'));
  write(`${SPANISH}/other.mdx`, words('La puerta <está abierta.'));
  const {unreadable} = await overview();
  expect(unreadable).toMatchObject([
    {file: 'docs/other.mdx', line: 7, found: expect.stringContaining('Mission')},
    {file: `${SPANISH}/other.mdx`, line: 5},
  ]);
  write('docs/other.mdx', page('The door stands open.'));
  write(`${SPANISH}/other.mdx`, words('La puerta está abierta.'));
});

test('is named by its id, its file, its original, or as the overview prints it', async () => {
  const {statuses} = await overview();
  for (const name of ['other', `./${SPANISH}/other.mdx`, 'docs/other.mdx']) {
    expect(meantBy([name], statuses, 'docs')).toMatchObject([{id: 'other'}]);
  }
});

test.each([
  ['steady', 'is up to date'],
  ['othre', 'Did you mean other?'],
])('%s: there is nothing to look at, and why', async (name, why) => {
  const {statuses} = await overview();
  expect(meantBy(['other', name], statuses, 'docs')).toContain(why);
});

test('which language is asked for where several are stale', async () => {
  const {statuses} = await overview();
  const two = [
    ...statuses,
    ...statuses.map((each) => ({...each, locale: 'ca', file: `ca/${each.id}`})),
  ];
  expect(meantBy(['other'], two, 'docs')).toMatch(
    /in several languages\. Say which: .*"ca\/other"/,
  );
});

describe('the file', () => {
  const a = {english: fingerprintOf(['a']), day: '2026-01-01'};

  test('has a line for each text, in order, and none for one that is gone', () => {
    const looks = new Map([
      ['b', a],
      ['gone', a],
    ]);
    const text = withLooks(looks, new Map([['a', a]]), new Set(['a', 'b']));
    expect(text).toBe(`{\n  "a": ${JSON.stringify(a)},\n  "b": ${JSON.stringify(a)}\n}\n`);
    expect([...readLooks(text).keys()]).toEqual(['a', 'b']);
    expect(withLooks(new Map(), new Map(), new Set())).toBe('{}\n');
  });
  test('counts for nothing where a line says something else', () =>
    expect(readLooks('{"a": 1, "b": {"english": 2}, "c": null}').size).toBe(0));
});

test('a page that was renamed in both languages keeps its history', async () => {
  const renamed = createRepository();
  renamed.git('init', '--quiet');
  renamed.write('docs/old.mdx', page('The door is open.'));
  renamed.write(`${SPANISH}/old.mdx`, words('La puerta está abierta.'));
  renamed.commit('Both');
  renamed.write('docs/old.mdx', page('The gate is open.'));
  renamed.commit('On');
  renamed.git('mv', 'docs/old.mdx', 'docs/new.mdx');
  renamed.git('mv', `${SPANISH}/old.mdx`, `${SPANISH}/new.mdx`);
  renamed.commit('Renamed');
  const after = await readOverview(renamed.location);
  renamed.delete();
  expect(stateOf(after, 'new')).toBe('stale');
});
