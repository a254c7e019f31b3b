/** Decodes originals: for the files that the site serves, and to find out whether anything of a picture is missing. */
import sharp, {type Sharp, type SharpOptions} from 'sharp';

import {isEnded, isJpeg, withoutOddities} from './jpeg';

// In development a picture may be replaced: what sharp has read must not be used again.
sharp.cache(false);

/** Behind transparent originals: the background of pages. */
export const GROUND = '#0d080a';

const BREAKS_OFF = 'Copy the original again: this copy breaks off before its end.';
export const DAMAGED =
  'Open the original in an image program and export it again: this file is damaged or not complete.';

/** In pixels, upright. */
export type Size = {readonly width: number; readonly height: number};

/**
 * An original, by its path or its bytes, upright, in the colours of screens, without transparency. Warnings of the
 * decoder do not fail unless asked for: `faultOf` has looked at them.
 */
export const upright = (
  original: string | Buffer,
  failOn: SharpOptions['failOn'] = 'truncated',
): Sharp =>
  sharp(original, {failOn}).autoOrient().flatten({background: GROUND}).toColourspace('srgb');

/** The first complaint of the decoder about a picture; undefined where it has none. */
async function complaintOf(bytes: Buffer, {width, height}: Size): Promise<string | undefined> {
  // A crop before the resizing keeps libvips from decoding at a smaller scale, where it misses the last lines.
  const whole = upright(bytes, 'warning').extract({left: 0, top: 0, width, height});
  const decoded = whole.resize(16, 16, {fit: 'fill'}).raw().toBuffer();
  return decoded.then(() => undefined).catch((error: Error) => error.message);
}

/** What is wrong with the pixels of an original: a sentence, or undefined where all of them are there. */
export async function faultOf(bytes: Buffer, size: Size): Promise<string | undefined> {
  const complaint = await complaintOf(bytes, size);
  if (!isJpeg(bytes)) return complaint && DAMAGED;
  // What was filled with zeros in place of the rest is decoded without a complaint.
  if (!isEnded(bytes)) return BREAKS_OFF;
  const reason = complaint && (await complaintOf(withoutOddities(bytes), size));
  if (!reason) return undefined;
  return reason.includes('premature end') ? BREAKS_OFF : DAMAGED;
}
