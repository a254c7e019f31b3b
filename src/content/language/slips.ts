/** What a hand or an ear gets wrong, undone: the words that a misspelt one may have been meant as. */

/** Letters that sound alike, or look so to a hand, in each language. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  en: ['ei', 'ae', 'ao', 'cs', 'sz', 'ck', 'ou', 'gj', 'iy', 'mn'],
  es: ['bv', 'gj', 'cs', 'cz', 'sz', 'cq', 'ck', 'qk', 'iy', 'xs', 'mn', 'nñ', 'ei', 'ou', 'uü'],
};

const ACCENTED = ['aá', 'eé', 'ií', 'oó', 'uú'];
const CONSONANTS = [...'bcdfghjklmnpqrstvwxyz'];
/**
 * Which letters are forgotten or too many, and how many at the end prove nothing. Spanish has more forms and
 * families of words than a dictionary knows: gestora, gestoría.
 */
const FORGOTTEN: Readonly<
  Record<string, {readonly letters: readonly string[]; readonly end: number}>
> = {en: {letters: [...CONSONANTS, ...'aeiou'], end: 0}, es: {letters: CONSONANTS, end: 2}};
const CAREFUL = {letters: CONSONANTS, end: 2};

/** A word with other letters at a place in the room of so many. */
const put = (word: string, at: number, letters: string, instead = 0): string =>
  word.slice(0, at) + letters + word.slice(at + instead);

/** A word with one letter changed for its partner in any of the pairs. */
function exchanged(word: string, pairs: readonly string[]): string[] {
  return [...word].flatMap((letter, at) =>
    pairs
      .filter((pair) => pair.includes(letter))
      .map((pair) => put(word, at, pair.replace(letter, ''), 1)),
  );
}

/** A letter without its accent, of whichever kind: à is one that Spanish does not have, and ñ is another letter. */
const bareLetter = (letter: string): string =>
  'ñü'.includes(letter) ? letter : (letter.normalize('NFD')[0] ?? letter);

/** Languages in which a hand sets accents too many; in others a word that has one was borrowed with it. */
const STRAY: ReadonlySet<string> = new Set(['es']);

/** Accents forgotten, too many, or on another letter than theirs; with ñ, two signs are forgotten at once. */
function accented(word: string, language: string): string[] {
  const bare = [...word].map(bareLetter).join('');
  const both = language === 'es' ? exchanged(bare, ['nñ']) : [];
  return [bare, ...both].flatMap((one) => [
    ...exchanged(one, ACCENTED),
    ...(STRAY.has(language) ? [one] : []),
  ]);
}

/** Apostrophes and blanks that are forgotten by many. */
const CONTRACTED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^(do|does|did|is|was|were|are|has|have|had|could|would|should|must|need)nt$/, '$1n’t'],
    [/^(you|they)(re|ve|ll)$/, '$1’$2'],
    [/^(that|there|what|where)s$/, '$1’s'],
    [/^(a|in|as|each)(lot|bit|fact|well|other)$/, '$1 $2'],
  ],
  es: [[/^(a|o|en|por|de)(veces|sea|serio|favor|repente)$/, '$1 $2']],
};

/** Such words with what they lack; undefined for others. */
export function contracted(word: string, language: string): string | undefined {
  const [pattern, form] = CONTRACTED[language]?.find(([one]) => one.test(word)) ?? [];
  return pattern && form ? word.replace(pattern, form) : undefined;
}

/** A shorter word is near too many others. */
const LONG = 4;

/** Two neighbours that changed places. */
const swapped = (word: string): string[] =>
  [...word].slice(1).map((letter, index) => put(word, index, letter + word.charAt(index), 2));

/** A letter doubled, or one of two forgotten. */
const doubled = (word: string): string[] =>
  [...word].flatMap((letter, at) =>
    letter === word[at + 1] ? [put(word, at, '', 1)] : [put(word, at, letter)],
  );

/** A letter that was forgotten, or is too many. */
function forgotten(word: string, language: string): string[] {
  const {letters, end} = FORGOTTEN[language] ?? CAREFUL;
  const places = [...word.slice(0, word.length - end), ''].map((_, at) => at).slice(1);
  // Words of other languages end in vowels: matcha, shea, martini.
  const isLoan = (at: number): boolean => at === word.length - 1 && /[aeiou]$/u.test(word);
  return places.flatMap((at) => [
    ...(letters.includes(word.charAt(at)) && !isLoan(at) ? [put(word, at, '', 1)] : []),
    ...letters.map((missing) => put(word, at, missing)),
  ]);
}

