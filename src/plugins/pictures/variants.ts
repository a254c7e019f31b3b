/** Plans the files of a picture and makes those that the cache lacks. */
import {isCached, store} from './cache';
import {encodeWidth} from './encode';
import {variantFile, widthsFor, widthsOfFormat} from './widths';
import {FORMATS, type Format, type PictureRecord} from './types';

/** One file to be served. */
export type PlannedFile = {
  readonly file: string;
  readonly width: number;
  readonly format: Format;
};

/** Every file of a picture. */
export function planFiles(name: string, {kind, width, hash}: PictureRecord): PlannedFile[] {
  const widths = widthsFor(kind, width);
  return FORMATS.flatMap((format) =>
    widthsOfFormat(format, widths).map((step) => ({
      file: variantFile(name, hash, step, format),
      width: step,
      format,
    })),
  );
}

/** The planned files that have not been made yet. */
export async function lacking(
  cacheDir: string,
  files: readonly PlannedFile[],
): Promise<PlannedFile[]> {
  const cached = await Promise.all(files.map(({file}) => isCached(cacheDir, file)));
  return files.filter((_, index) => !cached[index]);
}

/** Makes files of one picture and puts them into the cache. */
export async function makeFiles(
  cacheDir: string,
  bytes: Uint8Array,
  kind: PictureRecord['kind'],
  files: readonly PlannedFile[],
): Promise<void> {
  for (const width of new Set(files.map((planned) => planned.width))) {
    const wanted = files.filter((planned) => planned.width === width);
    const made = await encodeWidth(
      bytes,
      kind,
      width,
      wanted.map(({format}) => format),
    );
    for (const {file, format} of wanted) {
      const encoded = made.get(format);
      if (encoded) await store(cacheDir, file, encoded);
    }
  }
}
