import {type KeyboardEvent, type ReactNode, useMemo, useRef} from 'react';
import Lightbox, {type ControllerRef} from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';

import type {Photo} from '@site/src/content/types';
import {shieldDoubleClick} from '@site/src/components/ui/shieldDoubleClick';
import {walkFocus} from '@site/src/components/ui/walkFocus';
import {useCloseRequest} from '@site/src/components/ui/useCloseRequest';
import {photoAddress} from './photoAddress';
import Position from './LightboxPosition';
import Slide from './Slide';
import ViewerButton from './ViewerButton';
import {viewerLabels} from './lightboxLabels';
import styles from './Lightbox.module.css';

export type Props = {
  readonly photos: readonly Photo[];
  /** Place of the photo that is shown first. */
  readonly index: number;
  readonly onClose: () => void;
};

/** The viewer: wraps at both ends; closes by its button, Escape, a pull down, a press beside the photo or Back. */
export default function LightboxViewer({photos, index, onClose}: Props): ReactNode {
  useCloseRequest(onClose);
  // The library goes back to `index` when it is given another list, so the list stays the same.
  const slides = useMemo(
    () => photos.map(({file, alt}) => ({src: photoAddress(file), alt})),
    [photos],
  );
  const controller = useRef<ControllerRef>(null);
  // The library drops presses that come within a quarter of a second. It may do so for a key that
  // is held down, so that the photos do not fly past, but a press is a step.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    walkFocus(event.currentTarget, 'button', event);
    const {key, repeat} = event;
    if (repeat || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    event.stopPropagation();
    if (key === 'ArrowLeft') controller.current?.prev();
    else controller.current?.next();
  };
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={slides}
      labels={viewerLabels()}
      carousel={{finite: false, preload: 1, padding: 0}}
      portal={{container: {onKeyDownCapture, onClickCapture: shieldDoubleClick}}}
      controller={{ref: controller, closeOnBackdropClick: true, closeOnPullDown: true}}
      render={{
        slide: ({slide, rect}) => {
          const photo = photos[slides.findIndex((known) => known === slide)];
          return photo && <Slide photo={photo} viewer={rect} />;
        },
        controls: () => <Position />,
        buttonPrev: () => <ViewerButton action="prev" />,
        buttonNext: () => <ViewerButton action="next" />,
        buttonClose: () => <ViewerButton key="close" action="close" />,
      }}
    />
  );
}
