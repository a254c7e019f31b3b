/** What the compiler says of the imports at the head of a body, in a writer’s words. */
import {importLines} from '../authorComponents';
import {KNOWN} from './known';
import type {Complaint, MessageLike} from './tagComplaints';

/** Mistakes among the imports, where "code" is expected and tags are not. */
export function importInWords({reason = ''}: MessageLike, row: string): Complaint | undefined {
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
  return {
    found: 'an import that cannot be read, or that stands there twice',
    remedy: `Write each component once, as ${form}`,
  };
}
