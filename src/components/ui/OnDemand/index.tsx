import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

import {showBusy} from '@site/src/components/pieces/busy';

type Props<Inner> = {
  /** A stable function around `import()`. */
  readonly load: () => Promise<{readonly default: ComponentType<Inner>}>;
  readonly props: Inner;
  /** Called when the code cannot be had, with the control that was pressed for it, if any. */
  readonly onFail?: (pressed: Element | undefined) => void;
};

/**
 * A component whose code is requested when it is first shown, with a quiet sign on the control that
 * asks for it. Shows nothing until it is there; after a failure new props ask again. How often and
 * how long it is tried is the loader's matter (components/pieces).
 */
export default function OnDemand<Inner extends object>({
  load,
  props,
  onFail,
}: Props<Inner>): ReactNode {
  const [Component, setComponent] = useState<ComponentType<Inner> | null>(null);
  const wanted = Component ? undefined : props;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const work = load();
    const pressed = showBusy(work);
    work.then(
      (module) => {
        if (current) setComponent(() => module.default);
      },
      () => {
        if (current) onFail?.(pressed);
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, onFail]);
  return Component && <Component {...props} />;
}
