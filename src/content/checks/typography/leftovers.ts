/** Signs that were copied along with a text and mean nothing here. */
import type {Rule} from './rules';

export const LEFTOVERS: readonly Rule[] = [
  {
    isOwn: true,
    pattern: /(?<![\w./@#-])\p{Ll}{5,}\d{1,2}(?![\w.@/-])/u,
    found: ([match]) => `“${match}”, a number close to a word`,
    remedy: 'Delete the number, or write a blank before it.',
  },
  {
    pattern: /(?<=\p{L} )\/\/ ?(?=\p{L})/u,
    found: () => 'a note that visitors would read (//)',
    remedy:
      'Delete it; in fields a note begins with # and a blank, in the text it stands as {/* … */}.',
  },
  {
    pattern: /\\[ntr]/,
    found: ([match]) => `the sign ${match}, which is shown as it is typed`,
    remedy: 'Delete it: two sentences have a blank between them, two paragraphs an empty line.',
  },
  {
    pattern: /\\(?![ntr])/,
    found: () => 'the sign \\',
    remedy: 'Delete it: signs need none before them here.',
  },
  {
    // A word that a page of print parted; “one- and two-hour” stands for two.
    isOwn: true,
    pattern: /(?<![\p{L}-])\p{L}\p{Ll}+-\s*\n\s*(?!(?:and|or|to|y|e|o|u|a)\s)\p{Ll}+/u,
    found: ([match]) => `“${match.replace(/\s+/, ' ')}”, a word in two parts`,
    remedy: 'Write it as one word: its end stands on the next line.',
  },
  {
    pattern: /^:(?:wq?a?|qa?|x)!?$/u,
    found: ([match]) => `“${match}”, a command of an editor`,
    remedy: 'Delete it.',
  },
  {
    // Behind a word or a full stop, as encyclopaedias number what they quote.
    pattern: /(?<=[\p{L}\p{N}.,;:”»)?!…]\s?)\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]/u,
    found: ([match]) => `${match}, the number of a source that stands nowhere`,
    remedy: 'Delete it: pages have no footnotes.',
  },
];
