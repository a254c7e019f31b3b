/** Which widths a picture is made in, and what its files are called. Shared by Node and browser. */
import {isEmblem} from '../../content/browser/emblems';

/** Folder of the pictures below the site's root, for all languages. */
export const PICTURES_URL = '/pictures';

/** Formats a picture is served in; JPEG is the fallback, and what links and search engines get. */
export const FORMATS = ['avif', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** One original, as the browser knows it by its name (`emblem/fan`): everything else is worked out from this. */
export type PictureRecord = {
  /** Pixels of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** Eight hexadecimal digits of the original's bytes and the encoders' settings. */
  readonly hash: string;
};

/** A page's photo: its file in `docs/pictures`, and the point that stays in view, in percent from left and top. */
export type HeroPhoto = {readonly file: string; readonly focal: readonly [number, number]};

/** The photo on the social cards of pages that have none. */
export const DEFAULT_PHOTO: HeroPhoto = {file: 'orchid.jpg', focal: [60, 40]};

/** Size of a social card in pixels, as messengers and networks ask for it. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Steps of at most 1.5, so that no screen loads many more pixels than it shows. Pixels. */
const PHOTO = {steps: [240, 320, 480, 720, 800, 960, 1200, 1600, 1920], medium: 800};
/** For emblems, whose frames are small. */
const EMBLEM = {steps: [120, 180, 240, 360, 480, 720, 960], medium: 480};

/** An original's own width becomes the last step when it is this much wider than the step below. */
const WORTH_A_STEP = 1.08;

/** The name of a picture's file: `orchid.jpg` is called `orchid`. A name stays as it is. */
export const pictureName = (file: string): string => file.replace(/\.[a-z]+$/, '');

/** Widths in pixels, ascending, never wider than the original, which is `width` pixels wide. */
export function widthsOf(format: Format, name: string, width: number): readonly number[] {
  const {steps, medium} = isEmblem(name) ? EMBLEM : PHOTO;
  const below = steps.filter((step) => step <= width);
  const widestStep = below.at(-1) ?? 0;
  const widest = Math.min(width, steps.at(-1) ?? width);
  const all = widest > widestStep * WORTH_A_STEP ? [...below, widest] : below;
  if (format === 'avif') return all;
  // The fallback has two: one for most screens, and the widest.
  const fallback = [all.find((step) => step >= medium), all.at(-1)];
  return [...new Set(fallback.map((step) => step ?? widest))];
}

/** File name of one variant, such as `emblem-fan-480.1a2b3c4d.avif`, by its width in pixels. */
export function variantFile(
  {name, hash}: {readonly name: string; readonly hash: string},
  width: number | string,
  format: Format,
): string {
  return `${name.replaceAll('/', '-')}-${width}.${hash}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** File name of a social card, such as `orchid-62x38.1a2b3c4d.jpg`: a picture around its focal point. */
export const cardFile = (name: string, hash: string, focal: HeroPhoto['focal']): string =>
  variantFile({name, hash}, focal.join('x'), 'jpeg');
