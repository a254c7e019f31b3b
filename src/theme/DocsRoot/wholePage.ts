/** Has every part of the page laid out from now on, whether it is near or not. */
function showWhole(): void {
  document.documentElement.dataset.whole = '';
}

/**
 * Has the parts that wait below the first screen laid out (css/offscreen.css), one with each
 * frame: nobody who scrolls, searches or prints meets a part whose height is only estimated.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')];
  const next = (): void => {
    const part = parts.shift();
    if (!part) return showWhole();
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
