/** React renders a page again where something else has changed it: what the visitor has opened stays open. */
import {isReady} from './react';

const disclosures = () => [...document.querySelectorAll('details')];

/** Which of them were open when the visitor had last opened or closed one. */
let opened: readonly boolean[] = [];

export function watchDisclosures(): void {
  const remember = (): void => {
    if (!isReady) opened = disclosures().map(({open}) => open);
  };
  addEventListener('toggle', remember, true);
}

export function reopenDisclosures(): void {
  disclosures().forEach((disclosure, index) => {
    disclosure.open = opened[index] ?? disclosure.open;
  });
}
