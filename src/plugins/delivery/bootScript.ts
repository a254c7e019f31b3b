import {SITE_ROOT} from '../../content/siteRoot';
import {POSITIONS_KEY} from '../../components/history/positionsKey';

/** Which part of a path names its language. */
const LANGUAGE_PART = SITE_ROOT.split('/').length - 1;

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
 * 5. Names the entry of the tab's history, scrolls to where the visitor left its page
 *    (in this build, and only as far as the page goes), and remembers that place when
 *    the page is left (see components/history/positions.ts).
 * 6. At every press, before React and after: the links to other languages take over
 *    what the address has chosen (profile, tab, filter, hash), and Escape closes the
 *    open menu of the top bar.
 */
const source = `(function () {
  var doc = document, root = doc.documentElement, started = false, pressed = null;
  var selected = /[?&]selected=([a-z]{1,20})(&|$)/.exec(location.search);
  if (selected) root.dataset.selected = selected[1];
  doc.querySelectorAll('[data-other-language]').forEach(function (part) {
    if (part.content && part.dataset.segment === location.pathname.split('/')[${LANGUAGE_PART}]) {
      ['__docusaurus', 'site-scripts'].forEach(function (id) {
        doc.getElementById(id).replaceWith(part.content.getElementById(id));
      });
      doc.head.append(part.content);
      root.lang = part.lang;
      doc.title = part.dataset.title;
    }
    part.remove();
  });
  var files = JSON.parse(doc.getElementById('site-scripts').textContent);
  function position(keep) {
    try {
      if (!history.state) history.replaceState({key: Math.random().toString(36).slice(2)}, '');
      var name = '${POSITIONS_KEY}', key = history.state.key, page = location.pathname + files[0];
      var all = JSON.parse(sessionStorage.getItem(name)) || {}, known = all[key];
      if (keep) {
        all[key] = [page, scrollY];
        sessionStorage.setItem(name, JSON.stringify(all));
      } else if (known[0] === page && known[1] <= root.scrollHeight - innerHeight) scrollTo(0, known[1]);
    } catch (_none) {}
  }
  position();
  addEventListener('pagehide', position);
  function start() {
    if (started) return;
    started = true;
    files.forEach(function (file) {
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
  addEventListener('load', idle);
  ['pointerdown', 'keydown', 'click'].forEach(function (type) {
    addEventListener(type, function (event) {
      start();
      doc.querySelectorAll('header a[hreflang]').forEach(function (link) {
        link.search = location.search;
        link.hash = location.hash;
      });
      var menu = event.key === 'Escape' && doc.querySelector('[name=frame-menu][open]');
      if (!menu) return;
      if (menu.contains(doc.activeElement)) menu.firstChild.focus();
      menu.open = false;
    }, true);
  });
  function hydrated() { return root.matches('[data-has-hydrated=true]'); }
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
    if (pressed) pressed.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();`;

/** The script on one line per statement; its bytes are hashed for the content security policy. */
export const bootScript = source.replace(/\n\s*/g, '\n');
