import {type ReactNode, useEffect} from 'react';

import styles from './Tooltip.module.css';

/** How long a control is pointed at before its tooltip opens, in milliseconds. */
const OPEN_DELAY_MS = 700;

/** Within this time after a tooltip has closed the next one opens at once, in milliseconds. */
const SKIP_DELAY_MS = 300;

/** Time to move from the control onto its tooltip, in milliseconds. */
const LEAVE_DELAY_MS = 100;

/**
 * Opens and closes tooltips with their delays; one is open at a time.
 * @param show called with the control when its tooltip is due
 */
export function createDelays<Control>(show: (control: Control) => void, hide: () => void) {
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
    /** Without a delay: Escape, a press, scrolling. */
    close,
    enter: (control: Control) => {
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
    /** The pointer has reached the tooltip itself. */
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

/** Distance of a tooltip from its control and from the window's edges, in px. */
const GAP_PX = 8;

/** Below the control, above it where there is no room; beside the arrow of an open list, which lies below. */
function place(bubble: HTMLElement, control: Element): void {
  const around = control.getBoundingClientRect();
  const {width, height} = bubble.getBoundingClientRect();
  const last = document.documentElement.clientWidth - width - GAP_PX;
  if (control.matches('details[open] > summary')) {
    const after = around.right + GAP_PX;
    bubble.style.top = `${around.top + (around.height - height) / 2}px`;
    bubble.style.left = `${after <= last ? after : around.left - GAP_PX - width}px`;
    return;
  }
  const below = around.bottom + GAP_PX;
  const fitsBelow = below + height + GAP_PX <= window.innerHeight;
  const centred = around.left + (around.width - width) / 2;
  bubble.style.top = `${fitsBelow ? below : around.top - GAP_PX - height}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(centred, last))}px`;
}

const controlOf = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

/**
 * Shows the name of icon-only controls (`data-tooltip`, with an `aria-label`) beside them, on
 * hover and on keyboard focus. Assistive technology has the name already, so the tooltip itself
 * is hidden from it. Returns what ends it.
 */
function startTooltips(): () => void {
  const bubble = document.createElement('span');
  bubble.className = styles.tooltip ?? '';
  bubble.hidden = true;
  bubble.setAttribute('aria-hidden', 'true');
  bubble.dataset.tooltipBubble = '';
  const {enter, stay, leave, close} = createDelays<Element>(
    (control) => {
      if (!control.isConnected) return;
      bubble.textContent = control.getAttribute('aria-label');
      // Inside a modal dialog, what is outside of it cannot be pointed at.
      (control.closest('dialog, [role="dialog"]') ?? document.body).append(bubble);
      bubble.hidden = false;
      place(bubble, control);
    },
    () => {
      bubble.hidden = true;
    },
  );
  const onEnter = (event: Event): void => {
    if (event.target === bubble) stay();
    const control = controlOf(event);
    if (!control || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    if (event.type === 'pointerover' || control.matches(':focus-visible')) enter(control);
  };
  const end = new AbortController();
  const {signal} = end;
  document.addEventListener('pointerover', onEnter, {signal});
  document.addEventListener('focusin', onEnter, {signal});
  document.addEventListener('pointerout', leave, {signal});
  document.addEventListener('focusout', leave, {signal});
  document.addEventListener('pointerdown', close, {signal});
  document.addEventListener('scroll', close, {capture: true, passive: true, signal});
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
  return () => {
    close();
    end.abort();
  };
}

/**
 * Tooltips of all icon-only controls. A control asks for one with `data-tooltip=""` beside its
 * `aria-label`, whose words are shown.
 */
export default function Tooltip(): ReactNode {
  useEffect(startTooltips, []);
  return null;
}
