import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import Picture from '@site/src/components/ui/Picture';
import styles from './RoomPhoto.module.css';

type Props = {
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
export default function RoomPhoto({photo, sizes, className}: Props): ReactNode {
  return (
    <div className={clsx('xamfra cutPicture', styles.photo, className)}>
      <Picture name={photo.file} alt={photo.alt} focal={photo.focal} sizes={sizes} />
    </div>
  );
}
