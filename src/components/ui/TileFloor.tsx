import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

import styles from './TileFloor.module.css';

/** Side of one tile in px before the floor is tilted. */
const SIDE = 220;

type Props = {
  /** Address of the tile's drawing. */
  readonly tile: string;
  readonly className?: string | undefined;
};

/**
 * A floor laid with one tile, seen in perspective, behind the right half of a hero: no line of a
 * tile crosses a line of text. A hero may place it: `--floor-from` and `--floor-to` say where it
 * fades in, `--floor-ground` what lies below it.
 */
export default function TileFloor({tile, className}: Props): ReactNode {
  // A page may have a floor at its top and another at its end.
  const pattern = useId();
  return (
    <div className={clsx(styles.floor, className)} aria-hidden="true">
      <svg className={styles.tiles}>
        <pattern id={pattern} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
          <image href={tile} width={SIDE} height={SIDE} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </div>
  );
}
