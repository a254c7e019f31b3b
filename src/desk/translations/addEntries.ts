/** Puts entries that components ask for into a language's `code.json`, marked, and leaves the rest as it is. */
import type {ComponentWord} from '../../content/read/componentWords';
import {TO_TRANSLATE} from '../../content/marks';

const entry = (id: string, message: string): string =>
  `  ${JSON.stringify(id)}: {\n    "message": ${JSON.stringify(`${TO_TRANSLATE} ${message}`)}\n  }`;

/** Begin of each entry of the outer level, as the file is formatted. */
const ENTRY = /^ {2}"((?:[^"\\]|\\.)*)": \{/gm;

/** Words without an entry, each once. Undefined when the file is no list of entries. */
function lacking(text: string, words: readonly ComponentWord[]): Map<string, string> | undefined {
  try {
    const known = JSON.parse(text) as object;
    return new Map(
      words
        .filter(({id}) => !Object.hasOwn(known, id))
        .map(({id, message}) => [id, message] as const),
    );
  } catch {
    return undefined;
  }
}

/** The file with its new entries at their place in the alphabet, and how many they are. */
export function withNewEntries(
  text: string,
  words: readonly ComponentWord[],
): {text: string; added: readonly string[]} {
  const missing = lacking(text, words);
  if (!missing || missing.size === 0) return {text, added: []};
  let result = text;
  for (const [id, message] of missing) {
    const next = [...result.matchAll(ENTRY)].find(([, known = '']) => known > id);
    if (next) {
      result = `${result.slice(0, next.index)}${entry(id, message)},\n${result.slice(next.index)}`;
    } else {
      const head = result.trimEnd().slice(0, -1).trimEnd();
      const comma = head === '{' ? '' : ',';
      result = `${head}${comma}\n${entry(id, message)}\n}\n`;
    }
  }
  return {text: result, added: [...missing.keys()]};
}
