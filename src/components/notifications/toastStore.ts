import {createStore} from '@site/src/components/ui/createStore';

/**
 * Confirms what a visitor just did ("Number copied"). One message is shown at a time, for five
 * seconds; a newer one takes its place.
 */
export const notify = (message: Message): void => toastStore.add('feedback', message);

/** What happens to notifications, without a clock and without a page. */

/** feedback answers something the visitor did; status tells what happened to the page. */
export type Channel = 'feedback' | 'status';

export type Message = {
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

type Action =
  | {
      readonly type: 'add';
      readonly id: number;
      readonly channel: Channel;
      readonly message: Message;
    }
  | {readonly type: 'dismiss'; readonly id: number}
  | {readonly type: 'remove'; readonly id: number};

/** How long a notification stays, in milliseconds. */
export const SHOWN_FOR_MS: Readonly<Record<Channel, number>> = {feedback: 5000, status: 4000};

/** How many notifications of a channel are visible at once. */
const VISIBLE: Readonly<Record<Channel, number>> = {feedback: 1, status: 3};

/** How long a dismissed notification is remembered, in milliseconds. */
export const REMOVAL_DELAY_MS = 1_000_000;

/**
 * The next list of notifications. A new one takes the place of dismissed ones of its channel, of
 * one about the same topic, and of the oldest above the limit.
 */
export function reduceToasts(toasts: readonly Toast[], action: Action): readonly Toast[] {
  switch (action.type) {
    case 'add': {
      const {id, channel, message} = action;
      const others = toasts.filter((toast) => toast.channel !== channel);
      const {topic, title, text} = message;
      const own = toasts.filter(
        (toast) => toast.channel === channel && toast.open && (!topic || toast.topic !== topic),
      );
      const added: Toast = {topic, title, text, id, channel, open: true};
      return [...others, ...[...own, added].slice(-VISIBLE[channel])];
    }
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? {...toast, open: false} : toast));
    case 'remove':
      return toasts.filter(({id}) => id !== action.id);
  }
}

type ToastStore = {
  readonly getToasts: () => readonly Toast[];
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (channel: Channel, message: Message) => void;
  readonly dismiss: (id: number) => void;
};

/** Holds notifications and forgets dismissed ones after the removal delay. */
export function createToastStore(): ToastStore {
  const {get, set, subscribe} = createStore<readonly Toast[]>([]);
  const dispatch = (action: Action): void => set(reduceToasts(get(), action));
  let lastId = 0;
  return {
    getToasts: get,
    subscribe,
    add: (channel, message) => {
      lastId += 1;
      dispatch({type: 'add', id: lastId, channel, message});
    },
    dismiss: (id) => {
      if (!get().some((toast) => toast.id === id && toast.open)) return;
      dispatch({type: 'dismiss', id});
      setTimeout(() => dispatch({type: 'remove', id}), REMOVAL_DELAY_MS);
    },
  };
}

/** The notifications of this page. */
export const toastStore = createToastStore();
