/** One entry of `code.json`, held against the English words in the code. */
import {didYouMean} from '../../closest';
import type {ComponentWord} from '../../read/componentWords';
import {isMarked} from '../../marks';
import {type Problem, quote} from '../../problems';
import {formFault} from './codeForm';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');

/** Placeholders lost, renamed or broken. */
function placeholderFault(message: string, original: string): string | undefined {
  const [here, there] = [placeholders(message), placeholders(original)];
  // {count, plural, one {…}}: forms of other tools, which the site does not know.
  if (/\{\s*\w+\s*,/.test(message)) return 'a placeholder with more than its name';
  const open = message.split('{').length - 1;
  const close = message.split('}').length - 1;
  if (open !== close || (open !== here.length && there.length > 0)) {
    return 'a curly bracket without its twin';
  }
  const lost = there.filter((name) => !here.includes(name));
  const strange = here.filter((name) => !there.includes(name));
  const twice = here.find(
    (name, index) =>
      here.indexOf(name) !== index && there.indexOf(name) === there.lastIndexOf(name),
  );
  if (/[$%#]\{/.test(message) && !/[$%#]\{/.test(original)) return 'a sign before a curly bracket';
  if (twice !== undefined) return `the placeholder {${twice}} for the second time`;
  if (strange.length > 0) return `the placeholder {${strange[0]}}`;
  return lost.length > 0 ? `no placeholder {${lost[0]}}` : undefined;
}

/** A placeholder that sticks to a word, where the original has none beside it. */
function gluedPlaceholder(message: string, original: string): string | undefined {
  const glued = /[\p{L}\p{N}](\{[^{}]*\})|(\{[^{}]*\})[\p{L}\p{N}]/u;
  const match = glued.exec(message);
  return match && !glued.test(original) ? (match[1] ?? match[2]) : undefined;
}

/** Characters beyond which a translation no longer fits where its original stands. */
const mostFor = (original: string): number => original.length * 2 + 24;

/** What is wrong with an entry, or undefined. */
export function entryFault(
  entry: unknown,
  word: ComponentWord,
): Omit<Problem, 'file' | 'field'> | undefined {
  const original = `The original reads ${quote(word.message)}.`;
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
    return {found: quote(entry), remedy: 'Write { "message": "…" }.'};
  }
  const strange = Object.keys(entry).filter((key) => key !== 'message' && key !== 'description');
  if (strange.length > 0) {
    return {
      found: `the field ${strange.join(', ')}`,
      remedy: `${didYouMean(strange[0] ?? '', ['message', 'description'])}An entry has "message" and, if you like, "description".`,
    };
  }
  const {message, description} = entry as {message?: unknown; description?: unknown};
  if (description !== undefined && typeof description !== 'string') {
    return {
      found: `the description ${quote(description)}`,
      remedy: 'Write a text in quotation marks, or delete it: it is a note for translators.',
    };
  }
  if (message !== undefined && typeof message !== 'string') {
    const remedy = `Write a text in straight quotation marks, without brackets. ${original}`;
    return {found: quote(message), remedy};
  }
  // The "…" of a remedy, a full stop: signs that hold a place.
  const hasWords = /[\p{L}\p{N}]/u;
  if (!message?.trim() || (!hasWords.test(message) && hasWords.test(word.message))) {
    return {
      found: message === undefined ? 'nothing' : quote(message),
      remedy: `Translate it. ${original}`,
    };
  }
  const wrong = placeholderFault(message, word.message);
  if (wrong) {
    const names = placeholders(word.message);
    const keep =
      names.length > 0
        ? `Write ${names.map((name) => `{${name}}`).join(', ')} as in the original, each once and with nothing else between its brackets: the site puts a value there.`
        : 'Write no curly brackets: the original has no placeholder.';
    return {found: wrong, remedy: `${keep} ${original}`, rule: 'placeholder'};
  }
  if (/[\n\t]/.test(message)) {
    return {
      found: `a line break or a tab in ${quote(message)}`,
      remedy: 'Write the words in one line: delete \\n and \\t.',
    };
  }
  const glued = gluedPlaceholder(message, word.message);
  if (glued) {
    return {
      found: `no blank beside ${glued} in ${quote(message)}`,
      remedy: `Write a blank between ${glued} and the word. ${original}`,
    };
  }
  if (message.length > mostFor(word.message)) {
    return {
      found: `${message.length} characters`,
      remedy: `Too long for its place: write at most ${mostFor(word.message)}. ${original}`,
    };
  }
  if (message !== message.trim()) {
    return {
      found: `a blank at the beginning or end of ${quote(message)}`,
      remedy: 'Delete the blank.',
    };
  }
  return isMarked(message) ? undefined : formFault(message, word.message);
}
