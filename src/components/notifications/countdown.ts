type Countdown = {
  readonly pause: () => void;
  readonly resume: () => void;
};

/**
 * Calls `onEnd` once, after `ms` milliseconds that were not paused. Starts when first resumed.
 * Resuming a running countdown, or pausing a paused one, changes nothing.
 */
export function createCountdown(ms: number, onEnd: () => void): Countdown {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume: () => {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - startedAt));
    },
  };
}
