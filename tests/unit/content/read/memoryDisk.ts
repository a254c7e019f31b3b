/** A disk of a few made-up files. */
import type {Disk} from '../../../../src/content/read/files';

/** What a file holds; an error where reading it fails. */
type Content = string | Uint8Array | Error;

const missing = (file: string): Error =>
  Object.assign(new Error(`no such file, ${file}`), {code: 'ENOENT'});

/** The files by their paths from the root, and folders that are named in a listing. */
export function diskOf(
  files: Readonly<Record<string, Content>>,
  folders: readonly string[] = [],
): Disk {
  const names = Object.keys(files).sort();
  const below = (folder: string, all: readonly string[]): string[] =>
    all
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => name.slice(folder.length + 1));
  return {
    read: (file) => {
      const content = files[file] ?? missing(file);
      if (content instanceof Error) return Promise.reject(content);
      return Promise.resolve(
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      );
    },
    list: (folder) => {
      const listed = {files: below(folder, names), folders: below(folder, folders)};
      const fault = {found: 'no such file', remedy: 'Add the file.'};
      return Promise.resolve(listed.files.length > 0 ? listed : {...listed, fault});
    },
  };
}
