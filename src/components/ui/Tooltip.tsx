import {type ReactNode, useEffect} from 'react';

let started = false;

/**
 * Tooltips of all icon-only controls. A control asks for one with `data-tooltip=""` beside its
 * `aria-label`, whose words are shown. The code is requested when the first one is reached.
 */
export default function Tooltip(): ReactNode {
  useEffect(() => {
    const reach = (event: Event): void => {
      const {target} = event;
      if (started || !(target instanceof Element && target.closest('[data-tooltip]'))) return;
      started = true;
      import('./startTooltips').then(
        ({startTooltips}) => startTooltips()(event),
        () => {
          started = false;
        },
      );
    };
    document.addEventListener('pointerover', reach);
    document.addEventListener('focusin', reach);
    return () => {
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, []);
  return null;
}
