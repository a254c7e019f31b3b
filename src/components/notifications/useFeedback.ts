import {toastStore} from './toastStore';
import type {Message} from './toasts';

const notify = (message: Message): void => toastStore.add('feedback', message);

/**
 * Gives a function that confirms what a visitor just did ("Number copied"). One message is
 * shown at a time, for five seconds; a newer one takes its place.
 */
export function useFeedback(): (message: Message) => void {
  return notify;
}
