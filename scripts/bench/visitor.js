/*
 * Runs in the page, before anything else: notes when a finger comes down, and when the next page's
 * heading and then its first picture stand on the screen. The same for a full load and for a page that
 * script puts in place. Times are ms since 1970, the same clock in every document.
 */
(() => {
  const clock = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('main h1');
  const isInView = (element) => {
    const {top, bottom, width} = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const note = (name, value) => sessionStorage.setItem(`visit-${name}`, value);
  const noted = (name) => sessionStorage.getItem(`visit-${name}`);
  /** After the frame that is being made has been painted. */
  const afterPaint = (done) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  };
  const watch = () => {
    const element = heading();
    const isNext = element && element.textContent !== noted('before') && isInView(element);
    if (isNext && !noted('heading')) afterPaint(() => noted('heading') || note('heading', clock()));
    const picture = document.querySelector('main img[fetchpriority=high]');
    const isThere = picture ? picture.complete && picture.naturalWidth > 0 : true;
    if (noted('heading') && isNext && isThere) note('picture', clock());
    else requestAnimationFrame(watch);
  };
  addEventListener(
    'touchstart',
    () => {
      ['heading', 'picture'].forEach((name) => sessionStorage.removeItem(`visit-${name}`));
      note('before', heading()?.textContent ?? '');
      note('tap', clock());
      requestAnimationFrame(watch);
    },
    {capture: true, passive: true},
  );
  if (!noted('tap')) note('tap', performance.timeOrigin);
  if (!noted('picture')) requestAnimationFrame(watch);
})();
