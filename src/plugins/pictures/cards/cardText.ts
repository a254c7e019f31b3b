/** Words of a social card, set in the site's own display face: no font of the machine is needed. */
import path from 'node:path';

import sharp from 'sharp';

/** Newsreader at its largest optical size, made by `scripts/fonts/fonts.mjs`. */
export const FONT_FILE = path.join(__dirname, 'card-font.ttf');
/** The family's name inside that file; the comma ends the name before the size. */
const FAMILY = 'Newsreader 16pt,';

type SetText = {readonly image: Buffer; readonly width: number; readonly height: number};

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign] ?? sign);

/** Sets a text in lines of at most `width` pixels. `size` is the type size in pixels. */
export async function setText(
  text: string,
  size: number,
  colour: string,
  width: number,
): Promise<SetText> {
  const {data, info} = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(size * -16)}" line_height=".92">${escape(text)}</span>`,
      font: `${FAMILY} ${size}px`,
      fontfile: FONT_FILE,
      width,
      wrap: 'word',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({resolveWithObject: true});
  return {image: data, width: info.width, height: info.height};
}

/** Sets a title in the largest of the sizes in which it fits the box; the smallest if it fits none. */
export async function fitText(
  text: string,
  sizes: readonly [number, ...number[]],
  colour: string,
  box: {readonly width: number; readonly height: number},
): Promise<SetText> {
  const [size, next, ...rest] = sizes;
  const set = await setText(text, size, colour, box.width);
  const fits = set.width <= box.width && set.height <= box.height;
  return fits || next === undefined ? set : fitText(text, [next, ...rest], colour, box);
}
