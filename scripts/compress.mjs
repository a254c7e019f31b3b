/* Writes `.br` and `.gz` beside the text files of the built site, as a good host keeps them. */
import {existsSync, readdirSync, statSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Smaller files, in bytes, do not become smaller. */
const WORTHWHILE = 128;

const ENCODERS = {
  br: promisify(brotliCompress),
  gz: (body) => promisify(gzip)(body, {level: constants.Z_BEST_COMPRESSION}),
};

/** Whether a page, by its path on disk, is the copy of another one as a folder, for hosts without rules. */
export const isFolderCopy = (file) =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/** Writes a file in one step: what reads it meanwhile finds all of it or nothing. */
async function writeWhole(file, bytes) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Compresses the files that have no compressed copy yet. */
export async function compressSite(dir) {
  const texts = readdirSync(dir, {recursive: true})
    .map((file) => path.join(dir, file))
    .filter((file) => TEXT.test(file) && !isFolderCopy(file) && statSync(file).size >= WORTHWHILE);
  const tasks = texts.flatMap((file) =>
    Object.entries(ENCODERS)
      .filter(([ending]) => !existsSync(`${file}.${ending}`))
      .map(async ([ending, encode]) =>
        writeWhole(`${file}.${ending}`, await encode(await readFile(file))),
      ),
  );
  await Promise.all(tasks);
}
