/** A file that the site needs and that stands somewhere else. */
import {describe, expect, test} from 'vitest';

import type {Problem} from '../../../../src/content/problems';
import {toldWhereTheyAre} from '../../../../src/content/read/elsewhere';

const problem = (file: string, found: string, more: Partial<Problem> = {}): Problem => ({
  file,
  field: '',
  found,
  remedy: 'Do something.',
  ...more,
});
const missing = (file: string): Problem => problem(file, 'no such file');

const UNREAD = 'a file where nothing reads it';
const NO_PAGE = 'a file that is no page, which the site does not read';

const told = (...problems: Problem[]): string[] =>
  toldWhereTheyAre(problems).map(({file, found, remedy}) => `${file} | ${found} | ${remedy}`);

describe('is told once, where it is', () => {
  test.each([
    ['by its name', problem('docs/legal/business.yml', NO_PAGE)],
    ['by its name in capitals', problem('docs/legal/Business.YML', UNREAD)],
    [
      'by what is said of it',
      problem('docs/legal/facts.yml', UNREAD, {remedy: 'Move it to docs/business.yml.'}),
    ],
  ])('%s', (_, stray) => {
    const moved = [`${stray.file} | ${UNREAD} | Move it to docs/business.yml.`];
    expect(told(missing('docs/business.yml'), stray)).toEqual(moved);
    expect(told(stray, missing('docs/business.yml'))).toEqual(moved);
  });

  test('others are told as they are', () =>
    expect(
      told(
        problem('docs/a.mdx', 'a tab'),
        missing('docs/business.yml'),
        problem('docs/x/business.yml', UNREAD),
        missing('docs/b.yml'),
      ),
    ).toEqual([
      'docs/a.mdx | a tab | Do something.',
      `docs/x/business.yml | ${UNREAD} | Move it to docs/business.yml.`,
      'docs/b.yml | no such file | Do something.',
    ]));
});

describe('stays missing', () => {
  test.each([
    ['another name', [problem('docs/x/gone.yml', UNREAD)]],
    ['something else is wrong with that file', [problem('docs/x/business.yml', 'an empty file')]],
    ['a field of that file', [problem('docs/x/business.yml', UNREAD, {field: 'name'})]],
    [
      'two files of its name',
      [problem('docs/x/business.yml', UNREAD), problem('docs/y/business.yml', UNREAD)],
    ],
    ['another missing one of its name', [missing('docs/x/business.yml')]],
  ])('%s', (_, others) => {
    const problems = [missing('docs/business.yml'), ...others];
    expect(toldWhereTheyAre(problems)).toEqual(problems);
  });
});
