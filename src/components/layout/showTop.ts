/** What a link to the page one is on does: the page from its top, and the keyboard's place with it. */
export function showTop(): void {
  window.scrollTo({top: 0, behavior: 'instant'});
  document.getElementById('main')?.focus({preventScroll: true});
}
