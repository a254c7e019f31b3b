/** Reads the tiles of programs, the drawings in `static/img/tile`. */
import sharp from 'sharp';

import {repeats} from '../checks/raw';
import {type Disk, readText} from './files';
import type {Problem} from '../problems';

const TILES = 'static/img/tile';
const SCRIPT_IN_SVG = /<script\b|\son\w+\s*=|javascript:/i;

/** Pictures and styles of other websites. */
const ELSEWHERE = /(?:href|src)\s*=\s*["'](?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\//i;

const SVG = /<svg[\s>](?:[\s\S]*<\/svg>|[^>]*\/>)\s*(?:<!--[\s\S]*-->\s*)?$/;
/** Without these a browser shows nothing, or shows it in a size of its own. */
const NEEDED = [
  /<svg[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/,
  /<svg[^>]*\sviewBox\s*=/,
];

/** Tiles stand in squares: another shape would leave a gap, or be cut off. */
function isSquare(text: string): boolean {
  const [, width, height] =
    /\sviewBox\s*=\s*["']\S+[\s,]+\S+?[\s,]+(\S+?)[\s,]+(\S+?)["']/.exec(text) ?? [];
  return width === undefined || Number(width) === Number(height);
}

/** A drawing of the house's own, of which every program may have a copy until its own is drawn. */
const isStandIn = (name: string): boolean => /^panot(?:-|\.svg$)/.test(name);

/** Whether browsers show a text as a picture: an SVG that follows the rules of XML. */
export async function isDrawing(text: string): Promise<boolean> {
  if (!SVG.test(text) || !NEEDED.every((needed) => needed.test(text))) return false;
  return sharp(Buffer.from(text))
    .metadata()
    .then(
      () => true,
      () => false,
    );
}

/** Programs with a drawn tile; an empty or foreign file is none. */
export async function readTiles(
  disk: Disk,
): Promise<{tiles: string[]; standIns: string[]; problems: Problem[]}> {
  const {files} = await disk.list(TILES);
  const drawings = files.filter((name) => name.endsWith('.svg'));
  const read = await Promise.all(drawings.map((name) => readText(disk, `${TILES}/${name}`)));
  const drawn = await Promise.all(read.map(({text = ''}) => isDrawing(text)));
  const broken = drawings.filter((_, index) => !drawn[index]);
  const active = drawings.filter((_, index) => SCRIPT_IN_SVG.test(read[index]?.text ?? ''));
  const oblong = drawings.filter((_, index) => drawn[index] && !isSquare(read[index]?.text ?? ''));
  const texts = drawings
    .map((name, index) => ({name, text: read[index]?.text?.trim() ?? name}))
    .filter(({name}) => !broken.includes(name));
  const standIns = new Set(texts.filter(({name}) => isStandIn(name)).map(({text}) => text));
  const copies = repeats(
    texts.filter(({text}) => !standIns.has(text)),
    ({text}) => text,
  );
  const foreign = drawings.filter((_, index) => ELSEWHERE.test(read[index]?.text ?? ''));
  const fault = (name: string, found: string, remedy: string): Problem => ({
    file: `${TILES}/${name}`,
    field: '',
    found,
    remedy,
  });
  return {
    tiles: drawings.map((name) => name.replace(/\.svg$/, '')),
    standIns: texts
      .filter(({name, text}) => !isStandIn(name) && standIns.has(text))
      .map(({name}) => `${TILES}/${name}`),
    problems: [
      ...broken.map((name) =>
        fault(
          name,
          'a file that is no whole SVG drawing (xmlns, viewBox, every element closed)',
          'Export the drawing again; until it is there, a copy of panot.svg will do.',
        ),
      ),
      ...oblong.map((name) =>
        fault(
          name,
          'a drawing whose viewBox is not square',
          'Export the drawing again as wide as it is high, such as viewBox="0 0 200 200".',
        ),
      ),
      ...copies.map(({entry, first}) =>
        fault(
          entry.name,
          `the same drawing as ${TILES}/${first.name}`,
          'One of the two is another program’s: put its own drawing there; until it is drawn, a copy of panot.svg will do.',
        ),
      ),
      ...foreign.map((name) =>
        fault(
          name,
          'a drawing that asks another website for a part of it',
          'Export the drawing again with everything in it.',
        ),
      ),
      ...active.map((name) =>
        fault(
          name,
          'a drawing that holds a script',
          'Export the drawing again as plain SVG, without scripts.',
        ),
      ),
    ],
  };
}
