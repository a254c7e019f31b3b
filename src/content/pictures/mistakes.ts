/** What can be wrong with an original, in a writer's terms. */
import path from 'node:path';

import type {Metadata} from 'sharp';

import type {Problem} from '../problems';
import {isEmblem, plainPicture} from './names';
import type {Original} from './originals';

/** An original's size in pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/** What is wrong, without the file's name. */
type Mistake = Omit<Problem, 'file'>;

/** Pixels across that the widest slot needs: of a photo, and of a satin, which lies behind an emblem. */
const leastWidth = (name: string): number => (name.startsWith('satin/') ? 480 : 960);
const MOST_PIXELS = 40_000_000;

/** Formats an original may have, by what its bytes say, and the extensions that fit. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
};
const ALLOWED = Object.values(EXTENSIONS).flat();

/** What telephones, cameras and programs save: pictures all the same. */
const EXPORTABLE = /^\.(?:hei[cf]|gif|bmp|tiff?|jfif|jxl|psd|dng|cr2|nef|arw)$/i;

/** A name or extension that cannot become an address. */
export function nameMistake({name, file}: Original): Mistake | undefined {
  const extension = path.extname(file);
  if (!ALLOWED.includes(extension.toLowerCase())) {
    const jpeg = path.basename(plainPicture(file.slice(0, -extension.length)));
    const remedy = EXPORTABLE.test(extension)
      ? `Export the picture as JPEG under the name ${jpeg}.jpg, and delete this file; where a page names it, ${jpeg}.jpg stands.`
      : `Use a picture with one of these extensions: ${ALLOWED.join(', ')}.`;
    return {field: 'name', found: `the extension "${extension}"`, remedy};
  }
  const plain = /^[a-z0-9]+([-/][a-z0-9]+)*$/.test(name) && extension === extension.toLowerCase();
  if (plain) return undefined;
  const meant = path.basename(plainPicture(file));
  const remedy = `Rename the file to ${meant}: lower-case letters without accents, digits and hyphens only.`;
  return {field: 'name', found: `"${path.basename(file)}"`, remedy};
}

/** AVIF and HEIC share a container; only the first is for the web. */
function formatOf({format, compression}: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/** Bytes that are not what the extension says. */
export function formatMistake(file: string, metadata: Metadata): Mistake | undefined {
  const format = formatOf(metadata);
  const fitting = EXTENSIONS[format];
  if (fitting?.includes(path.extname(file))) return undefined;
  const name = `${path.basename(file, path.extname(file))}${fitting?.[0]}`;
  const export_ = /\.jpe?g$/.test(file)
    ? 'Export the picture as JPEG and replace the file, or rename it'
    : 'Rename the file';
  // A page names its photos; an emblem's picture is found by the emblem's name.
  const isNamed = fitting && !file.startsWith('emblem/');
  const remedy = isNamed
    ? `${export_} to ${name} and write that name where docs/gallery.mdx or the hero of a program names it.`
    : 'Export the picture as JPEG and replace the file.';
  return {field: 'format', found: `${format === 'avif' ? 'an' : 'a'} ${format} picture`, remedy};
}

/** Colours of print, and pictures that move. */
export function colourMistake({space, pages}: Metadata): Mistake | undefined {
  if (space === 'cmyk') {
    const remedy = 'Export the picture in the colours of screens: RGB, with the profile sRGB.';
    return {field: 'colours', found: 'colours for print (CMYK)', remedy};
  }
  return (pages ?? 1) > 1
    ? {
        field: 'format',
        found: `a moving picture of ${pages} frames`,
        remedy: 'Export one of its frames as JPEG.',
      }
    : undefined;
}

/** Width over height of an emblem's picture, and how far an original may be from it. */
const EMBLEM_SHAPE = 4 / 5;
const NEARLY = 0.01;

/** An emblem's picture that would be cropped or leave a gap in its frame. */
export function shapeMistake(name: string, {width, height}: Size): Mistake | undefined {
  if (!isEmblem(name) || Math.abs(width / height / EMBLEM_SHAPE - 1) <= NEARLY) return undefined;
  // What was taken upright and saved sideways would lose most of it.
  if (Math.abs(height / width / EMBLEM_SHAPE - 1) <= NEARLY) {
    const remedy = `Turn it by a quarter, so that it stands upright, ${height}×${width} pixels, and save it so.`;
    return {field: 'shape', found: `${width}×${height} pixels, which is 4:5 on its side`, remedy};
  }
  const remedy = 'Crop it to 4:5, upright, such as 960×1200 pixels; its lower third is dark.';
  return {field: 'shape', found: `${width}×${height} pixels`, remedy};
}

/** Too many pixels for a build, or too few for the slots that show the picture. */
export function sizeMistake(name: string, {width, height}: Size): Mistake | undefined {
  if (width * height > MOST_PIXELS) {
    const found = `${width}×${height} pixels (${Math.ceil((width * height) / 1e6)} megapixels)`;
    const remedy = 'Reduce the picture to at most 40 megapixels; 2400 pixels across are plenty.';
    return {field: 'size', found, remedy};
  }
  const least = leastWidth(name);
  if (width >= least) return undefined;
  const remedy = `Use an original at least ${least} pixels wide; enlarging it would blur it.`;
  return {field: 'width', found: `${width} pixels`, remedy};
}
