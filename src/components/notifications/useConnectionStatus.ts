import {translate} from '@docusaurus/Translate';
import {useEffect} from 'react';

import {toastStore} from './toastStore';

const TOPIC = 'connection';

/**
 * Tells when the connection is lost and when it is back; at once where it was lost before script
 * ran.
 */
export function useConnectionStatus(): void {
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
