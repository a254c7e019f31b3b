import {type ComponentType, type ReactNode, useEffect, useState} from 'react';

type Props<Inner> = {
  /** A stable function around `import()`. */
  readonly load: () => Promise<{readonly default: ComponentType<Inner>}>;
  readonly props: Inner;
  /** Called when the code cannot be had (no connection). */
  readonly onFail?: () => void;
};

/**
 * A component whose code is requested when it is first shown. Shows nothing until it is there;
 * after a failure new props ask again.
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
  }, [load, wanted, onFail]);
  return Component && <Component {...props} />;
}
