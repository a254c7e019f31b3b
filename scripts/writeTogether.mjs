/* Files that belong together: all of them are written, or none is. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {stop} from './commandLine.mjs';
import {SITE_DIR, whyNotWritten} from './content.mjs';

/** Writes a file and its folders. Says what of it is new, the file or the highest folder, or gives its old bytes. */
function write(file, content) {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const folder = mkdirSync(path.dirname(file), {recursive: true});
  const takeBack = () =>
    before === undefined
      ? rmSync(folder ?? file, {recursive: true, force: true})
      : writeFileSync(file, before);
  try {
    writeFileSync(file, content);
  } catch (error) {
    // A full disk leaves half a file, or the folder that was made for it.
    takeBack();
    throw error;
  }
  return takeBack;
}

/**
 * Writes files of the project, their contents by path. Where one cannot be written, those before it are taken
 * back, and the process ends with the reason: half of them would be refused as being there already.
 */
export function writeTogether(files) {
  const written = [];
  for (const [file, content] of Object.entries(files)) {
    try {
      written.push(write(path.join(SITE_DIR, file), content));
    } catch (error) {
      for (const takeBack of written.reverse()) takeBack();
      stop(`${whyNotWritten(file, error)} Nothing was made: run the command again then.`);
    }
  }
}
