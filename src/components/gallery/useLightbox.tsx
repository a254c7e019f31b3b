import {type ReactNode, Suspense, lazy, useCallback, useState} from 'react';

import type {Photo} from '../../plugins/catalogue/types';

const load = () => import('./LightboxViewer');
const LightboxViewer = lazy(load);

type LightboxControls = {
  /** Shows the photo at this place of the list. */
  readonly open: (index: number) => void;
  /** Fetches the viewer before it is needed, when a pointer or the focus comes near. */
  readonly preload: () => void;
  /** To be rendered once, anywhere. */
  readonly element: ReactNode;
};

/** A full-screen viewer for a list of photos; its library is loaded when it is first opened. */
export function useLightbox(photos: readonly Photo[]): LightboxControls {
  const [index, setIndex] = useState<number>();
  const close = useCallback(() => setIndex(undefined), []);
  return {
    open: setIndex,
    // A failed preload is tried again when the viewer is opened.
    preload: () => void load().catch(() => undefined),
    element:
      index === undefined ? null : (
        <Suspense fallback={null}>
          <LightboxViewer photos={photos} index={index} onClose={close} />
        </Suspense>
      ),
  };
}
