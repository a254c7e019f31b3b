/** What the compiler says of the imports at the head of a body, in a writer’s words. */
import {importLines} from '../authorComponents';
import type {Complaint} from './faults';
import {KNOWN} from './known';
import type {MessageLike} from './tagComplaints';

/** Mistakes among the imports, where "code" is expected and tags are not. */
export function importInWords(
  {reason = ''}: MessageLike,
  row: string,
  text: string,
): Complaint | undefined {
  const form = "import Section from '@site/src/components/blocks/Section';";
  if (/only import\/exports/.test(reason)) {
    return {
      found: 'imports that do not end',
      remedy: `Write each as ${form} and leave an empty line after the last.`,
    };
  }
  const named = [...row.matchAll(/\p{Lu}\p{L}+/gu)].flatMap(([name]) => KNOWN.get(name) ?? []);
  // “Import”, “mport”, “1import”: whatever stands before the names.
  if (/^(?!import )[^<]*\bfrom\b.*@site\/src\/components\//.test(row) && named[0]) {
    return {found: 'an import that cannot be read', remedy: `Write: ${importLines(named)}`};
  }
  if (!/^\s*(im\w*|export)\b.*\bfrom\b|^\s*import\b/.test(row)) return undefined;
  // What is imported for the second time can be read, and one of the two has to go.
  if (text.split('\n').filter((other) => other === row).length > 1) {
    const remedy = `Write each component once, as ${form}`;
    return {found: 'an import that stands there twice', remedy};
  }
  const remedy = `Write: ${named[0] ? importLines(named) : form}`;
  return {found: slipIn(row), remedy};
}

/** What is wrong with the form of an import, as far as it is one of the usual slips. */
function slipIn(row: string): string {
  const [, typed] = /[\s}](\p{L}+)\s*['"“‘’]?@site/u.exec(row) ?? [];
  const marks = row.replace(/[^'"]/g, '');
  if (!/\bfrom\b/.test(row)) {
    const isName = typed === undefined || typed === 'import' || /^\p{Lu}/u.test(typed);
    return isName ? 'an import without “from”' : `“${typed}” in an import, in the place of “from”`;
  }
  if (/[“”‘’]/.test(row)) return "an import with other quotation marks than ' on both sides";
  if (marks.length % 2 === 1) return 'an import without one of its quotation marks';
  if (row.split('{').length !== row.split('}').length)
    return 'an import without one of its curly brackets';
  return 'an import that cannot be read';
}
