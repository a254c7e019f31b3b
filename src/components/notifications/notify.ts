import {toastStore} from './toastStore';
import type {Message} from './toasts';

/**
 * Confirms what a visitor just did ("Number copied"). One message is shown at a time, for five
 * seconds; a newer one takes its place.
 */
export const notify = (message: Message): void => toastStore.add('feedback', message);
