import {type ComponentType, useEffect, useEffectEvent} from 'react';

import {createStore, useStore} from './createStore';

/** Time after which loading counts as failed, in milliseconds. */
const LOADING_LIMIT_MS = 6000;

/**
 * A component whose code is loaded when it is first needed.
 * @param request a function around `import()`
 */
export function onDemand<Props>(request: () => Promise<{readonly default: ComponentType<Props>}>) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  const load = async (): Promise<void> => {
    if (!loaded.get()) loaded.set((await request()).default);
  };
  return {
    /** Loads the code ahead. After a failure it is requested again when it is needed. */
    preload: (): void => void load().catch(() => undefined),
    /**
     * The component to render, undefined until its code has arrived.
     * @param trigger truthy once it is needed; after a failure another value requests the code again
     * @param onFail called when the code cannot be loaded, or takes too long
     */
    useComponent: (
      trigger: unknown,
      onFail?: () => void,
    ): {readonly Component: ComponentType<Props> | undefined} => {
      const Component = useStore(loaded);
      const pending = Component ? undefined : trigger;
      const fail = useEffectEvent(() => onFail?.());
      useEffect(() => {
        if (!pending) return undefined;
        let isCurrent = true;
        const late = new Promise<never>((_resolve, reject) => setTimeout(reject, LOADING_LIMIT_MS));
        Promise.race([load(), late]).catch(() => isCurrent && fail());
        return () => {
          isCurrent = false;
        };
      }, [pending]);
      return {Component};
    },
  };
}
