/** The drawing of a new program. */
import {type Desk, NOTHING, type Plan} from './types';

/** The house’s paving stone: the stand-in for a tile that is not drawn yet. */
const TILE = 'static/img/tile/panot.svg';
const PLAIN_TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="86" fill="none" stroke="#cfa469" stroke-width="1.3"/></svg>\n';

/** The tile of a program: a stand-in to draw over, and nothing where somebody has drawn it already. */
export function tileOf({read}: Desk, id: string): Plan {
  const file = `static/img/tile/${id}.svg`;
  const [there, standIn] = [read(file), read(TILE) ?? PLAIN_TILE];
  if (there !== undefined && there !== standIn) return NOTHING;
  return {
    files: there === undefined ? {[file]: standIn} : {},
    left: [
      `draw its tile (200 by 200, lines of gold as in the others) in place of the stand-in, ${file}`,
    ],
  };
}
