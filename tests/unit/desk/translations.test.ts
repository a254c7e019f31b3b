/** What is said about translations, against a history that is known. */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

import type {Version} from '../../../src/desk/history';
import {withNewEntries} from '../../../src/desk/translations/addEntries';
import {overviewAsPage} from '../../../src/desk/translations/page';
import {type Overview, readOverview} from '../../../src/desk/translations/read';
import {overviewAsText} from '../../../src/desk/translations/report';
import {lastTouches} from '../../../src/desk/translations/touches';
import {changesSince} from '../../../src/desk/translations/changes';
import {wordsOfPage} from '../../../src/desk/translations/words';
import {SPANISH, createRepository} from './repository';

const page = (title: string, body: string, photo = 3): string =>
  `---\nkind: page\nphoto: ${photo}\n# words\nslug: /${title.toLowerCase()}\ntitle: ${title}\n---\n\n${body}\n`;
const words = (title: string, body: string): string =>
  `---\nslug: /${title.toLowerCase()}\ntitle: ${title}\n---\n\n${body}\n`;
const button = (message: string, id = 'booking.call'): string =>
  `export const text = translate({id: '${id}', message: '${message}'});\n`;
const code = (entries: Record<string, string>): string =>
  `${JSON.stringify(
    Object.fromEntries(Object.entries(entries).map(([id, message]) => [id, {message}])),
    null,
    2,
  )}\n`;

const repository = createRepository();
const BUTTON = 'src/components/booking/index.tsx';
const WORDS = 'src/components/programs/words.ts';
const CODE = 'i18n/es/code.json';

beforeAll(() => {
  const {git, write, commit, remove} = repository;
  git('init', '--quiet');
  for (const name of ['Steady', 'Moved', 'Facts', 'Edited', 'Gone']) {
    write(`docs/${name.toLowerCase()}.mdx`, page(name, 'The door is open.'));
    write(`${SPANISH}/${name.toLowerCase()}.mdx`, words(name, 'La puerta está abierta.'));
  }
  write(BUTTON, button('Call now'));
  write(WORDS, button('Ask first', 'programs.ask'));
  const translated = {
    'booking.call': 'Llamar ahora',
    'programs.ask': 'Preguntar antes',
  };
  write(CODE, code(translated));
  commit('Both languages');
  write('docs/moved.mdx', page('Moved', 'The gate is open.'));
  write('docs/facts.mdx', page('Facts', 'The door is open.', 4));
  write('docs/edited.mdx', page('Edited', 'The window is open.'));
  write(BUTTON, button('Ring now'));
  write(WORDS, button('Ask before', 'programs.ask'));
  commit('The original moves on');
  // Touched, but none of its words.
  write(`${SPANISH}/moved.mdx`, `${words('Moved', 'La puerta está abierta.')}\n`);
  write(CODE, code({...translated, 'theme.close': 'Cerrar'}));
  commit('Tidying');
  remove('docs/gone.mdx');
  write('docs/new.mdx', page('New', 'A new page.'));
  write(`${SPANISH}/edited.mdx`, words('Edited', 'La ventana está abierta.'));
});
afterAll(() => repository.delete());

const stateOf = ({statuses}: Overview, id: string): string | undefined =>
  statuses.find((status) => status.id === id)?.state;

describe('with its history', () => {
  let overview: Overview;
  beforeAll(async () => {
    overview = await readOverview(repository.location);
  });

  test.each([
    ['steady', 'current'],
    ['moved', 'stale'],
    ['facts', 'current'],
    ['edited', 'current'],
    ['gone', 'orphaned'],
    ['new', 'missing'],
    ['booking.call', 'stale'],
    ['programs.ask', 'stale'],
  ])('%s is %s', (id, state) => expect(stateOf(overview, id)).toBe(state));

  test('what has changed is shown word by word', () => {
    const text = overviewAsText(overview, false);
    expect(text).toContain('The [-door-]{+gate+} is open.');
    expect(text).toContain('[-Call-]{+Ring+} now');
    expect(text).not.toContain('theme.close');
  });

  test('the page for people tells the same', () => {
    const html = overviewAsPage(overview, '2026-01-02');
    expect(html).toContain('The <del>door</del><ins>gate</ins> is open.');
    expect(html).toContain(`<code>${SPANISH}/new.mdx</code>`);
    expect(html).not.toMatch(/<script|<link/);
  });
});

