/**
 * The HTML of every page (an Eta template, Docusaurus' `ssrTemplate`). It only lists the scripts: the boot script
 * requests them after the first paint or at the first input, so that they never compete with the first picture, whose
 * preload comes first, before the styles. The boot script stands in the head: the first frame already shows what is for
 * visitors with script. A build replaces the link to the style sheet by the styles that the page uses
 * (plugins/hosting/inlineStyles.ts). The font of the headings is preloaded in the body, because in the head it would
 * delay Chromium's first frame.
 */
import {ID} from '../content/ids';
import {READY} from './ready';

/** How long a press waits for script that is on its way, in milliseconds. */
const HOLD_MS = 4000;

/** Time for layout in one frame, in milliseconds: on a slow phone a part or two, on a fast one many. */
const LAYOUT_MS = 4;
/** How long the address of a profile waits for it, in milliseconds; also in masseuses/MasseuseDirectory.module.css. */
const PROFILE_MS = 8000;

/** The longest time from computing a frame to showing it, in milliseconds. */
const PAINT_MS = 100;

/**
 * The one inline script of the site, the same on every page; its bytes are hashed for the content security
 * policy.
 */
const bootScript = `(() => {
  const root = document.documentElement;
  let isStarted, isReady, hasFailed, queued, timer, opened;
  // For styles. Not '@media (scripting)': Safari has it from 17 on, and extensions that block scripts do not change it.
  root.dataset.script = '';
  // A notice outside of its days (components/layout/Notices) is hidden as soon as its tag has been parsed.
  customElements.define('timed-notice', class extends HTMLElement {
    connectedCallback() {
      const now = Date.now();
      this.hidden = now < this.dataset.from || now >= this.dataset.until;
    }
  });
  const disclosures = () => [...document.querySelectorAll('details')];
  // Hosts without rules serve a page by its file name too, which the router does not know.
  const path = location.pathname.replace(/(\\/)index\\.html$|\\.html$/, '$1');
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  // Styles reserve the space of the profile that the address asks for.
  const selected = /[?&]selected=(${ID})(&|$)/.exec(location.search);
  if (selected) root.dataset.selected = selected[1];
  // Where the address asks for a place further down, the whole page is laid out (css/offscreen.css).
  const layOutWhole = () => { root.dataset.whole = ''; };
  // Soon it is anyway, bit by bit: nobody who scrolls, searches or has the page read aloud waits for script.
  const layOutRest = () => {
    const parts = [...document.querySelectorAll('main section, footer, .offscreen')];
    const next = () => {
      if ('whole' in root.dataset) return;
      const end = performance.now() + ${LAYOUT_MS};
      while (parts.length && performance.now() < end) {
        const part = parts.shift();
        part.style.contentVisibility = 'visible';
        part.getBoundingClientRect();
      }
      if (parts.length) requestAnimationFrame(next);
      else layOutWhole();
    };
    requestAnimationFrame(next);
  };
  const [load] = performance.getEntriesByType('navigation');
  if (location.hash || load?.type !== 'navigate') layOutWhole();
  // A page that is loaded again returns to its place (src/clientModules/scrollMemory.ts), unless the visitor has moved.
  const move = () => { root.dataset.moved = ''; };
  ['wheel', 'pointerdown', 'keydown'].forEach(type => addEventListener(type, move, {passive: true, once: true}));
  // The sentence that a control without a page of its own leads to (components/notifications).
  const saySorry = () => {
    const sentence = document.getElementById('unavailable');
    if (sentence.firstChild) return;
    const {text, reload} = sentence.dataset;
    sentence.append(text, ' ', Object.assign(document.createElement('a'), {href: '', textContent: reload}));
  };
  // A press on a control that needs React waits for it; without React it does what the control does without script.
  const release = () => {
    clearTimeout(timer);
    const control = queued;
    queued = 0;
    if (!control) return;
    control.removeAttribute('aria-busy');
    if (isReady) control.click();
    else {
      saySorry();
      location = control.href || control.dataset.needsScript;
    }
  };
  // Without React the address of a profile shows the list, at her card, which has the story.
  const showCard = () => {
    if (!selected || isReady || location.hash) return;
    delete root.dataset.selected;
    location.replace('#' + selected[1]);
  };
  if (selected) setTimeout(showCard, ${PROFILE_MS});
  const fail = () => { hasFailed = true; release(); showCard(); };
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  // Scripts come after the first paint or at the first input, and run when the whole style sheet has loaded.
  const start = () => {
    // The list ends the page, which may still be arriving.
    const list = document.getElementById('site-scripts');
    if (isStarted || !list) return;
    isStarted = true;
    const files = JSON.parse(list.textContent);
    files.forEach(href => add('link', {rel: 'preload', as: 'script', href}));
    setTimeout(layOutRest, 2000);
    add('link', {rel: 'stylesheet', href: list.dataset.styles, onerror: fail, onload() {
      layOutRest();
      files.forEach(src => add('script', {src, async: false, onerror: fail}));
    }});
  };
  const afterFrame = (then, time) => requestAnimationFrame(() => setTimeout(then, time));
  addEventListener('load', () => afterFrame(() => {
    // The late fonts come first, unless they take long: they and that style sheet never change all text in one task.
    const onload = () => afterFrame(async () => { await document.fonts?.ready; afterFrame(start); });
    add('link', {rel: 'stylesheet', href: '/fonts/late.css', onload, onerror: start});
    setTimeout(start, 1200);
  }, ${PAINT_MS}));
  // React renders a page again where something else has changed it: what the visitor has opened stays open.
  addEventListener('toggle', () => { if (!isReady) opened = disclosures().map(({open}) => open); }, true);
  addEventListener('${READY}', () => {
    isReady = true;
    opened && disclosures().forEach((one, index) => { one.open = opened[index]; });
    release();
  });
  ['pointerdown', 'keydown', 'click'].forEach(type => addEventListener(type, event => {
    start();
    if (type !== 'pointerdown') layOutWhole();
    // Links to other languages keep the query and the fragment.
    document.querySelectorAll('header a[hreflang]').forEach(link => {
      link.search = location.search;
      link.hash = location.hash;
    });
    const control = type === 'click' && event.target.closest('[data-needs-script]');
    if (!control || isReady || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer);
    queued?.removeAttribute?.('aria-busy');
    queued = control;
    control.setAttribute('aria-busy', 'true');
    timer = setTimeout(release, hasFailed ? 0 : ${HOLD_MS});
  }, true));
})();`.replace(/(\n\s*(\/\/.*)?)+/g, '\n');

/**
 * What comes first in the head, though Docusaurus writes it later: until a phone has read the viewport, it requests a
 * picture as wide as a desktop. Attributes may contain a `>`.
 */
const FIRST = String.raw`/<(?:link|meta)(?:"[^"]*"|[^">])* (?:as="image"|name="viewport")(?:"[^"]*"|[^">])*>/g`;

export const template = `<% const tags = it.metaAttributes.join(''); %><!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <%~ (tags.match(${FIRST}) ?? []).join('') %>
    <%~ tags.replace(${FIRST}, '') %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
    <noscript><link rel="stylesheet" href="/fonts/late.css"><link rel="stylesheet" media="print" href="<%= it.baseUrl %><%= it.stylesheets[0] %>"></noscript>
    <script>${bootScript}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <link rel="preload" as="font" type="font/woff2" href="/fonts/newsreader.woff2" fetchpriority="low" crossorigin>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="application/json" id="site-scripts" data-styles="<%= it.baseUrl %><%= it.stylesheets[0] %>"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
  </body>
</html>
`;
