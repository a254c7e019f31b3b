/**
 * The quiet sign on a control while what it asked for is on its way: `aria-busy`, which the styles
 * show after 300 ms (src/css/custom.css). The boot script sets the same on a press it holds.
 */

/** What is being pressed at this moment; nothing between presses. */
let pressed: Element | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'click',
    ({target}) => {
      pressed = (target instanceof Element && target.closest('a, button')) || undefined;
      setTimeout(() => {
        pressed = undefined;
      });
    },
    true,
  );
}

/** Marks a control, by default the one that is being pressed, until the promise is settled; returns it. */
export function showBusy(work: Promise<unknown>, control = pressed): Element | undefined {
  if (control) {
    control.setAttribute('aria-busy', 'true');
    const end = (): void => control.removeAttribute('aria-busy');
    work.then(end, end);
  }
  return control;
}
