import {
  type Action,
  type Channel,
  type Message,
  REMOVAL_DELAY_MS,
  type Toast,
  reduceToasts,
} from './toasts';

export type ToastStore = {
  readonly getToasts: () => readonly Toast[];
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (channel: Channel, message: Message) => void;
  readonly dismiss: (id: number) => void;
};

/** Holds notifications and forgets dismissed ones after the removal delay. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const dispatch = (action: Action): void => {
    toasts = reduceToasts(toasts, action);
    listeners.forEach((listener) => listener());
  };
  return {
    getToasts: () => toasts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: (channel, message) => {
      lastId += 1;
      dispatch({type: 'add', id: lastId, channel, message});
    },
    dismiss: (id) => {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      dispatch({type: 'dismiss', id});
      setTimeout(() => dispatch({type: 'remove', id}), REMOVAL_DELAY_MS);
    },
  };
}

/** The notifications of this page. */
export const toastStore = createToastStore();
