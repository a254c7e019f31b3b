import {useEffect} from 'react';

import {UNAVAILABLE} from '@site/src/components/pieces/signals';
import {toastStore} from './toastStore';
import {unavailableText} from './unavailable';

/** Says so when something that was asked for could not be had, and offers to load the page anew. */
export function useUnavailable(): void {
  useEffect(() => {
    const tell = (): void => toastStore.add('feedback', {title: unavailableText(), reloads: true});
    window.addEventListener(UNAVAILABLE, tell);
    return () => window.removeEventListener(UNAVAILABLE, tell);
  }, []);
}
