/** Puts lines into files that people keep by hand. Each returns undefined where the place cannot be found. */

/** Lines of code are no longer than this; lists that would be stand on several. */
const WIDTH = 100;

/** A document id at the end of a list of `sidebars.ts`. */
export function intoSidebar(text: string, list: string, id: string): string | undefined {
  const found = new RegExp(`^( *)${list}: \\[([^\\]]*)\\]`, 'm').exec(text);
  if (!found) return undefined;
  const [whole, indent = '', inside = ''] = found;
  const end = found.index + whole.length - 1;
  if (!inside.includes('\n')) {
    const items = [...inside.split(',').map((item) => item.trim()), `'${id}'`].filter(Boolean);
    const line = `${indent}${list}: [${items.join(', ')}]`;
    const rows = `${indent}${list}: [\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}]`;
    const fits = line.length < WIDTH;
    return text.slice(0, found.index) + (fits ? line : rows) + text.slice(end + 1);
  }
  const before = text.slice(0, end).trimEnd();
  const comma = before.endsWith(',') ? '' : ',';
  return `${before}${comma}\n${indent}  '${id}',\n${indent}${text.slice(end)}`;
}

/** An entry at the end of a list at the head of a page, such as `photos`, indented as the others are. */
export function intoList(text: string, list: string, entry: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^${list}:\\s*(?:#.*)?$`).test(line));
  if (start < 0) return undefined;
  // Entries may stand at the margin, as the next field does.
  const rest = lines.findIndex((line, index) => index > start && /^(?!-\s)\S/.test(line));
  if (rest < 0) return undefined;
  const end = lines[rest - 1]?.trim() === '' ? rest - 1 : rest;
  const first = lines.slice(start, end).find((line) => /^\s*-\s/.test(line));
  const indent = first?.slice(0, first.indexOf('-')) ?? '  ';
  const rows = entry.split('\n').map((row, index) => `${indent}${index === 0 ? '-' : ' '} ${row}`);
  return [...lines.slice(0, end), ...rows, ...lines.slice(end)].join('\n');
}

/** A language at the end of `languages` in `docusaurus.config.ts`. */
export function intoLanguages(text: string, line: string): string | undefined {
  const found = /^const languages\b[^=]*= \{\n([\s\S]*?)^\};/m.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length - '};'.length;
  return `${text.slice(0, end)}  ${line}\n${text.slice(end)}`;
}
