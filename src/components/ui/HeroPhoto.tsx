import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from './Picture';
import type {Photo} from '@site/src/content/types';
import styles from './HeroPhoto.module.css';

type Props = {
  readonly photo: Pick<Photo, 'file' | 'focal'> | undefined;
  /** Where it stands. */
  readonly place?: 'top' | 'closing' | 'panel';
  readonly className?: string | undefined;
};

/** Widths at which the photo is shown; a closing is taller, and shows it larger than its frame. */
const SIZES = {
  top: '(min-width: 62rem) 64vw, 100vw',
  closing: '(min-width: 62rem) 80vw, 100vw',
  panel: '(min-width: 68rem) 46vw, (min-width: 48rem) 44vw, 80vw',
} as const;

/**
 * The photo at the right of a hero or a closing, fading into the night where the words stand. Around
 * it, `--photo-clear` (from the left) and `--photo-floor` (from the top) say where it is clear of the fade.
 */
export default function HeroPhoto({photo, place = 'top', className}: Props): ReactNode {
  if (!photo) return null;
  return (
    <div className={clsx(styles.photo, className)}>
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
