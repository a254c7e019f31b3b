/*
 * Runs in the page, before anything else: notes when a finger comes down, and when the next page's
 * heading and its first picture have been painted, as the browser tells it (Element Timing). The same
 * for a full load and for a page that script puts in place. Times are ms since 1970, the same clock in
 * every document.
 */
(() => {
  const at = (time) => performance.timeOrigin + time;
  const note = (name, value) => sessionStorage.setItem(`visit-${name}`, value);
  const noted = (name) => sessionStorage.getItem(`visit-${name}`);
  const heading = () => document.querySelector('main h1');
  const picture = () => document.querySelector('main img[fetchpriority=high]');
  /** Asks for the time at which the next page's parts are painted; called before each frame. */
  const ask = () => {
    const element = heading();
    if (
      element &&
      element.textContent !== noted('before') &&
      !element.hasAttribute('elementtiming')
    ) {
      element.setAttribute('elementtiming', 'heading');
      picture()?.setAttribute('elementtiming', 'picture');
      note('hasPicture', picture() ? 1 : '');
    }
    if (!noted('heading')) requestAnimationFrame(ask);
  };
  new PerformanceObserver((list) => {
    for (const {identifier, renderTime, loadTime} of list.getEntries()) {
      if (!noted(identifier)) note(identifier, at(renderTime || loadTime));
    }
  }).observe({type: 'element', buffered: true});
  addEventListener(
    'touchstart',
    (event) => {
      ['heading', 'picture', 'hasPicture'].forEach((name) => note(name, ''));
      note('before', heading()?.textContent ?? '');
      note('tap', at(event.timeStamp));
      requestAnimationFrame(ask);
    },
    {capture: true, passive: true},
  );
  if (!noted('tap')) note('tap', performance.timeOrigin);
  if (!noted('heading')) requestAnimationFrame(ask);
})();
