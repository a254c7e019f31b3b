/** Reads the tiles of programs, the drawings in `static/img/tile`. */
import {type Disk, readText} from './files';
import type {Problem} from './problems';

const TILES = 'static/img/tile';
const SCRIPT_IN_SVG = /<script\b|\son\w+\s*=|javascript:/i;

/** Pictures and styles of other websites. */
const ELSEWHERE = /(?:href|src)\s*=\s*["'](?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\//i;

/** Programs with a drawn tile; an empty or foreign file is none. */
export async function readTiles(disk: Disk): Promise<{tiles: string[]; problems: Problem[]}> {
  const {files} = await disk.list(TILES);
  const drawings = files.filter((name) => name.endsWith('.svg'));
  const read = await Promise.all(drawings.map((name) => readText(disk, `${TILES}/${name}`)));
  const broken = drawings.filter(
    (_, index) =>
      !/<svg[\s>](?:[\s\S]*<\/svg>|[^>]*\/>)\s*(?:<!--[\s\S]*-->\s*)?$/.test(
        read[index]?.text ?? '',
      ),
  );
  const active = drawings.filter((_, index) => SCRIPT_IN_SVG.test(read[index]?.text ?? ''));
  const foreign = drawings.filter((_, index) => ELSEWHERE.test(read[index]?.text ?? ''));
  const fault = (name: string, found: string, remedy: string): Problem => ({
    file: `${TILES}/${name}`,
    field: '',
    found,
    remedy,
  });
  return {
    tiles: drawings.map((name) => name.replace(/\.svg$/, '')),
    problems: [
      ...broken.map((name) =>
        fault(
          name,
          'a file that is not an SVG drawing',
          'Export the drawing again; until it is there, a copy of panot.svg will do.',
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