describe('where history is not known', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('a shallow clone says so, and guesses nothing', async () => {
    const shallow = createRepository(path.join(folder, 'shallow'));
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.dir}`, shallow.dir);
    const overview = await readOverview(shallow.location);
    expect(overview.unknown).toContain('shallow clone');
    expect(stateOf(overview, 'moved')).toBe('unknown');
    expect(overviewAsText(overview, false)).toContain('cannot be known: this is a shallow clone');
  });

  test('a folder that the repository around it leaves out says so', async () => {
    const outer = createRepository(path.join(folder, 'outer'));
    outer.write('.gitignore', 'site/\n');
    outer.git('init', '--quiet');
    outer.commit('Another project');
    const inner = createRepository(path.join(outer.dir, 'site'));
    inner.write('docs/new.mdx', page('New', 'A new page.'));
    inner.write(`${SPANISH}/new.mdx`, words('New', 'Una página.'));
    const overview = await readOverview(inner.location);
    expect(overview.unknown).toBe('nothing of docs/ is committed yet');
    expect(stateOf(overview, 'new')).toBe('unknown');
    inner.git('init', '--quiet');
    inner.git('add', 'docs');
    inner.git('commit', '--quiet', '--message', 'The original alone');
    expect((await readOverview(inner.location)).unknown).toBe('nothing of i18n/ is committed yet');
  });

  test('who has no git, or another owner’s folder, is told what to do', async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect((await readOverview(repository.location)).unknown).toMatch(
      /belongs to another user.*git config --global --add safe\.directory \S+\)$/,
    );
    vi.stubEnv('PATH', folder);
    expect((await readOverview(repository.location)).unknown).toMatch(/^git is not installed/);
    vi.unstubAllEnvs();
  });

  test('a folder without git says so, and still names what is missing', async () => {
    const plain = createRepository(path.join(folder, 'plain'));
    plain.write('docs/new.mdx', page('New', 'A new page.'));
    plain.write(`${SPANISH}/old.mdx`, words('Old', 'Una página.'));
    const overview = await readOverview(plain.location);
    expect(overview.unknown).toBe('this folder is no git repository');
    expect(stateOf(overview, 'new')).toBe('missing');
    expect(stateOf(overview, 'old')).toBe('orphaned');
  });
});

test('words are neither facts nor addresses nor code', () => {
  const text = page('Home', '# A *night*\n\nFrom <PriceFrom /> on.');
  expect(wordsOfPage('home', text, true)).toEqual(['Home', 'A night', 'From … on.']);
});

test('words are the same in whatever order fields stand, and entries that have an id', () => {
  const photo = (id: string): string =>
    `  - id: ${id}\n    alt: The ${id}\n    caption: By ${id}\n`;
  const text = (...rows: string[]): string => `---\n${rows.join('')}---\n\nText.\n`;
  const [title, description] = ['title: House\n', 'description: A house\n'];
  const photos = (...ids: string[]): string => `photos:\n${ids.map(photo).join('')}`;
  for (const isOriginal of [true, false]) {
    expect(wordsOfPage('gallery', text(photos('b', 'a'), description, title), isOriginal)).toEqual(
      wordsOfPage('gallery', text(title, description, photos('a', 'b')), isOriginal),
    );
  }
  expect(wordsOfPage('x', text('steps:\n  - Two\n  - One\n'), false)).toEqual([
    'Two',
    'One',
    'Text.',
  ]);
});

describe('what has changed', () => {
  const shown = (before: readonly string[], now: readonly string[]): string[] =>
    changesSince([before], now).map((change) =>
      change.map(({text, kind}) => (kind === 'same' ? text : `(${kind} ${text})`)).join(''),
    );

  test('a text that came and one that went are both told', () =>
    expect(shown(['a', 'b'], ['b', 'c'])).toEqual(['(removed a)', '(added c)']));
  test('an edited text is told beside itself, whatever comes or goes around it', () => {
    const [door, gate, new1] = ['The door is open.', 'The gate is open.', 'Nobody else is here.'];
    expect(shown([door], [new1, gate])).toEqual([
      `(added ${new1})`,
      'The (removed door)(added gate) is open.',
    ]);
    expect(shown([new1, door], [gate])).toEqual([
      `(removed ${new1})`,
      'The (removed door)(added gate) is open.',
    ]);
  });
  test('a text that stands elsewhere now has moved', () =>
    expect(shown(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual(['(moved a)']));
});

describe('the version in which a translation was last written', () => {
  type Texts = readonly string[] | undefined;
  const said = new Map<Version, Texts>();
  const version = (words: Texts, ...parents: Version[]): Version => {
    const made = {commit: String(said.size), day: '2026-01-01', file: '', parents: () => parents};
    said.set(made, words);
    return made;
  };
  const touches = (now: readonly string[], newest?: Version): readonly Version[] =>
    lastTouches(now, newest, (each) => said.get(each));
  const first = version(['a', 'b']);
  const left = version(['A', 'b'], first);
  const right = version(['a', 'B'], first);

  test('is not one that left its words alone, nor one that cannot be read', () => {
    const newest = version(['A', 'b'], version(undefined, version(['A', 'b'], left)));
    expect(touches(['A', 'b'], newest)).toEqual([left]);
  });
  test('is none while it is being changed, or before it is committed', () => {
    expect(touches(['now'], first)).toEqual([]);
    expect(touches(['now'], undefined)).toEqual([]);
  });
  test('is none that joined others as they were', () => {
    expect(touches(['A', 'b'], version(['A', 'b'], left, right))).toEqual([left]);
    expect(touches(['A', 'B'], version(['A', 'B'], left, right))).toEqual([left, right]);
  });
  test('is one that joined others in words of its own', () => {
    const joined = version(['A', 'c'], left, right);
    expect(touches(['A', 'c'], joined)).toEqual([joined]);
  });
});

describe('new entries', () => {
  const word = (id: string, message: string) => ({id, message, file: '', line: 1});

  test('stand at their place, marked, and the rest stays as it is', () => {
    const before = code({'a.one': 'Uno', 'c.three': 'Tres'});
    const {text, added} = withNewEntries(before, [
      word('a.one', 'One'),
      word('b.two', 'Two {count}'),
      word('d.four', 'Four'),
    ]);
    expect(added).toEqual(['b.two', 'd.four']);
    expect(text).toBe(
      code({
        'a.one': 'Uno',
        'b.two': '[to translate] Two {count}',
        'c.three': 'Tres',
        'd.four': '[to translate] Four',
      }),
    );
  });
  test('are not added to a file that cannot be read', () => {
    expect(withNewEntries('{', [word('a', 'A')])).toEqual({text: '{', added: []});
  });
  test('fill an empty list', () => {
    expect(withNewEntries('{}\n', [word('a', 'A')]).text).toBe(code({a: '[to translate] A'}));
  });
});
