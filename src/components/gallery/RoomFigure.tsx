import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import type {Photo} from '@site/src/content/types';
import styles from './RoomFigure.module.css';

type RoomPhotoProps = {
  readonly photo: Pick<Photo, 'file' | 'focal' | 'alt'>;
  /** Width it is shown at, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape is the caller's. */
  readonly className?: string | undefined;
};

/**
 * A gallery photo in a cut frame, with its alt text. It settles into place as it is scrolled
 * into view.
 */
export function RoomPhoto({photo, sizes, className}: RoomPhotoProps): ReactNode {
  return (
    <div className={clsx('chamfer chamferImage', styles.photo, className)}>
      <Picture name={photo.file} alt={photo.alt} focal={photo.focal} sizes={sizes} />
    </div>
  );
}

type Props = {
  readonly photo: Pick<Photo, 'file' | 'focal' | 'alt'>;
  /** Width it is shown at, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Its shape is the caller's. */
  readonly className: string | undefined;
  readonly name: string;
  readonly line: string;
};

/** A photo of a room with its name and a line about it. */
export default function RoomFigure({name, line, ...photo}: Props): ReactNode {
  return (
    <figure>
      <RoomPhoto {...photo} />
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{line}</span>
      </figcaption>
    </figure>
  );
}
