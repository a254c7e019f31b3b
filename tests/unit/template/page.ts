/** A page with the boot script, as the build bundles it, in a DOM without layout and without React. */
import vm from 'node:vm';

import {type HTMLElement, Window} from 'happy-dom';

import {bootScript} from '../../../src/template/bootScript';
import {READY} from '../../../src/template/readyEvent';

const SCRIPT = bootScript({hasNotices: true});

/** The link that stands in the page for visitors without script. */
export const SHEET = '<link rel="stylesheet" href="/all.css">';

const BODY = `
  <header><a hreflang="es" href="/es/menu">Español</a></header>
  <main>
    <button data-needs-script="#unavailable"><span>Copy</span></button>
    <a data-needs-script="true" href="#photo">Photo</a>
    <a data-needs-script="#noa" href="/masseuses?selected=noa">Noa</a>
    <p id="unavailable" data-text="Not yet there." data-reload="Load again"></p>
  </main>
  <script type="application/json" id="site-scripts" data-own="/own.js /data.js" data-styles="/all.css">["/one.js", "/two.js"]</script>`;

type Timer = {readonly run: () => void; readonly due: number};

/** A window of a height at an address, in which every file comes at once, and is empty. */
function openWindow(address: string, height: number): Window {
  const window = new Window({
    url: `https://velada.example${address}`,
    height,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  Object.assign(window.screen, {height});
  return window;
}

/** Adds the link for visitors without script, and returns what a script has the parser read. */
function addSheet({document}: Window): readonly string[] {
  const withoutScript = document.createElement('noscript');
  withoutScript.textContent = SHEET;
  document.head.append(withoutScript);
  const written: string[] = [];
  Object.assign(document, {write: (text: string) => void written.push(text)});
  return written;
}

/** A page at an address, whose body came after the boot script; time goes on only where a test says so. */
export function openPage(address = '/', {navigation = 'navigate', height = 768} = {}) {
  const window = openWindow(address, height);
  const {document} = window;
  let now = 0;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const wait = (run: () => void, time = 0): number => {
    lastId += 1;
    timers.set(lastId, {run, due: now + time});
    return lastId;
  };
  Object.assign(window, {
    setTimeout: wait,
    clearTimeout: (id: number) => timers.delete(id),
    requestAnimationFrame: wait,
    performance: {now: () => now, getEntriesByType: () => [{type: navigation}]},
  });
  const written = addSheet(window);
  vm.runInContext(SCRIPT, vm.createContext(window));
  document.body.innerHTML = BODY;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return {
    window,
    document,
    find,
    written,
    // This DOM does not write the property as an attribute.
    isBusy: (selector: string) => Reflect.get(find(selector), 'ariaBusy') === 'true',
    marks: document.documentElement.dataset,
    attributes: () => document.documentElement.getAttributeNames(),
    react: () => window.dispatchEvent(new window.Event(READY)),
    /** Runs what falls due within a time, in milliseconds, in its order. */
    pass(time: number): void {
      const end = now + time;
      const next = () => {
        const due = [...timers].filter(([, timer]) => timer.due <= end);
        return due.sort(([, one], [, other]) => one.due - other.due)[0];
      };
      for (let found = next(); found; found = next()) {
        const [id, timer] = found;
        timers.delete(id);
        now = timer.due;
        timer.run();
      }
      now = end;
    },
    /** How often a press reached the control itself. */
    countPresses(selector: string): () => number {
      let count = 0;
      find(selector).addEventListener('click', () => (count += 1));
      return () => count;
    },
  };
}
