import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {type KeyboardEvent, type ReactNode, useMemo, useRef, useEffect} from 'react';
import Lightbox, {
  type ControllerRef,
  type Labels,
  useController,
  useLightboxState,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

import Icon, {type IconName} from '@site/src/components/ui/Icon';
import Picture from '@site/src/components/ui/Picture';
import {arrowStep, isRightToLeft} from '@site/src/components/ui/direction';
import {ignoreSecondClick, useCloseRequest} from '@site/src/components/ui/overlay';
import type {Photo} from '@site/src/content/browser/types';
import {findPicture} from '@site/src/plugins/pictures/client';
import {photoAddress} from './photos';
import styles from './Lightbox.module.css';

/** A size in px. */
type Size = {readonly width: number; readonly height: number};

/** From this width in px the buttons are beside the photo. */
const WIDE_FROM_PX = 992;
/** Below this height in px (a phone in landscape) the caption is beside the photo. */
const SHORT_BELOW_PX = 480;

export function hasCaptionBeside(viewer: Size): boolean {
  return viewer.height < SHORT_BELOW_PX;
}

/** The room for the photo beside buttons and caption. */
export function roomForPhoto(viewer: Size): Size {
  if (hasCaptionBeside(viewer)) return {width: viewer.width * 0.5, height: viewer.height - 32};
  return {
    width: viewer.width - (viewer.width >= WIDE_FROM_PX ? 176 : 0),
    height: viewer.height - 210,
  };
}

/** The size of a picture scaled down to fit into `room`. */
export function fitInto(picture: Size, room: Size): Size {
  const scale = Math.min(1, room.width / picture.width, Math.max(0, room.height) / picture.height);
  return {width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale)};
}

const VISIBLE_WINDOW_PROPERTIES = ['--visible-top', '--visible-end', '--visible-scale'] as const;

/** Custom properties that keep controls in view, and at their size, when the page is pinch-zoomed. */
function useVisibleWindow(): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const {style, clientWidth} = document.documentElement;
    if (!visible) return undefined;
    const follow = (): void => {
      const {offsetLeft, offsetTop, width, scale} = visible;
      const right = clientWidth - offsetLeft - width;
      const end = isRightToLeft() ? offsetLeft : right;
      const values = [`${offsetTop}px`, `${end}px`, String(1 / scale)];
      VISIBLE_WINDOW_PROPERTIES.forEach((name, index) =>
        style.setProperty(name, values[index] ?? null),
      );
    };
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
      VISIBLE_WINDOW_PROPERTIES.forEach((name) => style.removeProperty(name));
    };
  }, []);
}

type SlideProps = {
  readonly photo: Photo;
  readonly viewer: Size;
  readonly zoom?: number | undefined;
};

function Slide({photo, viewer, zoom = 1}: SlideProps): ReactNode {
  const {width, height} = fitInto(findPicture(photo.file), roomForPhoto(viewer));
  return (
    <figure className={clsx(styles.slide, hasCaptionBeside(viewer) && styles.beside)}>
      {/* Never prerendered, so the content security policy allows this style. */}
      <div className={`chamfer chamferImage ${styles.frame}`} style={{width, height}}>
        <Picture name={photo.file} alt={photo.alt} sizes={`${width * Math.ceil(zoom)}px`} />
      </div>
      <figcaption hidden={zoom > 1}>
        <b>{photo.title}</b>
        <span>{photo.description}</span>
      </figcaption>
    </figure>
  );
}

