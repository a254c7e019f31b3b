import clsx from 'clsx';
import type {ReactNode} from 'react';

import {usePagePhoto} from '@site/src/components/ui/usePagePhoto';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import Picture from '@site/src/components/ui/Picture';
import styles from './HomePhoto.module.css';

/** The heading stands on the left of the photo: of what is cropped, the right stays in view (percent). */
const RIGHT = 80;

/**
 * Twice as many pixels as a phone's screen is wide are enough for the eye: one with three times as many
 * takes the same file (21 KB in place of 41).
 */
const SIZES = [
  '(width >= 62rem) min(76vw, 75rem)',
  '(width >= 40rem) 104vw',
  '(resolution >= 2.5dppx) 80vw',
  '120vw',
].join(', ');

/** The photo of the home page (frontmatter), bleeding right, with a veil that is drawn aside once. */
export default function HomePhoto(): ReactNode {
  const {street, district, city} = useCatalogue().business.address;
  const photo = usePagePhoto();
  return (
    <div className={clsx('xamfra', styles.figure)}>
      <div className={styles.picture}>
        {photo && (
          <Picture
            name={photo.file}
            alt=""
            focal={[RIGHT, photo.focal[1]]}
            sizes={SIZES}
            priority
          />
        )}
        <div className={styles.veil} />
      </div>
      <p className={styles.caption}>
        {street}, {district}, {city}
      </p>
    </div>
  );
}
