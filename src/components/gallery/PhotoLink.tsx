import clsx from 'clsx';
import {type ReactNode, useCallback, useEffect, useState} from 'react';

import {onDemand} from '@site/src/components/ui/onDemand';
import Picture from '@site/src/components/ui/Picture';
import {onPlainClick} from '@site/src/components/ui/navigation';
import type {Photo} from '@site/src/content/browser/types';
import type {Props as ViewerProps} from './Lightbox';
import {photoAddress} from './photos';
import styles from './PhotoLink.module.css';

const viewer = onDemand(() => import('./Lightbox'));

/** A viewer for a list of photos, loaded when it first opens. If that fails, the image itself is opened. */
export function useLightbox(photos: readonly Photo[]) {
  const [shown, setShown] = useState<ViewerProps>();
  const [opening, setOpening] = useState<number>();
  const onEntered = useCallback(() => setOpening(undefined), []);
  const close = useCallback(() => {
    setShown(undefined);
    setOpening(undefined);
  }, []);
  const openImage = (): void => {
    const photo = shown?.photos[shown.index];
    close();
    if (photo) window.location.assign(photoAddress(photo.file));
  };
  const {Component: Lightbox} = viewer.useComponent(shown, openImage);
  const isWaiting = opening !== undefined && !Lightbox;
  useEffect(() => {
    if (!isWaiting) return undefined;
    // The photo is large already: Escape closes it, as it will close the viewer.
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting, close]);
  return {
    open: (index: number): void => {
      setShown({photos, index, onClose: close, onEntered});
      if (!Lightbox) setOpening(index);
    },
    /** Index of the photo whose viewer is on its way. */
    opening,
    /** The viewer, to render anywhere. */
    element: shown && Lightbox && <Lightbox {...shown} />,
  };
}

type Props = {
  readonly photo: Pick<Photo, 'file' | 'alt' | 'focal'>;
  readonly sizes: string;
  readonly onOpen: () => void;
  /** The viewer is on its way: until it is there, the photo itself is large. */
  readonly isOpening: boolean;
  readonly className?: string | undefined;
  /** Shown over the photo. */
  readonly children?: ReactNode;
};

/** A photo that links to its image, or with script opens the viewer. */
export default function PhotoLink({
  photo: {file, alt, focal},
  sizes,
  onOpen,
  isOpening,
  className,
  children,
}: Props): ReactNode {
  return (
    <a
      href={photoAddress(file)}
      className={clsx('chamfer chamferImage', styles.photo, className)}
      data-needs-script
      aria-busy={isOpening || undefined}
      onClick={onPlainClick(onOpen)}
      onPointerEnter={viewer.preload}
      onFocus={viewer.preload}>
      <Picture name={file} alt={alt} focal={focal} sizes={sizes} />
      {children}
    </a>
  );
}
