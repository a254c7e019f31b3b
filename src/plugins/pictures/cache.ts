/** A folder of made files. Their names carry a hash of everything that went into them, so a file that exists is right. */
import {randomUUID} from 'node:crypto';
import {copyFile, mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The end of a file's name describes its content: `-480.1a2b3c4d.avif`, whatever the picture is called. */
const contentOf = (file: string): string => /-\w+\.\w+\.\w+$/.exec(file)?.[0] ?? file;

export type Cache = {
  readonly lacks: (file: string) => boolean;
  /** Adds a file: made, or copied where the same original was made under another name. */
  readonly add: (file: string, make: () => Promise<Buffer>) => Promise<void>;
};

/** Reads what a folder has; makes the folder where there is none. */
export async function openCache(folder: string): Promise<Cache> {
  await mkdir(folder, {recursive: true});
  const files = new Set(await readdir(folder));
  const byContent = new Map([...files].map((file) => [contentOf(file), Promise.resolve(file)]));
  /** Writes a file in one step, so that an interrupted build leaves no half of it. */
  const store = async (file: string, write: (draft: string) => Promise<void>): Promise<string> => {
    const draft = path.join(folder, `${randomUUID()}.draft`);
    await write(draft);
    await rename(draft, path.join(folder, file));
    return file;
  };
  return {
    lacks: (file) => !files.has(file),
    async add(file, make) {
      const content = contentOf(file);
      const twin = byContent.get(content);
      const stored = store(file, async (draft) =>
        twin ? copyFile(path.join(folder, await twin), draft) : writeFile(draft, await make()),
      );
      if (!twin) byContent.set(content, stored);
      await stored;
    },
  };
}
