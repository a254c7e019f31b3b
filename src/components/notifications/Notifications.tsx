import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';

import OnDemand from '@site/src/components/ui/OnDemand';
import Unavailable from './Unavailable';
import {type Toast, toastStore} from './toastStore';
import styles from './Notifications.module.css';

const TOPIC = 'connection';

/**
 * Tells when the connection is lost and when it is back; at once where it was lost before script
 * ran.
 */
function useConnectionStatus(): void {
  useEffect(() => {
    const lost = (): void =>
      toastStore.add('status', {
        topic: TOPIC,
        title: translate({
          id: 'notifications.offline',
          description: 'Notification when the browser goes offline',
        }),
        text: translate({
          id: 'notifications.offlineText',
          description: 'Second line of the notification when the browser goes offline',
        }),
      });
    const back = (): void =>
      toastStore.add('status', {
        topic: TOPIC,
        title: translate({
          id: 'notifications.online',
          description: 'Notification when the browser is online again',
        }),
      });
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
}

/** How long after the page's own code that of notifications is requested, in milliseconds. */
const PRELOAD_MS = 1000;

const NONE: readonly Toast[] = [];

const loadViewport = () => import('./Viewport');

/**
 * The place where notifications are announced. Its code is requested with the first one or, since
 * without a connection it could not be had, once the page is at rest. Where the connection went
 * before that, the message stands here in plain.
 */
export default function Notifications(): ReactNode {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts, () => NONE);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState<readonly Toast[]>();
  useConnectionStatus();
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Unavailable />
      <p className={styles.plain} role="status">
        {failed === toasts && toasts.at(-1)?.title}
      </p>
      {(ready || toasts.length > 0) && (
        <OnDemand load={loadViewport} props={{toasts}} onFail={() => setFailed(toasts)} />
      )}
    </>
  );
}
