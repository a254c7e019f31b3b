import type {ReactNode} from 'react';

import {emblemPicture} from '@site/src/content/emblems';
import type {Masseuse} from '@site/src/content/types';
import Picture from '@site/src/components/ui/Picture';
import styles from './styles.module.css';

type Props = Pick<Masseuse, 'emblem'> & {
  /** What is seen: it is read in place of a portrait. */
  readonly alt: string;
  readonly focal: readonly [number, number];
  /** Widths at which it is shown, for the browser's choice of picture. */
  readonly sizes: string;
};

/** The picture of an emblem. Its foot fades into the night, for a name and two lines. */
export default function StillLife({emblem, alt, focal, sizes}: Props): ReactNode {
  return (
    <div className={styles.ground}>
      <div className={styles.picture}>
        <Picture name={emblemPicture(emblem)} alt={alt} focal={focal} sizes={sizes} />
      </div>
    </div>
  );
}
