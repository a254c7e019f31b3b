import {useEffect, useEffectEvent} from 'react';

import {enterOverlay} from './overlays';

/** For what lies over the page while it is rendered: the browser's Back closes it and stays on the page. */
export function useOverlayEntry(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => enterOverlay(() => onBack()), []);
}
