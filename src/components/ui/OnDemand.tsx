import {type ComponentType, type ReactNode, useEffect, useEffectEvent, useState} from 'react';

/** How long the code may take, in milliseconds. */
const LIMIT_MS = 6000;

type Props<Inner> = {
  /** A stable function around `import()`. */
  readonly load: () => Promise<{readonly default: ComponentType<Inner>}>;
  readonly props: Inner;
  /** Called when the code cannot be loaded, or takes too long. */
  readonly onFail?: () => void;
};

/**
 * A component whose code is requested when it is first shown. Shows nothing until then; after a failure
 * new props request it again.
 */
export default function OnDemand<Inner extends object>({
  load,
  props,
  onFail,
}: Props<Inner>): ReactNode {
  const [Component, setComponent] = useState<ComponentType<Inner> | null>(null);
  const pending = Component ? undefined : props;
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!pending) return undefined;
    let isCurrent = true;
    const end = (): void => {
      isCurrent = false;
      clearTimeout(timer);
    };
    const giveUp = (): void => {
      if (!isCurrent) return;
      end();
      fail();
    };
    const timer = setTimeout(giveUp, LIMIT_MS);
    load().then((module) => {
      clearTimeout(timer);
      if (isCurrent) setComponent(() => module.default);
    }, giveUp);
    return end;
  }, [load, pending]);
  return Component && <Component {...props} />;
}
