import {type ReactNode, useMemo} from 'react';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';

import type {Photo} from '@site/src/content/types';
import Icon from '@site/src/components/ui/Icon';
import {useOverlayEntry} from '@site/src/components/frame/history/useOverlayEntry';
import {photoAddress} from '../photoAddress';
import Position from './Position';
import Slide from './Slide';
import {viewerLabels} from './labels';
import styles from './styles.module.css';

export type Props = {
  readonly photos: readonly Photo[];
  /** Place of the photo that is shown first. */
  readonly index: number;
  readonly onClose: () => void;
};

/** The viewer: wraps at both ends; closes by its button, Escape, a pull down, a press beside the photo or Back. */
export default function LightboxViewer({photos, index, onClose}: Props): ReactNode {
  useOverlayEntry(onClose);
  // The library goes back to `index` when it is given another list, so the list stays the same.
  const slides = useMemo(
    () => photos.map(({file, alt}) => ({src: photoAddress(file), alt})),
    [photos],
  );
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={slides}
      labels={viewerLabels()}
      carousel={{finite: false, preload: 1, padding: 0}}
      controller={{closeOnBackdropClick: true, closeOnPullDown: true}}
      render={{
        slide: ({slide, rect}) => {
          const photo = photos[slides.findIndex((known) => known === slide)];
          return photo && <Slide photo={photo} viewer={rect} />;
        },
        controls: () => <Position />,
        iconPrev: () => <Icon name="left" />,
        iconNext: () => <Icon name="right" />,
        iconClose: () => <Icon name="close" />,
      }}
    />
  );
}
