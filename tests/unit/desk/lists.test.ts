/** The lists of a language as files: what keeps them from being read, and what does not. */
import {expect, test} from 'vitest';

import type {Disk} from '../../../src/content/read/files';
import {unreadableLists} from '../../../src/desk/translations/lists';

const ENTRIES = '{\n  "booking.call": {\n    "message": "Llamar"\n  }\n}\n';

/** What is said where `code.json` holds this. */
async function said(code: string): Promise<readonly string[]> {
  const disk: Disk = {
    read: (file) =>
      file === 'i18n/es/code.json'
        ? Promise.resolve(new TextEncoder().encode(code))
        : Promise.reject(Object.assign(new Error(), {code: 'ENOENT'})),
    list: () => Promise.resolve({files: [], folders: []}),
  };
  const problems = await unreadableLists(disk, ['en', 'es']);
  return problems.map(({file, found}) => `${file}: ${found}`);
}

test.each([
  ['entries', ENTRIES],
  ['a byte order mark before them', `\uFEFF${ENTRIES}`],
  ['line ends of Windows', ENTRIES.replaceAll('\n', '\r\n')],
])('%s can be read', async (_, code) => expect(await said(code)).toEqual([]));

test.each([
  ['an entry without its end', ENTRIES.slice(0, -4), /^i18n\/es\/code\.json: /],
  ['two versions that were never joined', `<<<<<<< a\n${ENTRIES}`, /never joined/],
])('%s cannot', async (_, code, found) =>
  expect(await said(code)).toEqual([expect.stringMatching(found)]),
);
