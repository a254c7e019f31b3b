import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readSite} from '../../../../src/content/read';
import {
  type Translation,
  overview,
  recordDone,
  translationsOf,
  withEntries,
} from '../../../../scripts/content/translations';
import {type Copy, copySite} from './site';

const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';
const WORDS = new Map([
  ['booking.call', {message: 'Call now', description: 'Label of call buttons'}],
  ['booking.duration', {message: 'Duration', description: 'Booking dialog: field'}],
]);

/** A copy in which all translations are recorded as up to date. */
function recordedSite(): Copy {
  const site = copySite();
  recordDone(site.siteDir, translationsOf(readSite(site), WORDS), 'all');
  return site;
}

const read = (site: Copy, words = WORDS): Translation[] => translationsOf(readSite(site), words);

const statesOf = (site: Copy, words = WORDS): Record<string, string> =>
  Object.fromEntries(
    read(site, words)
      .filter(({state}) => state !== 'current')
      .map(({name, state}) => [name, state]),
  );

test('all translations are current once they are recorded', () => {
  const site = recordedSite();
  expect(statesOf(site)).toEqual({});
  expect(overview(site.siteDir, read(site))).toMatch(/^All \d+ texts are translated/);
});

test('changed words make a page stale; changed facts, addresses and notes do not', () => {
  const site = recordedSite();
  site.edit('docs/about.mdx', (text) => text.replace(/^label: .*$/m, 'label: Our house'));
  site.edit('docs/contact.mdx', (text) => `${text}\nOne more paragraph.\n`);
  site.edit('docs/programs/four-hands.mdx', (text) =>
    text
      .replace(/^slug: .*$/m, 'slug: /programs/elsewhere')
      .replace(/^category: .*$/m, 'category: luxury')
      .replace(/\n---\n/, '\n---\n\n{/* A note. */}\n'),
  );
  site.edit('docs/programs/kaula-tantra.mdx', (text) =>
    text.replace(/priceEur: \d+/, 'priceEur: 999'),
  );
  expect(statesOf(site)).toEqual({about: 'stale', contact: 'stale'});
});

test('a changed English message makes an entry stale', () => {
  const site = recordedSite();
  const changed = new Map(WORDS).set('booking.call', {message: 'Ring us', description: 'Label'});
  expect(statesOf(site, changed)).toEqual({'booking.call': 'stale'});
});

test('pages and entries that do not exist are missing, those with a mark are marked', () => {
  const site = recordedSite();
  rmSync(path.join(site.siteDir, SPANISH, 'about.mdx'));
  site.edit(`${SPANISH}/contact.mdx`, (text) =>
    text.replace(/^title: /m, 'title: "[to translate] x" #'),
  );
  const words = new Map(WORDS).set('new.word', {message: 'New', description: 'A button'});
  expect(statesOf(site, words)).toEqual({
    about: 'missing',
    contact: 'marked',
    'new.word': 'missing',
  });
  const code = path.join(site.siteDir, 'i18n/es/code.json');
  const {text, added} = withEntries(readFileSync(code, 'utf8'), words);
  expect(added).toEqual(['new.word']);
  expect(text).toContain(
    '"new.word": {\n    "message": "[to translate] New",\n    "description": "A button"\n  }',
  );
  writeFileSync(code, text);
  expect(statesOf(site, words)).toMatchObject({'new.word': 'marked'});
  expect(withEntries(text, words)).toEqual({text, added: []});
});

test('--done records only what is named, and refuses what is incomplete', () => {
  const site = recordedSite();
  for (const page of ['about', 'contact', 'home']) {
    site.edit(`docs/${page}.mdx`, (text) => `${text}\nOne more paragraph.\n`);
  }
  site.edit(`${SPANISH}/home.mdx`, (text) => `${text}\n[to translate] One more paragraph.\n`);
  recordDone(site.siteDir, read(site), ['about', `${SPANISH}/contact.mdx`]);
  expect(statesOf(site)).toEqual({home: 'marked'});
  expect(() => recordDone(site.siteDir, read(site), ['home'])).toThrow('home is marked');
  expect(() => recordDone(site.siteDir, read(site), ['abot'])).toThrow(/abot.*mean about/);
  recordDone(site.siteDir, read(site), 'all');
  expect(statesOf(site)).toEqual({home: 'marked'});
});

test('a record that is not JSON is reported in one sentence', () => {
  const site = recordedSite();
  site.edit('i18n/es/translated.json', (text) => text.slice(0, 40));
  expect(() => read(site)).toThrow(/^i18n\/es\/translated\.json is not JSON/);
});

test('the overview names the commit that was translated, and none without git', () => {
  const site = recordedSite();
  const append = (line: string) => site.edit('docs/about.mdx', (text) => `${text}\n${line}\n`);
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
      cwd: site.siteDir,
      encoding: 'utf8',
    }).trim();
  const commit = (): string => {
    git('add', 'docs/about.mdx');
    git('commit', '--quiet', '--message', 'Words');
    return git('rev-parse', '--short', 'HEAD');
  };
  append('New.');
  expect(overview(site.siteDir, read(site))).not.toContain('git diff');
  git('init', '--quiet');
  commit();
  append('Translated.');
  const translated = commit();
  recordDone(site.siteDir, read(site), ['about']);
  append('Later.');
  commit();
  expect(overview(site.siteDir, read(site))).toContain(
    `git diff --word-diff ${translated} -- docs/about.mdx`,
  );
});

test('with several languages, --done needs the language', () => {
  const site = recordedSite();
  const [first] = read(site);
  if (!first) throw new Error('There are no translations.');
  const both = [first, {...first, locale: 'fr'}];
  writeFileSync(path.join(site.siteDir, 'i18n/fr'), '');
  expect(() => recordDone(site.siteDir, both, [first.name])).toThrow(/--locale es/);
});
