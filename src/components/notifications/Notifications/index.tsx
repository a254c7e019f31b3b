import {type ReactNode, useEffect, useSyncExternalStore} from 'react';

import OnDemand from '@site/src/components/ui/OnDemand';
import {toastStore} from '../toastStore';
import type {Toast} from '../toasts';
import {useConnectionStatus} from '../useConnectionStatus';

const NONE: readonly Toast[] = [];
const loadViewport = () => import('../Viewport');

/**
 * The place where notifications are announced. What they look like is requested with the
 * first one, or after the first sign of life: without a connection it could not be had.
 */
export default function Notifications(): ReactNode {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE);
  useConnectionStatus();
  useEffect(() => {
    const types = ['pointerdown', 'keydown', 'scroll'];
    const preload = (): void => {
      types.forEach((type) => window.removeEventListener(type, preload));
      loadViewport().catch(() => undefined);
    };
    types.forEach((type) => window.addEventListener(type, preload, {passive: true}));
    return () => types.forEach((type) => window.removeEventListener(type, preload));
  }, []);
  return (
    <div aria-live="polite" aria-relevant="additions">
      {toasts.length > 0 && <OnDemand load={loadViewport} props={{toasts}} />}
    </div>
  );
}
