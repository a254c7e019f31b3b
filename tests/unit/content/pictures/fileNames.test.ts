/** Words that are the name of a file. */
import {describe, expect, test} from 'vitest';

import {isFileName} from '../../../../src/content/pictures/fileNames';

describe('words that are the name of a file', () => {
  test.each([
    'orchid.jpg',
    'The orchid.JPEG',
    'a.svg',
    'IMG_2034',
    'img 2034',
    'IMG-2034 copy',
    'DSCN12',
    'DSCF12',
    'DSC12',
    'PXL_2026',
    'Screenshot 2026-01-01',
    'Captura de pantalla 2026',
    'WhatsApp Image 2026',
    'Untitled',
    'Sin título 2',
    'suite-granate_2',
    'suite_granate',
    'suite-2',
  ])('%s', (words) => expect(isFileName(words)).toBe(true));

  test.each([
    'An orchid on satin',
    'Untitled by her',
    'An orchid.jpg on satin',
    '.jpg',
    'An IMG_2034',
    'well-lit',
    'suite_2 and more',
    'Suite 2',
    '2-suite',
    'The suite-2',
    'a.jpg.',
    '',
  ])('not %j', (words) => expect(isFileName(words)).toBe(false));
});
