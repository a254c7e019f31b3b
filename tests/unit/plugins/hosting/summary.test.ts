/** What programs that read are told: that it is for adults, and where every language stands. */
import {expect, test} from 'vitest';

import {plainSummary} from '../../../../src/plugins/hosting/summary';
import {ENGLISH, page, siteOf} from './site';

const summary = plainSummary(
  siteOf(
    page('home', '/', '/'),
    page('gallery', '/gallery', '/galeria'),
    page('programs/prana-nirvana', '/programs/prana', '/programas/prana'),
  ),
  ENGLISH,
);

test('it says that the site is for adults', () => expect(summary).toContain('Adults only (18+)'));

test('it names every session by its length, with its price', () =>
  expect(summary).toContain(' 30 min: 90 EUR, 60 min: 130 EUR.'));

test('it names the pages of every language', () => {
  for (const path of ['/gallery', '/programs/prana', '/es/galeria', '/es/programas/prana']) {
    expect(summary).toContain(`(https://house.test${path})`);
  }
  expect(summary).toContain('## es-ES');
});
