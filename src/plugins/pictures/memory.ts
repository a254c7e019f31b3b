/** Remembers which originals were found whole, because decoding all of them takes as long as all other checks. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** An original that was whole: its size in bytes, when it was changed, and its content. */
type Known = {readonly bytes: number; readonly changed: number; readonly hash: string};

/** By the path of the original in its folder. */
type Memory = {readonly decoder: string; readonly whole: Readonly<Record<string, Known>>};

/** Returns what is wrong with an original, if anything. */
type Look = (content: Buffer) => Promise<string | undefined>;

/** What was written last; nothing where that cannot be read, or another version of the decoder has looked. */
function recall(file: string, decoder: string): Memory['whole'] {
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    return memory.decoder === decoder ? memory.whole : {};
  } catch {
    return {};
  }
}

/** Opens the memory in a file. `decoder` is its version: another one may find other faults. */
export function openMemory(file: string, decoder: string) {
  const before = recall(file, decoder);
  const whole: Record<string, Known> = {};
  return {
    /**
     * What `look` returns for an original, a sentence about its fault or undefined. It is not called for an original
     * that was whole and has not changed since.
     */
    async faultOf(picture: string, original: string, look: Look) {
      const known = before[picture];
      // The time of a change of the file's entry, which copying and unpacking set too.
      const {size: bytes, ctimeMs: changed} = await stat(original);
      if (known?.bytes === bytes && known.changed === changed) {
        whole[picture] = known;
        return undefined;
      }
      const content = await readFile(original);
      const hash = createHash('sha256').update(content).digest('hex');
      const fault = known?.hash === hash ? undefined : await look(content);
      if (fault === undefined) whole[picture] = {bytes, changed, hash};
      return fault;
    },

    /** Writes what is known now, without originals that have gone. */
    async save(): Promise<void> {
      if (JSON.stringify(whole) === JSON.stringify(before)) return;
      await mkdir(path.dirname(file), {recursive: true});
      // In one step: a build and a check may run at once.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify({decoder, whole} satisfies Memory));
      await rename(draft, file);
    },
  };
}
