/** Drawings in static/img/tile: a program's, the house's own, and those that nothing shows. */
import {expect, test} from 'vitest';

import {warnOfTiles} from '../../../../src/content/checks/facts/pictures';
import {createCatalogue} from '../../../../src/content/catalogue';
import type {Disk} from '../../../../src/content/read/files';
import {readTiles} from '../../../../src/content/read/readTiles';
import {validSite} from '../fixtureSite';

test('a tile that no program has is a warning; those of the house are for its pages', () => {
  const site = validSite();
  const programs = site.documents
    .filter(({id, locale}) => locale === 'en' && id.startsWith('programs/'))
    .map(({id}) => id.slice('programs/'.length));
  expect(programs.length).toBeGreaterThan(0);
  const tiles = [...programs, 'moon', 'panot', 'panot-mono', 'panoti'];
  expect(warnOfTiles({...site, tiles}).map(({file}) => file)).toEqual([
    'static/img/tile/moon.svg',
    'static/img/tile/panoti.svg',
  ]);
});

test('a program that still has a drawing of the house’s own is a warning', async () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h';
  const files: Readonly<Record<string, string>> = {
    'panot.svg': `${square}1"/></svg>`,
    'moon.svg': `${square}1"/></svg>\n`,
    'sun.svg': `${square}2"/></svg>`,
  };
  const disk: Disk = {
    read: (file) => Promise.resolve(new TextEncoder().encode(files[file.split('/').at(-1) ?? ''])),
    list: () => Promise.resolve({files: Object.keys(files), folders: []}),
  };
  const {standIns: tileStandIns, problems} = await readTiles(disk);
  expect(problems).toEqual([]);
  const {warnings} = createCatalogue({...validSite(), tileStandIns});
  expect(warnings).toContainEqual(expect.objectContaining({file: 'static/img/tile/moon.svg'}));
  expect(warnings.map(({file}) => file)).not.toContain('static/img/tile/sun.svg');
});
