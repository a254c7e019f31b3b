/** How English sets its signs. */
import {
  LOUD,
  MEASURE,
  MESES,
  MONTHS,
  dashes,
  impossibleDay,
  missingBetween,
  openedTwice,
  strange,
} from './forms';
import type {Rule} from './rules';

export const ENGLISH: readonly Rule[] = [
  LOUD,
  strange('Write “…”; inside these ‘…’.'),
  {
    pattern:
      /(?<!\d)(?:\d*[04-9]|\d*1[1-3])(?:st|nd|rd)(?![A-Za-zÀ-ɏ])|(?<!\d)(?:\d*(?<!1))[123]th(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Write 1st, 2nd, 3rd, 4th; 11th, 12th and 13th; 21st.',
  },
  {
    // A letter by itself may be one of a row or of a formula: it stands between words.
    pattern:
      /(?<=\p{Ll}{2},? )(?:[ur]|ur|pls|plz|thx|abt|btw|bc|cuz|gonna|wanna)(?=[,.!?]? \p{Ll}{2}|[.!?]?$)/u,
    found: ([match]) => `“${match}”, as in a message`,
    remedy:
      'Write the whole word: you, are, your, please, thanks, about, because, going to, want to.',
  },
  {
    // Without a thing that is counted it may be a version.
    pattern: /(?<![\d.,])\d{1,3}\.\d{3}(?= \p{Ll}{3})/u,
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Thousands have a comma in English: write ${typed.replace('.', ',')}.`,
  },
  {
    pattern: new RegExp(`\\d{1,2} de (?:${MESES})(?![A-Za-zÀ-ɏ])`, 'iu'),
    found: ([match]) => `the date “${match}”`,
    remedy: 'Write it in English: 21 November 2026.',
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])\\d+,\\d{1,2}(?!\\d)(?=${MEASURE}|\\s(?:minutes?|metres?|litres?|kilos?|hours?|seconds?|lines?|points?|times)(?![A-Za-zÀ-ɏ]))`,
      'u',
    ),
    found: ([match]) => `“${match}”`,
    remedy: (typed) => `Decimals have a point in English: write ${typed.replace(',', '.')}.`,
  },
  impossibleDay(
    new RegExp(
      String.raw`(?<![\d.,€])(?:(?:3[2-9]|[4-9]\d)(?:th|nd|rd)? (?:of )?(?:${MONTHS})|31(?:st)? (?:of )?(?:April|June|September|November)|3[01](?:th|st)? (?:of )?February|(?:April|June|September|November) 31(?:st)?|February 3[01](?:th|st)?|(?:${MONTHS}) (?:3[2-9]|[4-9]\d)(?:th|nd|rd)?)(?![A-Za-zÀ-ɏ\d])`,
      'u',
    ),
  ),
  missingBetween(
    // With hyphens they are words: to-do, in-house, for-ever. “Their is” was heard and “the the” typed twice: both are told as that.
    /(?<![\p{L}’'-])(?![Tt]heir (?:is|are|was|were) |(?:[Tt]he the|[Yy]our your|[Oo]ur our|[Tt]heir their) )(?:[Tt]he|[Aa]n|[Mm]y|[Yy]our|[Oo]ur|[Tt]heir|a) (?:of|with|and|or|from|for|is|are|was|were|has|have|had|the|your|our|my|their|she|we|they|because|when|to|if)(?![\p{L}’'-])/u,
  ),
  {
    pattern: /"/,
    found: () => 'the quotation mark "',
    remedy: 'Write “…”; inside these ‘…’.',
  },
  {
    pattern: /[A-Za-zÀ-ɏ]'|(?<![A-Za-zÀ-ɏ])'[A-Za-zÀ-ɏ]/u,
    found: () => "the sign '",
    remedy: 'Write ’ for an apostrophe and “…” for a quotation.',
  },
  {
    pattern: /[«»]/,
    found: ([match]) => `the quotation mark ${match}`,
    remedy: 'Write “…”; «…» are those of Spanish.',
  },
  {
    pattern: /¿/,
    found: () => 'the sign ¿',
    remedy: 'Delete it: English has its sign at the end alone.',
  },
  dashes(/(?<=[A-Za-zÀ-ɏ])(?: ?--+ ?| - ?)(?=[A-Za-zÀ-ɏ])/u, 'the house—they say—opens'),
  {
    pattern:
      /(?<![A-Za-zÀ-ɏ])(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december)(?![A-Za-zÀ-ɏ])/u,
    found: ([match]) => `“${match}”`,
    remedy: 'Days and months begin with a capital in English.',
  },
  {
    isOwn: true,
    pattern: /(?<=\p{Ll},? )i(?=(?:[’']\p{Ll}{1,2})? \p{Ll})/u,
    found: () => '“i” by itself',
    remedy: 'Write I: it is a capital everywhere in English.',
  },
  {
    // Of fewer letters it may be an abbreviation that is spelt out: an SMS.
    pattern: /(?<![A-Za-zÀ-ɏ’'-])an [bcdfgjklmnpqrstvwz]\p{Ll}{3,}/iu,
    found: ([match]) => `“${match}”`,
    remedy: 'Write a: an stands before a vowel.',
  },
  {
    pattern: new RegExp(`“[^”]*$|^[^“]*”|${openedTwice('“', '”')}`, 'u'),
    found: () => 'a quotation mark “ or ” without its twin',
    remedy: 'Open with “ and close with ”.',
  },
];
