import sharp from 'sharp';
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {checkPictures, lookAtPictures, standInsIn} from '../../../../src/content/pictures/check';
import {REQUIRED} from '../../../../src/content/pictures/required';
import {drawStandIn} from '../../../../src/content/pictures/standIns';
import type {Use} from '../../../../src/content/pictures/uses';
import {drawn, goodJpeg, siteWith} from '../../plugins/pictures/fixtures';

/** What a writer reads about a folder of pictures. */
async function messages(
  files: Parameters<typeof siteWith>[0],
  required: readonly string[] = [],
): Promise<string> {
  const {siteDir} = await siteWith(files);
  return formatProblems(checkPictures(await lookAtPictures(siteDir), required));
}

test('a good folder has no mistakes; notes and hidden files are left alone', async () => {
  const {siteDir} = await siteWith({
    'orchid.jpg': await goodJpeg(),
    'satin/oxblood.jpg': await drawn(480, 48).jpeg().toBuffer(),
    'README.md': 'Where the pictures come from.',
    '.DS_Store': '',
  });
  expect(checkPictures(await lookAtPictures(siteDir), ['orchid', 'satin/oxblood'])).toEqual([]);
});

test('a file cut off in transfer', async () => {
  const whole = await drawn(1200, 800).jpeg().toBuffer();
  expect(await messages({'orchid.jpg': whole.subarray(0, whole.length / 2)}))
    .toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.jpg
      found a picture that breaks off before its end. Copy the original again; this copy is incomplete.
    "
  `);
});

test('an extension that lies about the format', async () => {
  expect(await messages({'orchid.jpg': await drawn(960, 96).png().toBuffer()}))
    .toMatchInlineSnapshot(`
      "1 mistake in the content:

      docs/pictures/orchid.jpg
        format: found a png picture. Export the picture as JPEG and replace the file, or rename it to orchid.png and write that name where docs/gallery.mdx or the hero of a program names it.
      "
    `);
});

test('a format that is not for originals', async () => {
  expect(await messages({'orchid.jpg': await drawn(960, 96).gif().toBuffer()}))
    .toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.jpg
      format: found a gif picture. Export the picture as JPEG and replace the file.
    "
  `);
});

test('a file that is no picture, and an empty one', async () => {
  expect(await messages({'orchid.jpg': 'Dear Sir,', 'street.jpg': ''})).toMatchInlineSnapshot(`
    "2 mistakes in the content:

    docs/pictures/orchid.jpg
      found a file that is not a picture. Replace it with the original, exported as JPEG.

    docs/pictures/street.jpg
      found an empty file. Replace it with the original, exported as JPEG.
    "
  `);
});

test('an extension that no picture has', async () => {
  expect(await messages({'orchid.pdf': '%PDF-1.7'})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.pdf
      name: found the extension ".pdf". Use a picture with one of these extensions: .jpg, .jpeg, .png, .webp, .avif.
    "
  `);
});

test('a name that would not survive an address', async () => {
  expect(await messages({'La Bañera 2.JPG': await goodJpeg()})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/La Bañera 2.JPG
      name: found "La Bañera 2.JPG". Rename the file to la-banera-2.jpg: lower-case letters without accents, digits and hyphens only.
    "
  `);
});

test('originals smaller than the widest slot that shows them', async () => {
  const small = await drawn(479, 48).jpeg().toBuffer();
  expect(await messages({'orchid.jpg': small, 'satin/oxblood.jpg': small})).toMatchInlineSnapshot(`
    "2 mistakes in the content:

    docs/pictures/orchid.jpg
      width: found 479 pixels. Use an original at least 960 pixels wide; enlarging it would blur it.

    docs/pictures/satin/oxblood.jpg
      width: found 479 pixels. Use an original at least 480 pixels wide; enlarging it would blur it.
    "
  `);
});

test('an original of more than 40 megapixels', async () => {
  const huge = await drawn(8000, 5001).png().toBuffer();
  expect(await messages({'orchid.png': huge})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.png
      size: found 8000×5001 pixels (41 megapixels). Reduce the picture to at most 40 megapixels; 2400 pixels across are plenty.
    "
  `);
});

test('a missing picture, and two files with one name', async () => {
  const files = {
    'street.jpg': await goodJpeg(),
    'street.png': await drawn(960, 96).png().toBuffer(),
  };
  expect(await messages(files, ['orchid', 'street'])).toMatchInlineSnapshot(`
    "2 mistakes in the content:

    docs/pictures/orchid.jpg
      found no such file. Pages show this picture by its name: put one back under this name.

    docs/pictures/street.png
      name: found the same name as docs/pictures/street.jpg. Delete one of the two, or rename it.
    "
  `);
});

test('colours for print', async () => {
  const printed = await drawn(960, 96).toColourspace('cmyk').jpeg().toBuffer();
  expect(await messages({'orchid.jpg': printed})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.jpg
      colours: found colours for print (CMYK). Export the picture in the colours of screens: RGB, with the profile sRGB.
    "
  `);
});