/** Labels of the library. */
function viewerLabels() {
  return {
    Previous: translate({
      id: 'lightbox.previous',
      message: 'Previous picture',
      description: 'Photo viewer: name of the arrow to the photo before, for screen readers',
    }),
    Next: translate({
      id: 'lightbox.next',
      message: 'Next picture',
      description: 'Photo viewer: name of the arrow to the next photo, for screen readers',
    }),
    Close: translate({
      id: 'lightbox.close',
      message: 'Close',
      description: 'Photo viewer: name of the closing cross, for screen readers',
    }),
    Lightbox: translate({
      id: 'lightbox.name',
      message: 'Picture viewer',
      description: 'Photo viewer: its name, for screen readers',
    }),
    'Photo gallery': translate({
      id: 'lightbox.gallery',
      message: 'Pictures',
      description: 'Photo viewer: name of the row of photos, for screen readers',
    }),
    Carousel: translate({
      id: 'lightbox.carousel',
      message: 'Carousel',
      description: 'Photo viewer: role of the row of photos, for screen readers',
    }),
    Slide: translate({
      id: 'lightbox.slide',
      message: 'Picture',
      description: 'Photo viewer: role of one photo, for screen readers',
    }),
    '{index} of {total}': translate({
      id: 'lightbox.position',
      message: '{index} of {total}',
      description: 'Photo viewer: which of the photos is shown, for screen readers',
    }),
  } satisfies Labels;
}

type ButtonProps = {
  readonly action: 'prev' | 'next' | 'close';
  readonly icon: IconName;
  readonly label: string;
};

/** Replaces the library's button, which has a `title` instead of the site's tooltip. */
function ViewerButton({action, icon, label}: ButtonProps): ReactNode {
  const controller = useController();
  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${action}`}
      aria-label={label}
      data-tooltip=""
      onClick={() => controller[action]()}>
      <Icon name={icon} />
    </button>
  );
}

/** "3 / 30"; screen readers read it with the photo. */
function Position(): ReactNode {
  const {currentIndex, slides} = useLightboxState();
  return (
    <p className={styles.position} aria-hidden="true">
      <b>{currentIndex + 1}</b>
      {` / ${slides.length}`}
    </p>
  );
}

/** On Tab: from the last button to the first, and back. The library makes only what is behind the viewer inert. */
function moveFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % buttons.length;
  event.preventDefault();
  buttons.at(next)?.focus();
}

export type Props = {
  readonly photos: readonly Photo[];
  /** Index of the first photo to show. */
  readonly index: number;
  readonly onClose: () => void;
};

/** The photo viewer. */
export default function LightboxViewer({photos, index, onClose}: Props): ReactNode {
  useCloseRequest(onClose);
  useVisibleWindow();
  // With a new list the library returns to `index`.
  const slides = useMemo(
    () =>
      photos.map(({file, alt}) => {
        const {width, height} = findPicture(file);
        return {src: photoAddress(file), alt, width, height};
      }),
    [photos],
  );
  const labels = viewerLabels();
  const controller = useRef<ControllerRef>(null);
  // The library ignores keys within 250 ms, not only those of a key held down.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    moveFocus(event);
    const step = arrowStep(event.key);
    if (event.repeat || step === 0) return;
    event.stopPropagation();
    if (step < 0) controller.current?.prev();
    else controller.current?.next();
  };
  return (
    <Lightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={slides}
      labels={labels}
      plugins={[Zoom]}
      zoom={{maxZoomPixelRatio: 2, pinchZoomV4: true}}
      carousel={{finite: false, preload: 1, padding: 0}}
      portal={{container: {onKeyDownCapture, onClickCapture: ignoreSecondClick}}}
      controller={{ref: controller, closeOnBackdropClick: true, closeOnPullDown: true}}
      render={{
        slide: ({slide, rect, zoom}) => {
          const photo = photos[slides.findIndex((known) => known === slide)];
          return photo && <Slide photo={photo} viewer={rect} zoom={zoom} />;
        },
        controls: () => <Position />,
        buttonPrev: () => <ViewerButton action="prev" icon="back" label={labels.Previous} />,
        buttonNext: () => <ViewerButton action="next" icon="forward" label={labels.Next} />,
        buttonZoom: () => null,
        buttonClose: () => (
          <ViewerButton key="close" action="close" icon="close" label={labels.Close} />
        ),
      }}
    />
  );
}
