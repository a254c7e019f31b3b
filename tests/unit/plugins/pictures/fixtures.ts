/** Generates sites with small pictures. */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';
import {onTestFinished} from 'vitest';

/** A flat picture with a stripe, so that it has something to encode. Sizes in pixels. */
export function drawn(width: number, height: number): Sharp {
  const stripe = {
    create: {width: Math.ceil(width / 3), height, channels: 3, background: '#d3a86c'},
  } as const;
  return sharp({create: {width, height, channels: 3, background: '#43101a'}}).composite([
    {input: stripe, left: 0, top: 0},
  ]);
}

/** A valid original: 960 by 96 pixels. */
export function goodJpeg(): Promise<Buffer> {
  return drawn(960, 96).jpeg().toBuffer();
}

export type FixtureSite = {readonly siteDir: string; readonly cacheDir: string};

/** A temporary site with these files in `docs/pictures`, which is removed when the test ends. */
export async function siteWith(
  files: Readonly<Record<string, Uint8Array | string>>,
): Promise<FixtureSite> {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'velada-pictures-'));
  onTestFinished(() => rm(siteDir, {recursive: true, force: true}));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(siteDir, 'docs/pictures', name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, bytes);
  }
  return {siteDir, cacheDir: path.join(siteDir, 'cache')};
}
