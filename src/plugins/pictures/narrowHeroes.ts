/** Says which heroes will look soft on wide screens. */
import {pictureName} from './widths';
import type {PictureTable} from './types';

/** Pixels that a hero's original needs so that it is sharp on a wide screen. */
const HERO_WIDTH = 1600;

type HeroPage = {readonly id: string; readonly photoFile: string | null};

/** One line that names every page whose hero has a narrow original; undefined when none has. */
export function narrowHeroes(
  pages: readonly HeroPage[],
  pictures: PictureTable,
): string | undefined {
  const narrow = pages.flatMap(({id, photoFile}) => {
    const width = photoFile ? pictures[pictureName(photoFile)]?.width : undefined;
    return width !== undefined && width < HERO_WIDTH ? [`${id} (${photoFile}, ${width})`] : [];
  });
  if (narrow.length === 0) return undefined;
  return `[velada] Heroes look soft on wide screens when their original is narrower than ${HERO_WIDTH} pixels: ${narrow.join(', ')}.`;
}
