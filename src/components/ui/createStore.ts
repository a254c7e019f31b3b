type Store<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after every change; returns how to stop. For `useSyncExternalStore`. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** A value of the page that components far apart share. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
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
