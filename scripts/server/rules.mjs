/* Reads the rules files that the build writes for hosts, so that the local server keeps them too. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Rules of a `_headers` file: a path on a line of its own, then its headers, indented. */
function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/')) rules.push({path: line.trim(), headers: []});
  }
  return rules;
}

/** Redirects of a `_redirects` file by the path they lead away from; other kinds of rules are left out. */
export function parseRedirects(text) {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rules
      .filter(([from = '', , status]) => !from.includes('*') && /^30\d$/.test(status ?? ''))
      .map(([from, to, status]) => [from, {to, status: Number(status)}]),
  );
}

/** Every header that the rules give a path; a pattern may end in `*`. */
export function headersFor(rules, pathname) {
  return rules
    .filter(({path: pattern}) =>
      pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    )
    .flatMap(({headers}) => headers);
}

/** Reads a file of rules again only when it has changed: the site may be built while it is served. */
function fresh(file, parse) {
  let changed = -1;
  let rules = parse('');
  return () => {
    const now = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? -1;
    if (now !== changed) rules = parse(now === -1 ? '' : readFileSync(file, 'utf8'));
    changed = now;
    return rules;
  };
}

/** The rules of a built site. */
export function rulesOf(dir) {
  return {
    headers: fresh(path.join(dir, '_headers'), parseHeaders),
    redirects: fresh(path.join(dir, '_redirects'), parseRedirects),
  };
}
