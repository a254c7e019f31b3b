import {type ReactNode, useEffect} from 'react';

import {isRightToLeft} from './direction';
import styles from './Tooltip.module.css';

/** Hover time before a tooltip opens, in milliseconds. */
const OPEN_DELAY_MS = 700;

/** Time after closing in which the next tooltip opens at once, in milliseconds. */
const SKIP_DELAY_MS = 300;

/** Time to move the pointer from the control to its tooltip, in milliseconds. */
const LEAVE_DELAY_MS = 100;

/**
 * Timing of tooltips; one is open at a time.
 * @param show called when the tooltip of a control is due
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
    /** Without delay: on Escape, a press, scrolling. */
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
    /** The pointer or the focus has left the tooltip, or a control: only the tooltip's own counts. */
    leave: (control?: Control) => {
      if (control !== undefined && control !== current) return;
      clearTimeout(timer);
      if (open) timer = setTimeout(close, LEAVE_DELAY_MS);
      else current = undefined;
    },
  };
}

/** Distance from the control and from the edges of the window, in px. */
const GAP_PX = 8;

/** Below the control, or above it where it does not fit; beside a summary whose list is open below. */
function place(bubble: HTMLElement, control: Element): void {
  const around = control.getBoundingClientRect();
  const {width, height} = bubble.getBoundingClientRect();
  const last = document.documentElement.clientWidth - width - GAP_PX;
  if (control.matches('details[open] > summary')) {
    const atLeft = around.left - GAP_PX - width;
    const atRight = around.right + GAP_PX;
    const [after, before] = isRightToLeft() ? [atLeft, atRight] : [atRight, atLeft];
    const fitsAfter = after >= GAP_PX && after <= last;
    bubble.style.top = `${around.top + (around.height - height) / 2}px`;
    bubble.style.left = `${fitsAfter ? after : before}px`;
    return;
  }
  const below = around.bottom + GAP_PX;
  const fitsBelow = below + height + GAP_PX <= window.innerHeight;
  const centred = around.left + (around.width - width) / 2;
  bubble.style.top = `${fitsBelow ? below : around.top - GAP_PX - height}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(centred, last))}px`;
}

/** The control that the pointer or the focus enters or leaves, not one that it moves inside of, such as onto its icon. */
function controlOf({target, relatedTarget}: PointerEvent | FocusEvent): Element | null {
  const control = target instanceof Element ? target.closest('[data-tooltip]') : null;
  return relatedTarget instanceof Node && control?.contains(relatedTarget) ? null : control;
}

/** Assistive technology has the name already, so the tooltip itself is hidden. Returns a cleanup function. */
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
      // What is outside of a modal dialog is inert.
      (control.closest('dialog, [role="dialog"]') ?? document.body).append(bubble);
      bubble.hidden = false;
      place(bubble, control);
    },
    () => {
      bubble.hidden = true;
    },
  );
  const onEnter = (event: PointerEvent | FocusEvent): void => {
    if (event.target === bubble) stay();
    const control = controlOf(event);
    if (!control || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    if (event.type === 'pointerover' || control.matches(':focus-visible')) enter(control);
  };
  const onLeave = (event: PointerEvent | FocusEvent): void => {
    const control = controlOf(event);
    if (event.target === bubble) leave();
    else if (control) leave(control);
  };
  const end = new AbortController();
  const {signal} = end;
  document.addEventListener('pointerover', onEnter, {signal});
  document.addEventListener('focusin', onEnter, {signal});
  document.addEventListener('pointerout', onLeave, {signal});
  document.addEventListener('focusout', onLeave, {signal});
  document.addEventListener('pointerdown', close, {signal});
  document.addEventListener('scroll', close, {capture: true, passive: true, signal});
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
  return () => {
    close();
    end.abort();
  };
}

/** Shows the `aria-label` of controls with `data-tooltip` on hover and keyboard focus. */
export default function Tooltip(): ReactNode {
  useEffect(startTooltips, []);
  return null;
}
