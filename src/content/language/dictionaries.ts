/** The words of each language, from the dictionaries that editors use. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {type ITrie, decodeTrie} from 'cspell-trie-lib';

import {folded} from './inflections';
import {rememberedByText} from '../remember';
import {contracted, likely, possible} from './slips';
import {stressed, withAccent} from './stress';

/** A dictionary as it is asked. */
export type Dictionary = {
  /** Whether a word in small letters is one of the language, in one of its forms. */
  readonly has: (word: string) => boolean;
  /** Whether it stands there as it is. */
  readonly lists: (word: string) => boolean;
  /** The words that somebody may have meant who typed one that is none, the likeliest first. */
  readonly meant: (word: string) => Meant;
};

type Meant = {readonly likely: readonly string[]; readonly possible: readonly string[]};

/** Package and file by language. For a new one: https://github.com/streetsidesoftware/cspell-dicts */
const FILES: Readonly<Record<string, readonly [string, string]>> = {
  en: ['@cspell/dict-en-gb', 'en_GB.trie.gz'],
  es: ['@cspell/dict-es-es', 'Spanish.trie.gz'],
};

/** Languages that have a dictionary, on the site or not: a street in Barcelona is a calle to everybody. */
export const DICTIONARIES: readonly string[] = Object.keys(FILES);

/** Words that are formed at will, as the pattern of what is added, and what is left of them. */
const FORMED: Readonly<Record<string, readonly (readonly [RegExp, readonly string[]])[]>> = {
  en: [
    // Courts give judgments, without the e that the dictionary has.
    [/dgment/u, ['dgement']],
    // rehaired, unhurrying
    [/^(?:re|un|over|under|out)(?=[A-Za-zÀ-ɏ]{5})/u, ['']],
  ],
  es: [
    // cartelito, lamparita, lejísimos: as cartel, lámpara, lejos.
    [/(?:c?it|ill|ísim)([ao]s?)$/u, ['$1', 'o', 'a', 'e', '']],
    // borreguillo, barquito: as borrego, barco.
    [/(?<=g)u(?:it|ill)([ao])s?$/u, ['$1']],
    [/qu(?:it|ill)([ao])s?$/u, ['c$1']],
    // calzadora, cererías: who or what does it, and where it is made.
    [/dor(?:as?|es)?$/u, ['r']],
    [/erías?$/u, ['a', 'o', 'e', '']],
    // A short rest is a word by chance: “reserba” is no serba.
    [
      /^(?:super|anti|multi|semi|(?:pre|re|sub|video|foto|audio|micro|mini|tele)(?=[A-Za-zÀ-ɏ]{6}))/u,
      [''],
    ],
    // marcapáginas, guardapolvos: what does something to several things.
    [
      /^(?:marca|abre|saca|posa|guarda|quita|corta|porta|lava|rompe|cubre|salva|lanza|tapa|limpia|apoya|sujeta|calienta|cuelga)(?=[A-Za-zÀ-ɏ]{4,}s$)/u,
      [''],
    ],
  ],
};
/** A plural, which keeps its letters: -s behind a vowel, -es behind a consonant. With z and n it has others: veces, imágenes. */
const PLURAL: Readonly<Record<string, RegExp>> = {
  es: /(?<=[aeiouáéó])s$|(?<=[^aeiousnz])es$/u,
};
/** What is added to a word that keeps its accent: rápidamente. */
const KEEPING: Readonly<Record<string, RegExp>> = {es: /mente$/u};

/** What a verb carries behind it in Spanish: dinos, pídelo, contárselo. */
const CLITICS = /(?:(?:se|me|te|nos|os)?l[aeo]s?|me|te|se|nos|os)$/u;
const ACCENT = /[áéíóú]/u;
const VOWELS = /[aeiou]+/gu;

/** How a form ends that carries something: an order, an infinitive, a gerund. “Tranquil” in “tránquilla” is none. */
const CARRIES = /(?:[aeiáéí]|ndo|[aeiáéí][rd]|[aeoáéó]n|[aeo]s|[aá]z|s[aá]l)$/u;

