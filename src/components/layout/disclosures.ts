/** React renders a page again where something else has changed it: what the visitor has opened before stays open. */

const disclosures = () => [...document.querySelectorAll('details')];

/** Which of them are open, until React. */
let opened: readonly boolean[] = [];

function remember(): void {
  opened = disclosures().map(({open}) => open);
}

if (typeof window !== 'undefined') {
  remember();
  window.addEventListener('toggle', remember, true);
}

/** Opens and closes all of them as the visitor has left them. To be called once, when React has rendered the page. */
export function reopenDisclosures(): void {
  window.removeEventListener('toggle', remember, true);
  disclosures().forEach((disclosure, index) => {
    disclosure.open = opened[index] ?? disclosure.open;
  });
}
