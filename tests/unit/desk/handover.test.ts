/**
 * A hand-over in a copy of the content, checked but not built: `npm run test:handover` builds and tests it.
 * Every flag that a build for publication refuses is tried here, in one process.
 */
import {readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseDocument} from 'yaml';

import {copyOf} from '../../../scripts/handover/copy.mjs';
import {NEW_PROGRAM, NEW_SITE_URL, handOver} from '../../../scripts/handover/edits.mjs';
import {type CatalogueResult, createCatalogue} from '../../../src/content/catalogue';
import {orderOf} from '../../../src/content/read/order';
import {findPlaceholders} from '../../../src/content/placeholders';
import {formatProblems} from '../../../src/content/problems';
import {readSite} from '../../../src/content/read';
import type {Source} from '../../../src/content/source';

const ROOT = path.join(import.meta.dirname, '../../..');
const before = readFileSync(path.join(ROOT, 'docs/business.yml'), 'utf8');

/** What is handed over is the example's house: whose house this is already, has nothing to try here. */
const isExample = /^phone: .*000 000/m.test(before);

describe.skipIf(!isExample)('the example, handed over', () => {
  let dir = '';
  let source: Source;
  let after: CatalogueResult;

  /** The order of the copy, which has a line more; its module would be the project's own. */
  function orderIn(folder: string): string[] {
    const text = readFileSync(path.join(folder, 'sidebars.ts'), 'utf8');
    const lists = [...text.matchAll(/^ *\w+: \[([^\]]*)\]/gm)].map(([, inside = '']) =>
      [...inside.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
    );
    return orderOf(Object.fromEntries(lists.map((list, index) => [String(index), list])) as never);
  }

  beforeAll(async () => {
    dir = copyOf(ROOT);
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
    handOver(dir);
    source = await readSite({
      siteDir: dir,
      defaultLocale: 'en',
      locales: ['en', 'es'],
      order: orderIn(dir),
    });
    after = createCatalogue(source);
  }, 120_000);
  afterAll(() => rmSync(dir, {recursive: true, force: true}));

  const business = (text: string): Record<string, unknown> =>
    parseDocument(text).toJS() as Record<string, unknown>;

  test('the content of the new house has no mistakes and nothing left to write', () => {
    expect(formatProblems(after.problems)).toMatch(/^0 mistakes/);
    expect(after.unwritten).toEqual([]);
  });

  test('it may be published', () => {
    if (!after.catalogue) throw new Error('There is no catalogue.');
    expect(findPlaceholders(after.catalogue, 'en', NEW_SITE_URL)).toEqual([]);
  });

  test('it is another house: nothing of name, numbers and addresses is left', () => {
    const old = business(before);
    const now = after.catalogue?.business;
    expect(now).toBeDefined();
    for (const field of ['name', 'phone', 'whatsapp', 'email', 'programHours', 'legal'] as const) {
      expect(now?.[field], field).not.toEqual(old[field]);
    }
    const ids = after.catalogue?.byLocale.es?.programs.map(({id}) => id);
    expect(ids).toContain(NEW_PROGRAM);
  });

  describe('a build for publication refuses each of', () => {
    const FLAGS: readonly (readonly [string, unknown])[] = [
      ['phone', '+34 930 000 000'],
      ['whatsapp', '+34 600 000 000'],
      ['email.info', 'info@house.example'],
      ['email.casting', 'casting@house.example'],
      ['email.privacy', 'privacy@house.example'],
      ['addressConfirmed', false],
      ['casting.contract', '[contract]'],
      ['casting.payIs', '[gross or net]'],
      ['legal.company', '[company name]'],
      ['legal.nif', '[NIF]'],
      ['legal.registry', '[registry entry]'],
      ['legal.registeredAddress', '[registered address]'],
      ['legal.licence', '[activity licence]'],
      ['legal.dataProtectionContact', '[data-protection contact]'],
      ['samples.pictures', true],
      ['samples.history', true],
      ['samples.pay', true],
    ];
    test.each(FLAGS)('%s', (field, value) => {
      const changed = parseDocument(readFileSync(path.join(dir, 'docs/business.yml'), 'utf8'));
      changed.setIn(field.split('.'), value);
      const {catalogue, problems} = createCatalogue({...source, business: changed.toJS()});
      if (!catalogue) throw new Error(formatProblems(problems));
      const refused = findPlaceholders(catalogue, 'en', NEW_SITE_URL);
      expect(refused.map((problem) => problem.field)).toEqual([field]);
    });

    test('the example’s own address', () => {
      if (!after.catalogue) throw new Error('There is no catalogue.');
      const refused = findPlaceholders(after.catalogue, 'en', 'https://velada.example');
      expect(refused.map(({field}) => field)).toEqual(['url']);
    });

    test.each([
      ['an invented masseuse', /^masseuses\//, (facts: object) => ({...facts, sample: true})],
      [
        'an invented hotel',
        /^outcall$/,
        (facts: {hotels?: object[]}) => ({
          ...facts,
          hotels: facts.hotels?.map((hotel, index) => (index ? hotel : {...hotel, sample: true})),
        }),
      ],
    ])('%s', (what, id, change) => {
      const [first] = source.documents.filter(
        (document) => document.locale === 'en' && id.test(document.id),
      );
      const documents = source.documents.map((document) =>
        document === first
          ? {...document, frontMatter: {...change(document.frontMatter)}}
          : document,
      );
      const {catalogue, problems} = createCatalogue({...source, documents});
      if (!catalogue) throw new Error(formatProblems(problems));
      const refused = findPlaceholders(catalogue, 'en', NEW_SITE_URL);
      expect(refused.map(({found}) => found)).toEqual([what]);
    });
  });
});
