/* Runs in the browser while editing: shows the mistakes of the content over the page, until they are mended. */
(() => {
  const host = document.createElement('velada-mistakes');
  const root = host.attachShadow({mode: 'open'});
  const style = new CSSStyleSheet();
  style.replaceSync(`
    section{position:fixed;z-index:2147483647;inset:auto 0 0;max-height:70vh;overflow:auto;box-sizing:border-box;
      padding:1rem 1.25rem 1.5rem;background:#1c1114;color:#f7ede2;border-top:3px solid #e0574f;
      font:15px/1.5 system-ui,sans-serif}
    header{display:flex;gap:1rem;justify-content:space-between;align-items:start}
    h2{font-size:1.1rem;margin:0}h3{font:600 .95rem ui-monospace,monospace;margin:1rem 0 .25rem;color:#f0c48a}
    ul{margin:0;padding-left:1.1rem}b{font:inherit;font-family:ui-monospace,monospace}
    button{font:inherit;padding:.25rem .75rem;color:inherit;background:none;border:1px solid #8a6a55;cursor:pointer}`);
  root.adoptedStyleSheets = [style];

  const element = (name, text) => Object.assign(document.createElement(name), {textContent: text});

  function render(problems) {
    root.replaceChildren();
    if (problems.length === 0) return host.remove();
    const section = document.createElement('section');
    section.setAttribute('role', 'alert');
    const header = document.createElement('header');
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    const hide = element('button', 'Hide');
    hide.addEventListener('click', () => host.remove());
    header.append(
      element('h2', `${count} in the content. The page below goes without what is wrong.`),
      hide,
    );
    section.append(header);
    for (const file of new Set(problems.map((problem) => problem.file))) {
      const list = document.createElement('ul');
      for (const {line, field, found, remedy} of problems.filter((own) => own.file === file)) {
        const place = [line && `line ${line}`, field].filter(Boolean).join(', ');
        const item = document.createElement('li');
        item.append(element('b', place ? `${place}: ` : ''), `found ${found}. ${remedy}`);
        list.append(item);
      }
      section.append(element('h3', file), list);
    }
    root.append(section);
    return document.documentElement.append(host);
  }

  const events = new EventSource('/__velada/mistakes');
  events.addEventListener('message', ({data}) => render(JSON.parse(data)));
  // The page that waits for a server which could not start.
  events.addEventListener('ready', () => {
    if (document.documentElement.hasAttribute('data-waiting')) location.reload();
  });
})();
