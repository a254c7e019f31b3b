import type {ReactNode} from 'react';

import {createStore} from '@site/src/components/ui/createStore';

/** feedback: about an action of the visitor; status: about the page. */
export type Channel = 'feedback' | 'status';

type Message = {
  /** A message replaces an older one with the same topic. */
  readonly topic?: string | undefined;
  readonly title: string;
  /** The second line. */
  readonly text?: ReactNode;
};

export type Toast = Message & {
  readonly id: number;
  readonly channel: Channel;
};

/** Time until a notification closes, in milliseconds. */
export const SHOWN_FOR_MS: Readonly<Record<Channel, number>> = {feedback: 5000, status: 4000};

/** Maximum number of visible notifications by channel. */
const VISIBLE: Readonly<Record<Channel, number>> = {feedback: 1, status: 3};

export function createToastStore() {
  const toasts = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    ...toasts,
    /** Adds a message; removes one of its channel with the same topic, and the oldest above the limit. */
    add: (channel: Channel, message: Message): void => {
      lastId += 1;
      const others = toasts.get().filter((toast) => toast.channel !== channel);
      const own = toasts
        .get()
        .filter((toast) => toast.channel === channel)
        .filter(({topic}) => !topic || topic !== message.topic);
      const added: Toast = {...message, id: lastId, channel};
      toasts.set([...others, ...[...own, added].slice(-VISIBLE[channel])]);
    },
    dismiss: (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
  };
}

export const toastStore = createToastStore();

/** Confirms an action of the visitor ("Number copied"), one at a time for five seconds. */
export const notify = (message: Message): void => toastStore.add('feedback', message);
