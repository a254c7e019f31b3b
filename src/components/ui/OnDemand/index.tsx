import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

type Props<Inner> = {
  /** A stable function around `import()`. */
  readonly load: () => Promise<{readonly default: ComponentType<Inner>}>;
  readonly props: Inner;
  /** Called when the code cannot be had (no connection); nothing is shown then. */
  readonly onFail?: () => void;
};

/** A component whose code is requested when it is first shown. Shows nothing until it is there. */
export default function OnDemand<Inner extends object>({
  load,
  props,
  onFail,
}: Props<Inner>): ReactNode {
  const [Component, setComponent] = useState<ComponentType<Inner> | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (module) => {
        if (current) setComponent(() => module.default);
      },
      () => {
        if (current) onFail?.();
      },
    );
    return () => {
      current = false;
    };
    // The code is asked for once; a new onFail is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [load]);
  return Component && <Component {...props} />;
}
