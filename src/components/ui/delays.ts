/** How long a control is pointed at before its tooltip opens, in milliseconds. */
const OPEN_DELAY_MS = 700;

/** Within this time after a tooltip has closed the next one opens at once, in milliseconds. */
const SKIP_DELAY_MS = 300;

/** Time to move from the control onto its tooltip, in milliseconds. */
const LEAVE_DELAY_MS = 100;

type Delays<Control> = {
  readonly enter: (control: Control) => void;
  readonly leave: () => void;
  /** The pointer has reached the tooltip itself. */
  readonly stay: () => void;
  /** Without waiting: Escape, a press, scrolling. */
  readonly close: () => void;
};

/**
 * When tooltips open and close. One is open at a time.
 * @param show called with the control when its tooltip is due
 */
export function createDelays<Control>(
  show: (control: Control) => void,
  hide: () => void,
): Delays<Control> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Control | undefined;
  let open = false;
  let closedAt = -Infinity;
  const close = (): void => {
    clearTimeout(timer);
    current = undefined;
    if (!open) return;
    open = false;
    closedAt = Date.now();
    hide();
  };
  return {
    close,
    enter: (control) => {
      clearTimeout(timer);
      if (control === current && open) return;
      if (open) close();
      current = control;
      const skip = Date.now() - closedAt < SKIP_DELAY_MS;
      timer = setTimeout(
        () => {
          open = true;
          show(control);
        },
        skip ? 0 : OPEN_DELAY_MS,
      );
    },
    stay: () => {
      if (open) clearTimeout(timer);
    },
    leave: () => {
      clearTimeout(timer);
      if (open) timer = setTimeout(close, LEAVE_DELAY_MS);
      else current = undefined;
    },
  };
}
