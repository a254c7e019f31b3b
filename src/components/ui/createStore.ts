import {useSyncExternalStore} from 'react';

type Store<Value> = {
  readonly initial: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after every change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** A value shared by components of different parts of the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The value of a store; the initial one until hydration. */
export function useStore<Value>({subscribe, get, initial}: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
