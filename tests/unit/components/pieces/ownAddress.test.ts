import {describe, expect, test} from 'vitest';

import {ownAddress} from '../../../../src/components/pieces/ownAddress';

const PAGES = new Set(['/', '/gallery', '/programs/kaula-tantra', '/es', '/es/', '/es/galeria']);
const isPage = (pathname: string): boolean => PAGES.has(pathname);
const at = (opened: string, own: string | undefined) => ownAddress(opened, own, isPage);

describe('a page at an address', () => {
  test.each([
    ['/gallery', '/gallery'],
    ['/gallery/', '/gallery'],
    ['//gallery', '/gallery'],
    ['/gallery.html', '/gallery'],
    ['/%67allery', '/gallery'],
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/es', '/es/'],
    ['/es//index.html', '/es/'],
  ])('%s is put right to %s', (opened, own) => expect(at(opened, own)).toBe(own));

  test.each([
    ['/gallery', '/'],
    ['/nothing', '/'],
    ['/nothing', '/gallery'],
    ['/mirror/gallery', '/gallery'],
    ['/mirror/gallery', '/mirror/gallery'],
    ['/es/galeria', '/gallery'],
    ['/GALLERY', '/gallery'],
    ['/gallery/gallery', '/gallery'],
    ['/%E0%A4%A', '/gallery'],
  ])('%s is not the address of %s', (opened, own) => expect(at(opened, own)).toBeUndefined());
});

describe('the 404 page', () => {
  test.each(['/nothing', '/404.html', '/%E0%A4%A', '/es/nada', '/gallery/x'])(
    'stands at %s as it is',
    (opened) => expect(at(opened, undefined)).toBe(opened),
  );
  test.each(['/gallery', '//gallery', '/gallery.html', '/', '/programs/kaula-tantra'])(
    'does not stand at %s',
    (opened) => expect(at(opened, undefined)).toBeUndefined(),
  );
});
