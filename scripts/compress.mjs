/*
 * Writes `.br` and `.gz` beside the text files of the built site, as a good host keeps them. Part of builds for
 * publication alone: who only wants to see whether the content builds would wait for it.
 */
import {existsSync, readdirSync, statSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Below this many bytes nothing is spared. */
const WORTHWHILE = 128;

const ENCODERS = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => promisify(gzip)(body, {level: constants.Z_BEST_COMPRESSION}),
};

const timeOf = (file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? -Infinity;

/** Whether a page, by its path on disk, is the copy of another one as a folder, for hosts without rules. */
export const isFolderCopy = (file) =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/** Compresses what has not been compressed since it was built; takes away what lost its original. */
export async function compressSite(dir) {
  const files = readdirSync(dir, {recursive: true}).map((file) => path.join(dir, file));
  const orphans = files.filter(
    (file) => /\.(br|gz)$/.test(file) && timeOf(file.slice(0, -3)) === -Infinity,
  );
  await Promise.all(orphans.map((file) => rm(file)));
  const texts = files.filter(
    (file) => TEXT.test(file) && !isFolderCopy(file) && statSync(file).size >= WORTHWHILE,
  );
  const tasks = texts.flatMap((file) =>
    Object.entries(ENCODERS)
      .filter(([ending]) => timeOf(`${file}.${ending}`) < timeOf(file))
      .map(async ([ending, encode]) =>
        writeFile(`${file}.${ending}`, await encode(await readFile(file))),
      ),
  );
  await Promise.all(tasks);
}
