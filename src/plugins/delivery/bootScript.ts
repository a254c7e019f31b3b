/**
 * The one inline script of the site, the same on every page.
 *
 * 1. Loads the page's scripts once everything of the first screen is there (load
 *    event, then an idle moment), or at the first touch, key or pointer press.
 * 2. Remembers a press on a control that needs React (`data-needs-script`) and
 *    repeats it after hydration, so that no tap is lost.
 * 3. Says in the `html` element which profile the address asks for, so that styles
 *    can hold its place before React arrives.
 * 4. On the root's 404 page, which many hosts serve for every language (see
 *    notFound.ts): wakes the page of the language that the path begins with, and
 *    takes away what is there for readers without script.
 */
const source = `(function () {
  var doc = document, root = doc.documentElement, started = false, pressed = null;
  var selected = /[?&]selected=([a-z]{1,20})(&|$)/.exec(location.search);
  if (selected) root.setAttribute('data-selected', selected[1]);
  doc.querySelectorAll('[data-other-language]').forEach(function (part) {
    if (part.content && part.getAttribute('data-segment') === location.pathname.split('/')[1]) {
      ['__docusaurus', 'site-scripts'].forEach(function (id) {
        doc.getElementById(id).replaceWith(part.content.getElementById(id));
      });
      doc.head.append(part.content);
      root.lang = part.lang;
      doc.title = part.getAttribute('data-title');
    }
    part.remove();
  });
  function start() {
    if (started) return;
    started = true;
    JSON.parse(doc.getElementById('site-scripts').textContent).forEach(function (file) {
      var script = doc.createElement('script');
      script.src = file;
      script.async = false;
      doc.body.appendChild(script);
    });
  }
  function idle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 1200});
    else setTimeout(start, 200);
  }
  if (doc.readyState === 'complete') idle();
  else addEventListener('load', idle);
  ['pointerdown', 'keydown', 'touchstart'].forEach(function (type) {
    addEventListener(type, start, {once: true, passive: true, capture: true});
  });
  function hydrated() { return root.getAttribute('data-has-hydrated') === 'true'; }
  function remember(event) {
    var control = event.target.closest && event.target.closest('[data-needs-script]');
    if (!control || hydrated() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = control;
  }
  addEventListener('click', remember, true);
  new MutationObserver(function (_changes, observer) {
    if (!hydrated()) return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    if (pressed) pressed.click();
  }).observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
})();`;

/** The script on one line per statement; its bytes are hashed for the content security policy. */
export const bootScript = source.replace(/\n\s*/g, '\n');
