/** A copy of the project, in English and Spanish, that tests may change. The installed packages are linked. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {leaveOutOfProject} from '../englishAndSpanish';

const ROOT = path.join(import.meta.dirname, '../..');
/** The command of Docusaurus. */
const CLI = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const PARTS = [
  'docs',
  'hosting',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

export type Project = {
  readonly dir: string;
  /** Replaces text in a file; throws when the text is not there. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly remove: (file: string) => void;
  /** Builds the site; returns exit code and output. `words` are added to the command. */
  readonly build: (
    env?: Record<string, string>,
    words?: readonly string[],
  ) => {code: number; output: string};
  readonly delete: () => void;
};

/** Copies the project to a temporary folder. */
export function copyProject(): Project {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-'));
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(dir, part), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  const at = (file: string): string => path.join(dir, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');
  const project: Project = {
    dir,
    read,
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    edit: (file, from, to) => {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)}.`);
      writeFileSync(at(file), changed);
    },
    build: (env = {}, words = []) => {
      const {SITE_URL, CI, ...inherited} = process.env;
      const result = spawnSync(process.execPath, [CLI, 'build', '--no-minify', ...words], {
        cwd: dir,
        encoding: 'utf8',
        env: {...inherited, NODE_ENV: 'production', ...env},
      });
      return {code: result.status ?? 1, output: `${result.stdout}\n${result.stderr}`};
    },
    delete: () => rmSync(dir, {recursive: true, force: true}),
  };
  leaveOutOfProject(dir);
  return project;
}
