import {type ReactNode, useCallback, useState} from 'react';

import type {Photo} from '@site/src/content/types';
import OnDemand from '@site/src/components/ui/OnDemand';
import type {Props as Shown} from './Lightbox';
import {photoAddress} from './PhotoLink';

const load = () => import('./Lightbox');

type LightboxControls = {
  readonly open: (index: number) => void;
  readonly preload: () => void;
  /** The viewer while it is open, to be rendered anywhere. */
  readonly element: ReactNode;
};

/**
 * A full-screen viewer for a list of photos; its library is loaded when it is first opened.
 * Where that fails, the photo is opened as an image.
 */
export function useLightbox(photos: readonly Photo[]): LightboxControls {
  const [shown, setShown] = useState<Shown>();
  const close = useCallback(() => setShown(undefined), []);
  const openImage = (): void => {
    const photo = shown?.photos[shown.index];
    close();
    if (photo) window.location.assign(photoAddress(photo.file));
  };
  return {
    open: (index) => setShown({photos, index, onClose: close}),
    // A failed preload is tried again when the viewer is opened.
    preload: () => void load().catch(() => undefined),
    element: shown && <OnDemand load={load} props={shown} onFail={openImage} />,
  };
}
