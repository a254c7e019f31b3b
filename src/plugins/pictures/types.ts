/** What the pictures plugin hands to components. Shared by Node and browser. */

/** Formats a picture is served in, the best one first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** What a picture is for; decides its widths and how strongly it is compressed. */
export type PictureKind = 'photo' | 'emblem';

/** One picture as it travels to the browser: everything else is worked out from this. */
export type PictureRecord = {
  readonly kind: PictureKind;
  /** Pixels of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** Eight hexadecimal digits of the original's bytes and the encoder's settings. */
  readonly hash: string;
};

/** All pictures by name: the path in `docs/pictures` without extension, such as `emblem/fan`. */
export type PictureTable = Readonly<Record<string, PictureRecord>>;

/** One file of a picture. Sizes in pixels. */
export type Variant = {
  readonly width: number;
  readonly height: number;
  readonly url: string;
};

/** A picture with the address of every file. */
export type Picture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly variants: Readonly<Record<Format, readonly Variant[]>>;
};
