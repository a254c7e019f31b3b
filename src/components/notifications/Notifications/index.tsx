import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';

import OnDemand from '@site/src/components/ui/OnDemand';
import {toastStore} from '../toastStore';
import type {Toast} from '../toasts';
import {useConnectionStatus} from '../useConnectionStatus';

const NONE: readonly Toast[] = [];
const loadViewport = () => import('../Viewport');

/**
 * The place where notifications are announced. Its code is requested as soon as the page's own
 * has run: without a connection it could not be had when it is needed.
 */
export default function Notifications(): ReactNode {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE);
  const [ready, setReady] = useState(false);
  useConnectionStatus();
  useEffect(() => setReady(true), []);
  return ready && <OnDemand load={loadViewport} props={{toasts}} />;
}
