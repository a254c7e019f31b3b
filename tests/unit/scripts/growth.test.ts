/** The copies that `npm run bench:growth` measures: as valid as the content they are made from. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';

import {afterEach, expect, test} from 'vitest';

import {CHECK} from '../../../scripts/checkCommand.mjs';
import {makeProject} from '../../../scripts/growth/project.mjs';

let dir = '';
afterEach(() => rmSync(dir, {recursive: true, force: true}));

test.each([
  ['many programs more and another language', {programs: 150, languages: 3}],
  ['all languages that are measured', {programs: 12, languages: 10}],
])(
  'a copy with %s has no mistake',
  (_more, size) => {
    dir = makeProject(size);
    const {status, stderr} = spawnSync(process.execPath, CHECK, {cwd: dir, encoding: 'utf8'});
    expect(stderr).not.toContain('mistakes in the content');
    expect(status).toBe(0);
  },
  180_000,
);
