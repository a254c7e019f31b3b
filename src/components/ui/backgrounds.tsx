/** Backgrounds of heroes and of closing calls to action. */
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import type {Photo} from '@site/src/content/browser/types';
import Picture from './Picture';
import styles from './backgrounds.module.css';

type Background = {readonly className?: string | undefined};

type HeroPhotoProps = Background & {
  readonly photo: Pick<Photo, 'file' | 'focal'> | undefined;
  readonly place?: 'top' | 'closing' | 'panel';
};

/** A closing is taller, and crops a larger photo. */
const SIZES = {
  top: '(min-width: 62rem) 64vw, 100vw',
  closing: '(min-width: 62rem) 80vw, 100vw',
  panel: '(min-width: 68rem) 46vw, (min-width: 48rem) 44vw, 80vw',
} as const;

/** A photo on the right that fades out behind the text, to `--photo-clear` from the left and `--photo-floor` from the top. */
export function HeroPhoto({photo, place = 'top', className}: HeroPhotoProps): ReactNode {
  if (!photo) return null;
  return (
    <div className={clsx('veiled', styles.photo, className)}>
      <Picture
        name={photo.file}
        alt=""
        focal={photo.focal}
        sizes={SIZES[place]}
        priority={place === 'top'}
      />
    </div>
  );
}

type FacadeProps = Background & {
  /** Loads it eagerly, at the top of a page. */
  readonly first?: boolean;
};

/** The drawn façade with one lit window, for text on the left. */
export function Facade({className, first = false}: FacadeProps): ReactNode {
  return (
    <div className={clsx('screenOnly veiled', styles.facade, className)}>
      <img
        src="/img/scene/facade.svg"
        alt=""
        width="1600"
        height="860"
        loading={first ? undefined : 'lazy'}
      />
    </div>
  );
}

/** Side of one tile in px before the floor is tilted. */
const TILE_SIDE_PX = 220;

type TileFloorProps = Background & {readonly tile: string};

/** A tiled floor in perspective behind the right half, which fades in between `--floor-from` and `--floor-to`. */
export function TileFloor({tile, className}: TileFloorProps): ReactNode {
  // A page may have a floor at its top and another at its end.
  const pattern = useId();
  return (
    <div className={clsx('veiled', styles.floor, className)} aria-hidden="true">
      <svg className={styles.tiles}>
        <pattern
          id={pattern}
          width={TILE_SIDE_PX}
          height={TILE_SIDE_PX}
          patternUnits="userSpaceOnUse">
          <image href={tile} width={TILE_SIDE_PX} height={TILE_SIDE_PX} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </div>
  );
}
