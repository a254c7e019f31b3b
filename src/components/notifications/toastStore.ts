import {createStore} from '@site/src/components/ui/createStore';

/** feedback answers something the visitor did; status reports what happened to the page. */
export type Channel = 'feedback' | 'status';

type Message = {
  /** What it is about: a newer message takes the place of an older one about the same. */
  readonly topic?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
};

export type Toast = Message & {
  readonly id: number;
  readonly channel: Channel;
  /** false once dismissed: no longer shown, but not yet forgotten. */
  readonly open: boolean;
};

/** How long a notification stays, in milliseconds. */
export const SHOWN_FOR_MS: Readonly<Record<Channel, number>> = {feedback: 5000, status: 4000};

/** How many notifications of a channel are visible at once. */
const VISIBLE: Readonly<Record<Channel, number>> = {feedback: 1, status: 3};

/** How long a dismissed notification is remembered, in milliseconds. */
export const REMOVAL_DELAY_MS = 1_000_000;

/** Notifications, without a page. */
export function createToastStore() {
  const toasts = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    ...toasts,
    /**
     * Adds a message. It takes the place of dismissed ones of its channel, of one about the same topic, and of
     * the oldest above the limit.
     */
    add: (channel: Channel, message: Message): void => {
      lastId += 1;
      const others = toasts.get().filter((toast) => toast.channel !== channel);
      const own = toasts
        .get()
        .filter((toast) => toast.channel === channel && toast.open)
        .filter(({topic}) => !topic || topic !== message.topic);
      const added: Toast = {...message, id: lastId, channel, open: true};
      toasts.set([...others, ...[...own, added].slice(-VISIBLE[channel])]);
    },
    /** Hides a notification, and forgets it after the removal delay. */
    dismiss: (id: number): void => {
      if (!toasts.get().some((toast) => toast.id === id && toast.open)) return;
      toasts.set(toasts.get().map((toast) => (toast.id === id ? {...toast, open: false} : toast)));
      setTimeout(
        () => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
        REMOVAL_DELAY_MS,
      );
    },
  };
}

/** The notifications of this page. */
export const toastStore = createToastStore();

/**
 * Confirms what a visitor just did ("Number copied"). One message is shown at a time, for five
 * seconds; a newer one takes its place.
 */
export const notify = (message: Message): void => toastStore.add('feedback', message);
