/** A tiny repository of two languages, with as much history as a test gives it. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {SiteLocation} from '../../../src/content/read';

export const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

export type Repository = {
  readonly dir: string;
  readonly location: SiteLocation;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  readonly git: (...args: string[]) => void;
  /** Commits everything, as of a day where one is given. */
  readonly commit: (message: string, day?: string) => void;
  readonly delete: () => void;
};

export function createRepository(dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'))): Repository {
  const run = (args: readonly string[], env = process.env): void => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const {status, stderr} = spawnSync('git', [...who, ...args], {cwd: dir, encoding: 'utf8', env});
    if (status !== 0) throw new Error(stderr);
  };
  const git = (...args: string[]): void => run(args);
  return {
    dir,
    location: {siteDir: dir, defaultLocale: 'en', locales: ['en', 'es'], order: []},
    write: (file, text) => {
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), text);
    },
    remove: (file) => rmSync(path.join(dir, file)),
    git,
    commit: (message, day) => {
      git('add', '--all');
      const date = `${day}T12:00:00Z`;
      const dated = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
      run(['commit', '--quiet', '--message', message], day === undefined ? undefined : dated);
    },
    delete: () => rmSync(dir, {recursive: true, force: true}),
  };
}
