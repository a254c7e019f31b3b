/** The overview as one page for people: no script, no other file, light and dark. */
import type {Overview} from './read';
import {STATES, namesOf, placeOf, summaryOf} from './report';
import type {State, Status} from './status';
import type {Change} from './changes';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const TAGS = {removed: 'del', added: 'ins', moved: 'i'} as const;

const changeAsHtml = (change: Change): string =>
  change
    .map(({text, kind}) =>
      kind === 'same' ? escape(text) : `<${TAGS[kind]}>${escape(text)}</${TAGS[kind]}>`,
    )
    .join('');

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d9d2c7,#3b3336);--soft:light-dark(#6a6064,#b3a7a2);
--bad:light-dark(#a02033,#ff9c9c);--good:light-dark(#1c6b3f,#8fdcae);--paper:light-dark(#fbf8f3,#171114)}
body{margin:0 auto;max-width:62rem;padding:2rem 1.25rem 5rem;background:var(--paper);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem;border-top:1px solid var(--line);padding-top:1.5rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}p{margin:.25rem 0;color:var(--soft)}
ul{list-style:none;margin:.5rem 0;padding:0}li{border-top:1px solid var(--line);padding:.5rem 0}
summary{cursor:pointer}code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
blockquote{margin:.5rem 0;padding-left:1rem;border-left:2px solid var(--line)}
del{color:var(--bad)}ins{color:var(--good);text-underline-offset:.2em}
meter{width:12rem;max-width:100%;vertical-align:middle}time{color:var(--soft)}
`.trim();

function statusAsHtml(status: Status): string {
  const since = status.since
    ? ` <time datetime="${status.since}">translated ${status.since}</time>`
    : '';
  const seen = status.seen
    ? ` <time datetime="${status.seen}">found still right ${status.seen}</time>`
    : '';
  const name = `<code>${escape(placeOf(status))}</code>${since}${seen}`;
  if (status.changes.length === 0) return `<li>${name}</li>`;
  const changes = status.changes.map(
    (change) => `<blockquote>${changeAsHtml(change)}</blockquote>`,
  );
  return `<li><details><summary>${name}</summary>${changes.join('')}</details></li>`;
}

function groupAsHtml(statuses: readonly Status[], state: State, unknown?: string): string {
  const {name = '', remedy = ''} = STATES.find((entry) => entry.state === state) ?? {};
  const found = statuses.filter((status) => status.state === state);
  if (found.length === 0) return '';
  const list = `<ul>${found.map(statusAsHtml).join('')}</ul>`;
  if (state === 'current') {
    return `<details><summary>${found.length} ${name}</summary>${list}</details>`;
  }
  // Where nothing is known, why is said at the head.
  const isTold = state === 'unknown' && unknown !== undefined;
  return `<h3>${found.length} ${name}</h3>${isTold ? '' : `<p>${escape(remedy)}</p>`}${list}`;
}

function languageAsHtml(overview: Overview, locale: string): string {
  const own = overview.statuses.filter((status) => status.locale === locale);
  const done = own.filter(({state}) => state === 'current').length;
  const name = new Intl.DisplayNames('en', {type: 'language'}).of(locale) ?? locale;
  const groups = STATES.map(({state}) => groupAsHtml(own, state, overview.unknown)).join('\n');
  return `<section>
<h2 id="${escape(locale)}">${escape(name)}</h2>
<p><meter min="0" max="${own.length}" value="${done}">${done} of ${own.length}</meter> ${summaryOf(own)}</p>
${groups}
</section>`;
}

/** A whole HTML document. `day` is written under the title. */
export function overviewAsPage(overview: Overview, day: string): string {
  const unknown =
    overview.unknown === undefined
      ? ''
      : `<p><strong>Whether a translation is stale cannot be known: ${escape(overview.unknown)}.</strong></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Translations</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
<h1>Translations</h1>
<p>As of ${escape(day)}. Stale means that the English words have changed since the translation was last touched;
what went is <del>struck out</del>, what came is <ins>underlined</ins>.</p>
${unknown}
${namesOf(overview)
  .map((name) => `<p>${escape(name)}</p>`)
  .join('\n')}
${overview.locales.map((locale) => languageAsHtml(overview, locale)).join('\n')}
</main>
</body>
</html>
`;
}
