import {expect, test} from 'vitest';

import {isLeftover} from '../../../src/content/read/files';

test.each([
  ['Thumbs.db', 'Windows'],
  ['~$contact.mdx', 'Word'],
  ['contact.mdx~', 'editors'],
  ['programs/.contact.mdx.swp', 'Vim'],
  ['#contact.mdx#', 'Emacs'],
  ['contact.mdx.sb-3f2a-Xy', 'TextEdit'],
  ['contact.mdx___jb_old___', 'JetBrains'],
  ['contact.mdx.tmp.1234.567', 'VS Code'],
])('%s is left by %s, and nobody’s page', (name) => expect(isLeftover(name)).toBe(true));

test.each(['contact.mdx', 'programs/contact.mdx', 'C# house.mdx', 'contact.mdx.txt'])(
  '%s is somebody’s',
  (name) => expect(isLeftover(name)).toBe(false),
);
