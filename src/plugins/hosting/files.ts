/** Files of the built site: a few verbs on paths below its root. */
import {access, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file and the folders above it. */
export async function write(root: string, file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Every HTML file below a folder, with its text; paths have forward slashes. */
export async function readPages(root: string): Promise<{file: string; html: string}[]> {
  const entries = await readdir(root, {recursive: true});
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: file.split(path.sep).join('/'),
      html: await readFile(path.join(root, file), 'utf8'),
    })),
  );
}

/** Deletes a language's own copy of what `static` holds; everybody refers to the one at the root. */
export async function removeStaticCopies(outDir: string, staticDir: string): Promise<void> {
  const names = await readdir(staticDir);
  await Promise.all(
    names.map((name) => rm(path.join(outDir, name), {recursive: true, force: true})),
  );
}