/** Several letters that sound as one. */
const SOUNDS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [['f', 'ph']],
};
/** In a word of so many letters any vowel may be another one, and two letters doubled or not. */
const VERY_LONG = 7;

/** Slips that make another word of a shorter one. */
function ofLongWords(word: string, language: string): string[] {
  if (word.length < VERY_LONG) return [];
  const vowels = language === 'en' ? exchanged(word, ['ai', 'io', 'ao', 'eo', 'ie']) : [];
  const sounds = (SOUNDS[language] ?? []).flatMap(([one, other]) => [
    word.replace(one, other),
    word.replace(other, one),
  ]);
  return [...doubled(word).flatMap(doubled), ...vowels, ...sounds];
}

/** Letters of Spanish that one ear takes for several: “trankila”, “queyo”, “exelente”, “verdaz”. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/k(?=[eiéí])/u, 'qu'],
  [/qu(?=[eiéí])/u, 'k'],
  [/y/u, 'll'],
  [/ll/u, 'y'],
  [/x(?=[eiéí])/u, 'xc'],
  [/z$/u, 'd'],
  [/d$/u, 'z'],
];

/** Spanish that is written as it is heard: without its h, or with one; s for z at the end. */
function asHeard(word: string, language: string): string[] {
  if (language !== 'es') return [];
  const end = word.replace(/([áéíóú])s$/u, (_, vowel: string) => `${bareLetter(vowel)}z`);
  const others = HEARD.map(([letters, meant]) => word.replace(letters, meant));
  return [
    word.startsWith('h') ? word.slice(1) : `h${word}`,
    ...[end, ...others].filter((one) => one !== word),
  ];
}

/** What a misspelt word was often meant as: letters are there, in another order, number or guise. */
export function* likely(word: string, language: string): Generator<string> {
  yield* accented(word, language);
  yield* swapped(word);
  if (word.length < LONG) return;
  yield* doubled(word);
  yield* exchanged(word, ALIKE[language] ?? []);
  yield* ofLongWords(word, language);
  yield* asHeard(word, language);
}

/** Two letters for one sound. */
const ONE_SOUND = /ch|ll|rr|[qg]u(?=[eiéí])/gu;
/** What a syllable of Spanish begins with, and ends in before it: cons-truir, ins-cri-bir, ham-bre. */
const BEGINS = '(?:[pbtdcgfk][rl]|[a-zñç])';
const ENDS = '(?:[bdnrlmksxcp]?s|[a-zñ])';
/** Consonants that no word of Spanish has one behind the other. */
const UNHEARD = new RegExp(
  `(?<=[aeiouáéíóúüy])(?!${ENDS}?${BEGINS}(?:[aeiouáéíóúüy]|$))[^aeiouáéíóúüy]{3,}|^(?!${BEGINS}[aeiouáéíóúü]|ps|pn|gn|mn|ts)[^aeiouáéíóúüy]{2,}|zr|[^aeiouáéíóúüysnrlmbcdpt]{2}$`,
  'u',
);

/** Whether a word cannot be said in Spanish: a vowel was forgotten. */
const cannotBeSaid = (word: string): boolean =>
  UNHEARD.test(word.toLowerCase().replace(ONE_SOUND, 'c'));

/** A vowel at every place between two letters. */
const withVowel = (word: string): string[] =>
  [...word].slice(1).flatMap((_, at) => [...'aeiou'].map((vowel) => put(word, at + 1, vowel)));

/** The l or r that stands behind another consonant before the last vowel: “imposibe”, “siempe”. */
function withLiquid(word: string): string[] {
  const [ending = ''] = /[aeo]s?$/u.exec(word) ?? [];
  const stem = ending && word.slice(0, -ending.length);
  return /[bcdfgpt]$/u.test(stem) ? [`${stem}l${ending}`, `${stem}r${ending}`] : [];
}

/** What else it may have been meant as; so near are many words that are right: copal, coal. */
export function possible(word: string, language: string): string[] {
  if (word.length < LONG) return [];
  if (language !== 'es') return forgotten(word, language);
  const lost = cannotBeSaid(word) ? withVowel(word) : [];
  return [...forgotten(word, language), ...withLiquid(word), ...lost];
}
