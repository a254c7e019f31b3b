/** The drawn parts of a social card: the fade over the photo and the cut-cornered hairline. */
import {CARD_HEIGHT, CARD_WIDTH} from './size';

/** Colours of the design tokens, which style sheets cannot lend to a picture. */
export const INK = '#0d080a';
export const IVORY = '#f5ecdd';
export const GOLD_HI = '#f1d6a4';

/** Left edge of the photo in pixels; it is covered by the fade. */
export const PHOTO_LEFT = 400;
/** Space between the card's edge and its words in pixels. */
export const MARGIN = 84;

const INSET = 30;
const CUT = 56;

function octagon(): string {
  const [left, top, right, bottom] = [INSET, INSET, CARD_WIDTH - INSET, CARD_HEIGHT - INSET];
  return [
    `M${left + CUT} ${top}`,
    `H${right - CUT}`,
    `L${right} ${top + CUT}`,
    `V${bottom - CUT}`,
    `L${right - CUT} ${bottom}`,
    `H${left + CUT}`,
    `L${left} ${bottom - CUT}`,
    `V${top + CUT}`,
    'Z',
  ].join('');
}

/** Fade and hairline as one transparent SVG of the card's size. */
export function cardArt(): Buffer {
  return Buffer.from(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
      <defs>
        <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${PHOTO_LEFT}" x2="${PHOTO_LEFT + 520}" y1="0" y2="0">
          <stop offset="0" stop-color="${INK}"/>
          <stop offset=".35" stop-color="${INK}" stop-opacity=".86"/>
          <stop offset=".7" stop-color="${INK}" stop-opacity=".3"/>
          <stop offset="1" stop-color="${INK}" stop-opacity="0"/>
        </linearGradient>
        <radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="0" cy="90" r="520">
          <stop offset="0" stop-color="#2a1424"/>
          <stop offset="1" stop-color="#2a1424" stop-opacity="0"/>
        </radialGradient>
        <linearGradient id="foil" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f8e3b8"/>
          <stop offset=".3" stop-color="#d3a86c" stop-opacity=".45"/>
          <stop offset=".62" stop-color="#d3a86c" stop-opacity=".3"/>
          <stop offset="1" stop-color="#f4dcae"/>
        </linearGradient>
      </defs>
      <rect x="0" width="${PHOTO_LEFT + 520}" height="100%" fill="url(#fade)"/>
      <rect width="100%" height="100%" fill="url(#pool)"/>
      <path d="${octagon()}" fill="none" stroke="url(#foil)" stroke-width="1.5"/>
    </svg>`);
}
