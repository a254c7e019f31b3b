import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';

import {reloadLabel} from '@site/src/components/labels/reload';
import {useStore} from '@site/src/components/ui/createStore';
import {onDemand} from '@site/src/components/ui/onDemand';
import {type Toast, toastStore} from './toastStore';
import styles from './Notifications.module.css';

/** Hash of the message that the page cannot be loaded: a `data-needs-script` for buttons without a fallback page. */
export const UNAVAILABLE_HASH = '#unavailable';

const reportLost = (): void =>
  toastStore.add('status', {
    topic: 'connection',
    title: translate({
      id: 'notifications.offline',
      message: 'Connection lost',
      description: 'Notification when the device has lost the connection',
    }),
    text: translate({
      id: 'notifications.offlineText',
      message: 'What is already on this page can still be read.',
      description: 'Second line of the notification when the device has lost the connection',
    }),
  });

const reportBack = (): void =>
  toastStore.add('status', {
    topic: 'connection',
    title: translate({
      id: 'notifications.online',
      message: 'Back online',
      description: 'Notification when the device is connected again',
    }),
  });

/** Time from hydration to loading the code of notifications, in milliseconds. */
const PRELOAD_MS = 1000;

const viewport = onDemand(() => import('./Viewport'));

/**
 * Shows notifications, among them that the connection is lost or back. Their code is loaded ahead, because it cannot
 * be loaded offline; without it the message is plain text.
 */
export default function Notifications(): ReactNode {
  const toasts = useStore(toastStore);
  const [failed, setFailed] = useState<readonly Toast[]>();
  const {Component: Viewport} = viewport.useComponent(toasts.length > 0 && toasts, () =>
    setFailed(toasts),
  );
  useEffect(() => {
    const timer = setTimeout(viewport.preload, PRELOAD_MS);
    // Offline before hydration.
    if (!navigator.onLine) reportLost();
    window.addEventListener('offline', reportLost);
    window.addEventListener('online', reportBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', reportLost);
      window.removeEventListener('online', reportBack);
    };
  }, []);
  return (
    <>
      {/* Hidden unless the boot script sets its hash because script has not loaded. That puts the words in, of which
          React knows nothing: browsers without styles would end every page with them. */}
      <p
        id={UNAVAILABLE_HASH.slice(1)}
        className={styles.unavailable}
        role="status"
        data-text={translate({
          id: 'notifications.unavailable',
          message: 'This could not be loaded; the rest of the page is still here.',
          description: 'Message about missing code of a part of the page, above “Reload Page”',
        })}
        data-reload={reloadLabel()}
        dangerouslySetInnerHTML={{__html: ''}}
      />
      <p className={styles.plain} role="status">
        {!Viewport && failed === toasts && toasts.at(-1)?.title}
      </p>
      {Viewport && <Viewport toasts={toasts} />}
    </>
  );
}
