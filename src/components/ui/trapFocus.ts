/** What of a key's press is needed; React's events and the browser's own have it alike. */
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> & {
  readonly preventDefault: () => void;
};

/** At a press of Tab: walks the focus through the stops of what covers the page, in a ring. */
export function trapFocus(within: Element, stops: string, event: Press): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...within.querySelectorAll<HTMLElement>(stops)];
  const at = all.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % all.length;
  event.preventDefault();
  all.at(next)?.focus();
}
