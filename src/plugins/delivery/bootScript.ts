import {PLAIN, READY} from '../../components/pieces/signals';
import {lateFaces} from './fonts';
import {POSITIONS_KEY} from '../../components/history/positionsKey';

/** How long a press waits for script that is on its way, in milliseconds. */
const HOLD_MS = 4000;

/** How long a frame that is worked out takes to be seen, at most, in milliseconds. */
const SEEN_MS = 99;

/**
 * The one inline script of the site, the same on every page.
 *
 * 1. Loads the page's scripts once everything of the first screen is there and seen (load
 *    event, two frames, SEEN_MS, then an idle moment), or at the first touch, key or pointer press; not
 *    at all in browsers older than the list in package.json (`toSorted` is as old). The page's own
 *    pieces (pageScripts.ts) come beside them in any order; one that fails is the frame's to ask for
 *    again (components/pieces/loadPieces.ts).
 * 2. Holds a press on a control that needs React (`data-needs-script`) and repeats it
 *    when React is there, so that no tap is lost. When script does not come, the press
 *    does what it does without it: a link leads where it leads, a button to the address
 *    in its `data-needs-script`; and `data-plain` in the `html` element tells the styles.
 *    See components/pieces/signals.ts.
 * 3. Says in the `html` element which profile the address asks for, so that styles
 *    can hold its place before React arrives.
 * 4. Names the entry of the tab's history, scrolls to where the visitor left its page
 *    (in this build, only as far as the page goes, and without the browser, which goes
 *    by what was in view before the fonts came), and remembers that place when
 *    the page is left (see components/history/positions.ts).
 *    Where a place further down may be asked for, so or by a hash, a key or a click, the page is laid out
 *    as a whole (css/offscreen.css).
 * 5. Lets the fonts come that the first paint does without, when the picture is painted (see fonts.ts);
 *    all at once, because each has the page laid out anew.
 * 6. At every press, before React and after: the links to other languages take over
 *    what the address has chosen (profile, tab, filter, hash), and Escape closes the
 *    open menu of the top bar.
 */
const source = `(() => {
  var listen = addEventListener, at = location, doc = document, past = history, root = doc.documentElement, held, timer, ready;
  var selected = /[?&]selected=([a-z]{1,20})(&|$)/.exec(at.search);
  if (selected) root.dataset.selected = selected[1];
  var files = JSON.parse(doc.getElementById('site-scripts').textContent), version = files[0];
  var whole = () => { root.dataset.whole = ''; };
  // An entry that has a name was here before: the browser may go back to a place in it.
  if (at.hash || past.state) whole();
  var position = keep => {
    try {
      if (!past.state) past.replaceState({key: '' + Math.random()}, '');
      var name = '${POSITIONS_KEY}', key = past.state.key, page = at.pathname + version;
      var all = JSON.parse(sessionStorage.getItem(name)) || {}, known = all[key];
      if (keep) {
        all[key] = [page, scrollY];
        sessionStorage.setItem(name, JSON.stringify(all));
      } else if (known[0] === page && known[1] <= root.scrollHeight - innerHeight) {
        past.scrollRestoration = 'manual';
        scrollTo(0, known[1]);
      }
    } catch (_none) {}
  };
  position();
  listen('pagehide', position);
  var start = () => {
    if (![].toSorted) release();
    else files.splice(0).forEach(part => [part].flat().forEach(file => {
      var script = doc.createElement('script');
      script.src = file;
      script.async = part != file;
      // Whether a piece is there the frame sees by itself, and waits for no element that has ended.
      script.onerror = script.async ? script.onload = () => script.remove() : release;
      doc.body.append(script);
    }));
  };
  var end = repeat => {
    clearTimeout(timer);
    if (!held) return;
    held.removeAttribute('aria-busy');
    if (repeat) held.click();
    held = 0;
  };
  var release = () => {
    root.dataset.plain = '';
    end(true);
  };
  var fonts = () => {
    // Browsers without the set of fonts keep the stand-ins.
    if (!doc.fonts) return;
    var faces = ${JSON.stringify(lateFaces)}.map(face => new FontFace(...face));
    Promise.allSettled(faces.map(face => face.load())).then(() => faces.forEach(doc.fonts.add, doc.fonts));
  };
  // The frame after the one with the pictures begins when that has been painted.
  listen('load', () => requestAnimationFrame(() => requestAnimationFrame(() => {
    // A frame is worked out before it is seen, and what is asked for in between counts as needed for it.
    setTimeout(() => {
      fonts();
      // Browsers without idle moments start at once.
      (self.requestIdleCallback || setTimeout)(start, {timeout: 1200});
    }, ${SEEN_MS});
  })));
  listen('${PLAIN}', release);
  listen('${READY}', () => {
    ready = 1;
    delete root.dataset.plain;
    end(true);
  });
  ['pointerdown', 'keydown', 'click'].forEach(type => {
    listen(type, event => {
      start();
      if (type !== 'pointerdown') whole();
      doc.querySelectorAll('header a[hreflang]').forEach(link => {
        link.search = at.search;
        link.hash = at.hash;
      });
      var menu = event.key === 'Escape' && doc.querySelector('[name=frame-menu][open]');
      if (menu) {
        if (menu.contains(doc.activeElement)) menu.firstChild.focus();
        menu.open = false;
      }
      var control = type === 'click' && event.target.closest('[data-needs-script]');
      if (!control || ready || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ('plain' in root.dataset) {
        if (!control.href) location = control.dataset.needsScript;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      end();
      held = control;
      control.setAttribute('aria-busy', true);
      timer = setTimeout(release, ${HOLD_MS});
    }, true);
  });
})();`;

/** The script on one line per statement; its bytes are hashed for the content security policy. */
export const bootScript = source.replace(/\n\s*/g, '\n');
