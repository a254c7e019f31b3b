/** Which widths a picture is made in, and what its files are called. Shared by Node and browser. */
import {isEmblem} from '../../content/emblems';
import {atRoot} from '../../content/siteRoot';
import type {Format, Picture, PictureKind, PictureRecord, Variant} from './types';

/** Folder of the pictures below the site's root, for all languages. */
export const PICTURES_URL = '/pictures';

/** Steps of at most 1.5, so that no screen loads many more pixels than it shows. */
const WIDTHS: Readonly<Record<PictureKind, readonly number[]>> = {
  photo: [240, 320, 480, 720, 800, 960, 1200, 1600, 1920],
  emblem: [120, 180, 240, 360, 480, 720, 960],
};

/** An original's own width becomes the last step when it is this much wider than the step below. */
const WORTH_A_STEP = 1.08;

/** JPEG is for browsers without WebP and for links to the picture: one middle width and the largest. */
const JPEG_MIDDLE = 720;

/** The name of a picture's file: `orchid.jpg` is called `orchid`. A name stays as it is. */
export function pictureName(file: string): string {
  return file.replace(/\.[a-z]+$/, '');
}

/** Emblems lie in a folder of their own; everything else is a photo. */
export function kindOf(name: string): PictureKind {
  return isEmblem(name) ? 'emblem' : 'photo';
}

/** Widths in pixels for an original that is `width` wide, ascending, never wider than the original. */
export function widthsFor(kind: PictureKind, width: number): readonly number[] {
  const widths = WIDTHS[kind];
  const steps = widths.filter((step) => step <= width);
  const last = steps.at(-1) ?? 0;
  const capped = Math.min(width, widths.at(-1) ?? width);
  return capped > last * WORTH_A_STEP ? [...steps, capped] : steps;
}

/** Widths in one format. */
export function widthsOfFormat(format: Format, widths: readonly number[]): readonly number[] {
  if (format !== 'jpeg') return widths;
  const largest = widths.at(-1) ?? 0;
  const middle = widths.find((width) => width >= JPEG_MIDDLE) ?? largest;
  return middle === largest ? [largest] : [middle, largest];
}

/** File name of one variant, such as `emblem-fan-480.1a2b3c4d.avif`. */
export function variantFile(name: string, hash: string, width: number, format: Format): string {
  return `${name.replaceAll('/', '-')}-${width}.${hash}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** A picture with all its addresses. */
export function pictureFrom(name: string, {kind, width, height, hash}: PictureRecord): Picture {
  const widths = widthsFor(kind, width);
  const variants = (format: Format): readonly Variant[] =>
    widthsOfFormat(format, widths).map((step) => ({
      width: step,
      height: Math.round((step * height) / width),
      url: atRoot(`${PICTURES_URL}/${variantFile(name, hash, step, format)}`),
    }));
  return {
    name,
    width,
    height,
    variants: {avif: variants('avif'), webp: variants('webp'), jpeg: variants('jpeg')},
  };
}
