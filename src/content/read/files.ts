/** Reads files as text and says in a writer's terms what is wrong with them as files. */
import {type Dirent} from 'node:fs';
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import type {Problem} from '../problems';
import {accentsApart} from './accentsApart';
import {rememberedByFile} from '../remember';

/** What systems and editors leave in folders: nobody wrote it, and nothing reads it. */
const LEFTOVER =
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|~\$[^/]*|#[^/]*#|[^/]*(?:~|\.sw[a-z]|\.tmp[\d.]*|\.bak|\.sb-[\w-]+|___jb_\w+___))$/i;
export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

/** What is wrong, without the file's name. */
type Fault = Omit<Problem, 'file' | 'field'>;

export type TextFile = {
  /** The text, with plain line ends; undefined when nothing can be made of the file. */
  readonly text?: string;
  readonly problems: readonly Problem[];
};

/** What is found where there is no file. */
export const ABSENT = 'no such file';

const FAULTS: Readonly<Record<string, Fault>> = {
  ENOENT: {
    found: ABSENT,
    remedy: 'Add the file, or bring it back from git: git checkout -- and its name.',
  },
  EISDIR: {found: 'a folder where a file should be', remedy: 'Rename or delete the folder.'},
  EACCES: {
    found: 'a file that may not be read',
    remedy: 'Give yourself the permission to read it (on Linux and macOS: chmod u+r).',
  },
};
/** Other names of the same. */
const SAME: Readonly<Record<string, string>> = {EPERM: 'EACCES', ENOTDIR: 'ENOENT'};

/** Any failure of the disk as a fault; never a stack trace. */
export function faultOf(error: unknown): Fault {
  const {code = '', message = ''} = error as {code?: string; message?: string};
  return (
    FAULTS[SAME[code] ?? code] ?? {
      found: `a file that cannot be read (${message || String(error)})`,
      remedy: 'Copy the file again.',
    }
  );
}

const OTHER_ENCODING = 'text in an encoding other than UTF-8';
const BROKEN_SIGNS =
  'signs that were broken when the file was opened in another encoding (such as “Ã©” for “é”)';
const CONFLICT = 'the marks of two versions that were never joined (<<<<<<<, =======, >>>>>>>)';
/** Whether a fault is that two versions of a file were never joined. */
export const isConflict = (found: string): boolean => found === CONFLICT;
/** What is said of files whose signs cannot be trusted. */
export const DAMAGED: ReadonlySet<string> = new Set([OTHER_ENCODING, BROKEN_SIGNS]);
const BROKEN_TEXT: Fault = {
  found: OTHER_ENCODING,
  remedy: 'Save the file again with the encoding UTF-8.',
};

function lineOfFirst(text: string, pattern: RegExp): number | undefined {
  const at = text.search(pattern);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** A file's bytes as text. One in another encoding is still read as well as it can be. */
export const decode = rememberedByFile(
  (_file, bytes: Uint8Array) => decodeBytes(bytes),
  (bytes, earlier) => bytes === earlier || Buffer.compare(bytes, earlier) === 0,
);

function decodeBytes(bytes: Uint8Array): {text?: string; faults: Fault[]} {
  if (bytes.length === 0) {
    return {
      faults: [
        {
          found: 'an empty file',
          remedy: 'Write its content, or bring it back: git checkout -- and the file’s name.',
        },
      ],
    };
  }
  const [first, second, third] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16) return {faults: [BROKEN_TEXT]};
  const faults: Fault[] = [];
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  if (marked) {
    faults.push({
      line: 1,
      found: 'a byte order mark before the first sign',
      remedy: 'Save the file again as “UTF-8”, not “UTF-8 with BOM”.',
    });
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    const broken = new TextDecoder('utf-8').decode(bytes);
    faults.push({...BROKEN_TEXT, line: lineOfFirst(broken, /\uFFFD/)});
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.includes('\0')) return {faults: [BROKEN_TEXT]};
  // A line already broken once, typed where the file was opened in a wrong encoding.
  const line = lineOfFirst(text, /\uFFFD|Ã[\u0080-\u00BF]|â€/u);
  if (line !== undefined && faults.length === 0) {
    faults.push({
      line,
      found: BROKEN_SIGNS,
      remedy:
        'Type the words again, or bring the file back from git, and save it with the encoding UTF-8.',
    });
  }
  if (text.includes('\r')) {
    const isWindows = text.includes('\r\n');
    faults.push({
      line: lineOfFirst(text, /\r/),
      found: isWindows ? 'line ends of Windows (CRLF)' : 'line ends of old Macs (CR)',
      remedy: 'Save the file with the line ends LF.',
    });
  }
  const plain = text.replace(/\r\n?/g, '\n');
  const conflict = lineOfFirst(plain, /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/m);
  if (conflict === undefined) {
    const apart = accentsApart(plain);
    return apart ? {text: apart.text, faults: [...faults, apart.fault]} : {text: plain, faults};
  }
  // Neither version is the text: nothing else in the file can be told.
  return {
    faults: [
      ...faults,
      {
        line: conflict,
        found: CONFLICT,
        remedy: /^<{7} [^]*^>{7} /m.test(text)
          ? 'Keep one of the two versions, and delete the other with the lines of the marks.'
          : 'Delete this line. Where another version stands above or below it, delete that one too.',
      },
    ],
  };
}

/** Where files come from: a folder of the machine, or the memory of a test. Paths are from the project's root. */
export type Disk = {
  readonly read: (file: string) => Promise<Uint8Array>;
  readonly list: (folder: string) => Promise<Listing>;
};

/** The files below a folder of the machine. */
export function diskAt(siteDir: string): Disk {
  return {
    read: (file) => readFile(path.join(siteDir, file)),
    list: (folder) => listFolder(path.join(siteDir, folder)),
  };
}

/** Reads one text file of the project. */
export async function readText(disk: Disk, file: string): Promise<TextFile> {
  const problems = (faults: readonly Fault[]): Problem[] =>
    faults.map((fault) => ({file, field: '', ...fault}));
  try {
    const {text, faults} = decode(file, await disk.read(file));
    return text === undefined ? {problems: problems(faults)} : {text, problems: problems(faults)};
  } catch (error) {
    return {problems: problems([faultOf(error)])};
  }
}

export type Listing = {
  /** Paths below the folder, with "/". */
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** What stopped the reading: a folder that is missing or may not be read. */
  readonly fault?: Fault;
};

async function isFile(entry: Dirent): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile();
  const target = await stat(path.join(entry.parentPath, entry.name)).catch(() => undefined);
  return target?.isFile() ?? false;
}

/** All files and folders below a folder, sorted by name. */
async function listFolder(folder: string): Promise<Listing> {
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    const name = (entry: Dirent): string =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const kept = await Promise.all(entries.map(isFile));
    return {
      files: entries
        .filter((_, index) => kept[index])
        .map(name)
        .sort(),
      folders: entries
        .filter((entry) => entry.isDirectory())
        .map(name)
        .sort(),
    };
  } catch (error) {
    return {files: [], folders: [], fault: faultOf(error)};
  }
}
