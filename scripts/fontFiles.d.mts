type Axis = number | {readonly min: number; readonly max: number};

type FontFile = {
  /** File below the packages' folder. */
  readonly from: string;
  /** File below the project's folder. */
  readonly to: string;
  /** What it holds; all characters when not said. */
  readonly characters?: string;
  readonly axes: Readonly<Record<string, Axis>>;
  readonly format: 'woff2';
};

/** In bytes: all fonts of visitors together, and the one that is needed for the first paint. */
export const BUDGET: {readonly together: number; readonly first: number};
export const WEB_FONTS: readonly FontFile[];
export const ROOT: URL;
export const PACKAGES: URL;
/** The bytes of a font file. */
export function makeFont(font: FontFile): Promise<Buffer>;
