import type {ReactNode} from 'react';
import {useLightboxState} from 'yet-another-react-lightbox';

import styles from './Lightbox.module.css';

/** The place of the shown photo: "3 / 30". Read aloud with the photo itself, so not here. */
export default function Position(): ReactNode {
  const {currentIndex, slides} = useLightboxState();
  return (
    <p className={styles.position} aria-hidden="true">
      <b>{currentIndex + 1}</b> / {slides.length}
    </p>
  );
}
