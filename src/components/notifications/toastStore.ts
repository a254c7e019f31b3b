import {createStore} from '@site/src/components/ui/createStore';
import {
  type Action,
  type Channel,
  type Message,
  REMOVAL_DELAY_MS,
  type Toast,
  reduceToasts,
} from './toasts';

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
