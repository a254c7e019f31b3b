/* BENCHMARKS.md: each kind of measurement has its section, between two comments, and writes that alone. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {ROOT} from '../install.mjs';

const FILE = path.join(ROOT, 'BENCHMARKS.md');

const marks = (name) => [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];

/** A table in Markdown: column names, then rows of cells. */
export function table(columns, rows) {
  return [columns, columns.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** `text` with one section replaced, or with the section added at its end. */
function withSection(text, name, section) {
  const [start, end] = marks(name);
  const whole = `${start}\n\n${section.trim()}\n\n${end}`;
  const from = text.indexOf(start);
  if (from < 0) return `${text.trimEnd()}\n\n${whole}\n`;
  const to = text.indexOf(end, from);
  if (to < 0) throw new Error(`BENCHMARKS.md: "${end}" is missing. Put it below "${start}".`);
  return text.slice(0, from) + whole + text.slice(to + end.length);
}

/** Writes one section of BENCHMARKS.md; the others stay as they are. */
export function writeSection(name, section) {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measurements\n';
  writeFileSync(FILE, withSection(text, name, section));
}

/** When, on what, and with what: one line. `versions` are names with their versions. */
export function circumstances(versions) {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, load ${os.loadavg()[0].toFixed(1)} at the end`;
  const names = Object.entries({Node: process.versions.node, ...versions});
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, on ${machine}; ${names.map(([name, version]) => `${name} ${version}`).join(', ')}.`;
}

/** The middle one of some numbers, the lower one of two. */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