/** What a command to several leaves of its verb before “os”: arropaos, mereceos, vestíos, of arropar, merecer, vestir. */
const COMMANDED = /(?:[ae]|í)$/u;

/**
 * Whether a word is a verb with what it carries, and has the accent that it needs: dinos and ofrecerlo none, as
 * the stress has two syllables at most behind it; resérvala and dínoslo one, where the verb is heard.
 */
function isVerbWith(trie: ITrie, word: string): boolean {
  const carried = CLITICS.exec(word)?.[0];
  if (!carried) return false;
  const rest = word.slice(0, -carried.length);
  // “We” lose their s before what is carried: vámonos, digámoselo.
  const stem = /^(?:nos|se)/u.test(carried) ? rest.replace(/mo$/u, 'mos') : rest;
  const plain = folded(stem);
  const told = [stem, stem.replace(/í$/u, 'i')];
  if (
    carried === 'os' &&
    COMMANDED.test(stem) &&
    told.some((verb) => trie.hasWord(`${verb}r`, true))
  ) {
    return true;
  }
  if (!trie.hasWord(plain, false)) return false;
  const isLong = (plain.match(VOWELS)?.length ?? 0) > 1;
  const isOne = (carried.match(VOWELS)?.length ?? 0) === 1;
  const needsAccent = !isOne || (isLong && !/[rnd]$/u.test(stem));
  if (!CARRIES.test(stem)) return false;
  if (!needsAccent) return !ACCENT.test(stem);
  return ACCENT.test(stem) && (stem === stressed(plain) || trie.hasWord(stem, true));
}

function isFormed(trie: ITrie, language: string, word: string): boolean {
  const rules = FORMED[language] ?? [];
  const kept = KEEPING[language];
  if (kept?.test(word)) return trie.hasWord(word.replace(kept, ''), true);
  const plural = PLURAL[language];
  if (plural?.test(word) && trie.hasWord(word.replace(plural, ''), true)) return true;
  return rules.some(([pattern, ends]) =>
    ends.some((end) => {
      const base = word.replace(pattern, end);
      return base !== word && base.length > 2 && trie.hasWord(folded(base), false);
    }),
  );
}

/** What could have been meant. */
function nearest(trie: ITrie, language: string, word: string, has: Dictionary['has']): Meant {
  const short = contracted(word, language);
  if (short) return {likely: [short], possible: []};
  const listed = (others: Iterable<string>): string[] =>
    [...new Set(others)].filter((other) => other !== word && trie.hasWord(other, true));
  const near = {likely: listed(likely(word, language)), possible: listed(possible(word, language))};
  if (near.likely.some((other) => folded(other) === folded(word))) return near;
  // Of forms that no dictionary lists, visítanos, nearly all are stressed on the third syllable from the end.
  const formed = language === 'es' ? withAccent(word) : undefined;
  return formed && has(formed) ? {likely: [formed], possible: []} : near;
}

function readDictionary(language: string, [name, file]: readonly [string, string]): Dictionary {
  // What such a package exports is a list of its files, beside which they stand.
  const list = createRequire(import.meta.url).resolve(name);
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(path.dirname(list), file))));
  const has = (word: string): boolean =>
    trie.hasWord(word, true) ||
    isFormed(trie, language, word) ||
    (language === 'es' && isVerbWith(trie, word));
  return {
    has: rememberedByText(has),
    lists: (word) => trie.hasWord(word, true),
    meant: rememberedByText((word) => nearest(trie, language, word, has)),
  };
}

const read = new Map<string, Dictionary>();

/** The dictionary of a language; undefined for a language that has none here. */
export function dictionaryOf(language: string): Dictionary | undefined {
  const file = FILES[language];
  if (!file) return undefined;
  const known = read.get(language) ?? readDictionary(language, file);
  read.set(language, known);
  return known;
}
