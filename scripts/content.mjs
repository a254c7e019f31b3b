/* What the commands about content share: the TypeScript of the catalogue, and which languages there are. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {createJiti} from 'jiti';

import {stop} from './commandLine.mjs';

/** The project's root folder. */
export const SITE_DIR = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const jiti = createJiti(import.meta.url);

/** Loads a TypeScript file by its path from the root. */
export const load = (file) => jiti.import(path.join(SITE_DIR, file));

/** Loads a file anew, as it stands on disk now: a process that watches sees every edit. */
const loadAnew = (file) =>
  createJiti(import.meta.url, {moduleCache: false}).import(path.join(SITE_DIR, file));

/**
 * Where the content is: languages from the configuration, order from the sidebars. Configuration
 * that cannot be read is a mistake like any other, not a stack trace: then `problems` says so.
 */
export async function siteLocation() {
  const problems = [];
  const read = async (file) => {
    try {
      return (await loadAnew(file)).default;
    } catch (error) {
      if (textOf(file) === undefined) {
        const remedy = `Put the file back: git checkout -- ${file}`;
        problems.push({file, field: '', found: 'no such file', remedy});
        return undefined;
      }
      const {codeFault} = await load('src/content/read/codeFault.ts');
      const {file: at = file, ...fault} = codeFault(file, error, textOf(file) ?? '');
      problems.push({
        file: path.relative(SITE_DIR, path.resolve(SITE_DIR, at)).split(path.sep).join('/'),
        field: '',
        ...fault,
      });
      return undefined;
    }
  };
  const [sidebars, config, {orderOf}] = await Promise.all([
    read('sidebars.ts'),
    read('docusaurus.config.ts'),
    load('src/content/read/order.ts'),
  ]);
  if (!sidebars || !config) return {problems};
  const {defaultLocale, locales, localeConfigs} = config.i18n;
  const order = orderOf(sidebars);
  const location = {siteDir: SITE_DIR, defaultLocale, locales, order, localeConfigs};
  return {location, problems};
}

/**
 * What is wrong with the content: the same for `npm run check`, for its --watch and for `npm run dev`.
 * `look` looks at the pictures; who checks again and again remembers what it saw. `locales` are the languages of
 * the configuration, where it can be read.
 */
export async function checkSite(look) {
  const {location, problems} = await siteLocation();
  if (!location) return {problems, emblemProblems: [], unwritten: [], warnings: []};
  const {checkContent} = await load('src/content/index.ts');
  return {...(await checkContent(location, look)), locales: location.locales};
}

const WHY_NOT_WRITTEN = {
  EISDIR: 'a folder stands where the file should be. Rename or delete the folder',
  ENOTDIR: 'a file stands where its folder should be. Rename or delete that file',
  EACCES:
    'it is protected. Give yourself the permission to write it (on Linux and macOS: chmod u+w)',
  EROFS: 'this disk can only be read',
  ENOSPC: 'the disk is full',
};

/** Why a file of the project could not be written, in a sentence. */
export function whyNotWritten(file, error) {
  const code = {EPERM: 'EACCES', EEXIST: 'ENOTDIR'}[error.code] ?? error.code;
  return `${file} cannot be written: ${WHY_NOT_WRITTEN[code] ?? error.message}.`;
}

/** Writes a file of the project and its folders; where that cannot be, ends the process with the reason. */
export function writeText(file, text) {
  try {
    mkdirSync(path.dirname(path.join(SITE_DIR, file)), {recursive: true});
    writeFileSync(path.join(SITE_DIR, file), text);
  } catch (error) {
    stop(whyNotWritten(file, error));
  }
}

/** The text of a file of the project without a byte order mark, which is no part of it; or undefined. */
export function textOf(file) {
  try {
    return readFileSync(path.join(SITE_DIR, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
