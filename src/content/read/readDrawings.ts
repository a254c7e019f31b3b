/** Reads the drawings and icons in `static` that components name: the site would be without them, and nothing would say so. */
import {type Disk, readText} from './files';
import type {Problem} from '../problems';
import {isDrawing} from './readTiles';
import {EMBLEMS} from '../vocabularies';

/** Tiles of the house’s own. */
const TILES = ['panot', 'panot-mono'];

/** What components and the head of each page name, below `static`. */
const DRAWINGS: readonly string[] = [
  ...EMBLEMS.map((emblem) => `img/emblem/${emblem}.svg`),
  ...TILES.map((tile) => `img/tile/${tile}.svg`),
  'img/scene/facade.svg',
  'img/scene/map.svg',
  'favicon.svg',
];

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** A drawing beside the missing one that nothing else names: the same under another name. `tiles` are those of programs. */
function renamed(
  missing: string,
  statics: readonly string[],
  tiles: ReadonlySet<string>,
): string | undefined {
  const strange = statics.filter(
    (name) =>
      name.endsWith('.svg') &&
      folderOf(name) === folderOf(missing) &&
      !DRAWINGS.includes(name) &&
      !tiles.has(name),
  );
  return strange.length === 1 ? strange[0] : undefined;
}

/** Names drawings that are missing or are none. `programs` are ids, whose tiles are told with them. */
export async function checkDrawings(
  disk: Disk,
  statics: readonly string[],
  programs: readonly string[],
): Promise<Problem[]> {
  const tiles = new Set(programs.map((id) => `img/tile/${id}.svg`));
  const missing = DRAWINGS.filter((name) => !statics.includes(name));
  // A folder without any of them is not this site’s.
  if (missing.length === DRAWINGS.length) return [];
  const absent = missing.map((name): Problem => {
    const file = `static/${name}`;
    const strange = missing.length === 1 ? renamed(name, statics, tiles) : undefined;
    return strange === undefined
      ? {
          file,
          field: '',
          found: 'no such drawing',
          remedy: `Components show it: put it back, git checkout -- ${file}`,
        }
      : {
          file: `static/${strange}`,
          field: '',
          found: `a drawing that components call ${name.slice(folderOf(name).length)}`,
          remedy: `Rename it to ${name.slice(folderOf(name).length)}; for another drawing make a copy of it first.`,
        };
  });
  const there = DRAWINGS.filter((name) => statics.includes(name) && !name.startsWith('img/tile/'));
  const drawn = await Promise.all(
    there.map(async (name) => isDrawing((await readText(disk, `static/${name}`)).text ?? '')),
  );
  const broken = there
    .filter((_, at) => !drawn[at])
    .map((name): Problem => ({
      file: `static/${name}`,
      field: '',
      found: 'a file that is no whole SVG drawing',
      remedy: `Bring it back, git checkout -- static/${name}, or export the drawing again.`,
    }));
  return [...absent, ...broken];
}
