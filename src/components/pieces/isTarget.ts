/**
 * Whether the browser has what every browser of the list in package.json has, and the site's script
 * cannot do without. What is newer than that (popover, `:has()`) is asked for where it is used.
 */
export function isTarget(): boolean {
  return (
    ['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'matchMedia', 'fetch'].every(
      (name) => name in window,
    ) &&
    'showModal' in HTMLDialogElement.prototype &&
    'ListFormat' in Intl &&
    'timeout' in AbortSignal
  );
}