test('one picture under two names', async () => {
  const picture = await goodJpeg();
  expect(await messages({'orchid.jpg': picture, 'street.jpg': picture})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/street.jpg
      found the same picture as docs/pictures/orchid.jpg. One of the two is under a wrong name: put the right picture there, or delete it with its entry.
    "
  `);
});

test('a picture that moves', async () => {
  const frames = await Promise.all(
    [drawn(960, 96), drawn(960, 96).negate()].map((frame) => frame.png().toBuffer()),
  );
  const moving = await sharp(frames, {join: {animated: true}})
    .webp()
    .toBuffer();
  expect(await messages({'orchid.webp': moving})).toMatchInlineSnapshot(`
    "1 mistake in the content:

    docs/pictures/orchid.webp
      format: found a moving picture of 2 frames. Export one of its frames as JPEG.
    "
  `);
});

test('the width of a photo on its side is its height', async () => {
  const onItsSide = await drawn(700, 960).withMetadata({orientation: 6}).jpeg().toBuffer();
  const {siteDir} = await siteWith({'orchid.jpg': onItsSide});
  expect(checkPictures(await lookAtPictures(siteDir), [])).toEqual([]);
});

test('the pictures of the house are all usable, and the required ones are there', async () => {
  expect(checkPictures(await lookAtPictures(process.cwd()), REQUIRED)).toEqual([]);
});

const use = (name: string, shown: Use['shown'], field: string): Use => ({
  picture: `docs/pictures/${name}`,
  shown,
  file: 'docs/gallery.mdx',
  field,
});

test('of a picture and its copy, the one that nothing shows goes', async () => {
  const picture = await goodJpeg();
  const {siteDir} = await siteWith({'orchid-copy.jpg': picture, 'orchid.jpg': picture});
  const uses = [use('orchid.jpg', 'photo', 'photos[0].span')];
  expect(checkPictures(await lookAtPictures(siteDir), [], [], uses)).toEqual([
    expect.objectContaining({
      file: 'docs/pictures/orchid-copy.jpg',
      remedy: 'Delete it: nothing shows it.',
    }),
  ]);
});

test('a needed picture whose name is slightly wrong, and what systems leave', async () => {
  const {siteDir} = await siteWith({'orchid.jpg.jpg': await goodJpeg(), 'Thumbs.db': 'x'});
  expect(checkPictures(await lookAtPictures(siteDir), ['orchid'])).toEqual([
    expect.objectContaining({
      file: 'docs/pictures/orchid.jpg.jpg',
      remedy: expect.stringMatching(/^Rename the file to orchid.jpg: /) as string,
    }),
  ]);
});

test('a narrow hero, and an upright picture that is shown wide', async () => {
  const {siteDir} = await siteWith({
    'hero.jpg': await drawn(1200, 800).jpeg().toBuffer(),
    'upright.jpg': await drawn(960, 1200).jpeg().toBuffer(),
  });
  const uses = [use('hero.jpg', 'hero', 'hero.file'), use('upright.jpg', 'wide', 'photos[3].span')];
  expect(checkPictures(await lookAtPictures(siteDir), [], [], uses)).toEqual([
    expect.objectContaining({file: 'docs/pictures/hero.jpg', field: 'width'}),
    expect.objectContaining({file: 'docs/gallery.mdx', field: 'photos[3].span'}),
  ]);
  const asPhotos = uses.map((one) => ({...one, shown: 'photo' as const}));
  expect(checkPictures(await lookAtPictures(siteDir), [], [], asPhotos)).toEqual([]);
});

test('the drawing that stands for a photograph is told from one until it is replaced', async () => {
  const {siteDir} = await siteWith({
    'roof.jpg': await drawStandIn('roof'),
    'orchid.jpg': await goodJpeg(),
  });
  const seen = await lookAtPictures(siteDir);
  expect(checkPictures(seen, [])).toEqual([]);
  expect(standInsIn(seen)).toEqual(['docs/pictures/roof.jpg']);
});

test('what a telephone saves is exported, whatever its name', async () => {
  const told = await messages({'towels-rail.heic': 'x', 'old lamp.gif': 'x'});
  expect(told).toContain('Export the picture as JPEG under the name towels-rail.jpg');
  expect(told).toContain('Export the picture as JPEG under the name old-lamp.jpg');
});

test('an emblem on its side is turned', async () => {
  const told = await messages({'emblem/key.jpg': await drawn(1200, 960).jpeg().toBuffer()});
  expect(told).toContain('Turn it by a quarter, so that it stands upright, 960×1200 pixels');
});

test('a second copy under a name that cannot be is deleted, and not renamed first', async () => {
  const picture = await goodJpeg();
  const told = await messages({
    'tub.jpg': picture,
    'tub (1).jpg': picture,
    'lamp (1).jpg': picture,
  });
  expect(told).toContain('Delete it: docs/pictures/tub.jpg is there');
  expect(told).toContain('Rename the file to lamp-1.jpg');
});

test('a picture that was saved anew under another name', async () => {
  const noise = {type: 'gaussian', mean: 128, sigma: 60} as const;
  const small = await sharp({
    create: {width: 24, height: 16, channels: 3, background: '#000', noise},
  })
    .png()
    .toBuffer();
  const lamp = await sharp(small).resize(1200, 800).jpeg().toBuffer();
  const again = await sharp(lamp).jpeg({quality: 60}).toBuffer();
  const told = await messages({'lamp.jpg': lamp, 'wall.jpg': again});
  expect(told).toContain('the same picture as docs/pictures/lamp.jpg');
});

test('an emblem whose name could not be read on it', async () => {
  const white = sharp({create: {width: 960, height: 1200, channels: 3, background: '#eee'}});
  const told = await messages({'emblem/key.jpg': await white.jpeg().toBuffer()});
  expect(told).toContain('Use a picture whose lower third is dark');
});
