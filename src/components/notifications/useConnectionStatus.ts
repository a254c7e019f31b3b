import {translate} from '@docusaurus/Translate';
import {useEffect} from 'react';

import {toastStore} from './toastStore';

/** Tells when the connection is lost and when it is back. */
export function useConnectionStatus(): void {
  useEffect(() => {
    const lost = (): void =>
      toastStore.add('status', {
        title: translate({
          id: 'notifications.offline',
          message: 'Connection lost',
          description: 'Notification when the browser goes offline',
        }),
        text: translate({
          id: 'notifications.offlineText',
          message: 'What is already on this page can still be read.',
          description: 'Second line of the notification when the browser goes offline',
        }),
      });
    const back = (): void =>
      toastStore.add('status', {
        title: translate({
          id: 'notifications.online',
          message: 'Back online',
          description: 'Notification when the browser is online again',
        }),
      });
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
}
