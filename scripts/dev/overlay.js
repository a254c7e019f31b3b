/*
 * Runs in the browser while editing: shows the mistakes of the content over the page, until they are mended, and
 * loads the page anew once its server has started again.
 */
(() => {
  const {language, start} = document.currentScript.dataset;
  const host = document.createElement('velada-mistakes');
  const root = host.attachShadow({mode: 'open'});
  const style = new CSSStyleSheet();
  style.replaceSync(`
    section{position:fixed;z-index:2147483647;inset:auto 0 0;max-height:70vh;overflow:auto;box-sizing:border-box;
      padding:0 1.25rem 1.5rem;background:#1c1114;color:#f7ede2;border-top:3px solid #e0574f;
      font:15px/1.5 system-ui,sans-serif}
    header{position:sticky;top:0;display:flex;gap:1rem;justify-content:space-between;align-items:start;
      padding:1rem 0 .5rem;background:inherit}
    h2{font-size:1.1rem;margin:0}h3{font:600 .95rem ui-monospace,monospace;margin:1rem 0 .25rem;color:#f0c48a}
    ul{margin:0;padding-left:1.1rem}b{font:inherit;font-family:ui-monospace,monospace}
    button{font:inherit;padding:.25rem .75rem;color:inherit;background:none;border:1px solid #8a6a55;cursor:pointer}`);
  root.adoptedStyleSheets = [style];

  const element = (name, text = '') =>
    Object.assign(document.createElement(name), {textContent: text});

  // One frame for all that is found: what changes in it moves neither the focus nor the place that is read.
  const section = Object.assign(element('section'), {lang: 'en'});
  section.setAttribute('role', 'alert');
  const heading = element('h2');
  const hide = element('button', 'Hide');
  const header = element('header');
  const found = element('div');
  header.append(heading, hide);
  section.append(header, found);
  root.append(section);
  hide.addEventListener('click', () => host.remove());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) host.remove();
  });

  function itemOf({line, field, found: what, remedy}) {
    const place = [line && `line ${line}`, field].filter(Boolean).join(', ');
    const item = element('li');
    item.append(element('b', place ? `${place}: ` : ''), `found ${what}. ${remedy}`);
    return item;
  }

  function partOf(file, problems) {
    const list = element('ul');
    list.append(...problems.map(itemOf));
    return [element('h3', file), list];
  }

  function render(problems) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    heading.textContent = `${count} in the content. The page below goes without what is wrong.`;
    const files = [...new Set(problems.map(({file}) => file))];
    found.replaceChildren(
      ...files.flatMap((file) =>
        partOf(
          file,
          problems.filter((problem) => problem.file === file),
        ),
      ),
    );
    if (problems.length === 0) host.remove();
    else if (!host.isConnected) document.documentElement.append(host);
  }

  let shown = '[]';
  function take({data}) {
    const {problems, starts} = JSON.parse(data);
    // Its server has come up, or has come back: hot reloading does not bring such a page up to date.
    if (String(starts[language] ?? 0) !== start) return location.reload();
    // Every save is checked: what is known already is neither shown nor read aloud a second time.
    const text = JSON.stringify(problems);
    if (text === shown) return undefined;
    shown = text;
    return render(problems);
  }

  // Browsers open six connections to one server for all tabs together: only a page that is seen holds one.
  let events;
  function follow() {
    if (document.visibilityState === 'hidden') {
      events?.close();
      events = undefined;
    } else if (!events) {
      events = new EventSource('/__velada/mistakes');
      events.addEventListener('message', take);
    }
  }
  document.addEventListener('visibilitychange', follow);
  follow();
})();
