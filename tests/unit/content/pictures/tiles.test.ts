/** Drawings in static/img/tile: a program's, the house's own, and those that nothing shows. */
import {expect, test} from 'vitest';

import {warnOfTiles} from '../../../../src/content/checks/facts/pictures';
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
