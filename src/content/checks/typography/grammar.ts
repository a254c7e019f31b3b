/** What the grammar of a language never has, whatever the sentence: a verb of another person, y before i. */
import type {Rule} from './rules';

/** Verbs that copy is full of, as they stand behind you and they. */
const VERBS =
  'ask|begin|bring|carry|choose|close|come|do|find|give|go|have|hold|keep|know|laugh|learn|leave|like|listen|live|look|love|make|offer|open|play|read|say|sing|sit|sleep|smell|speak|stand|start|stay|study|take|talk|teach|tell|think|travel|try|use|wait|walk|want|wash|wear|work|write';

const IRREGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  is: 'are',
  was: 'were',
  has: 'have',
};

/** The form behind he, she and it: carries, goes, washes, has. */
function ofOne(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}${/(?:s|sh|ch|o)$/.test(verb) ? 'es' : 's'}`;
}

/** The form behind we and they: are, were, have, do, go. */
const ofSeveral = (verb: string): string => IRREGULAR[verb] ?? verb.replace(/es$/, '');

/** A person and a verb that is not theirs; what is typed, with the verb as it should be. */
const person = (pattern: RegExp, meant: (verb: string) => string): Rule => ({
  isOwn: true,
  pattern,
  found: ([match]) => `“${match}”`,
  remedy: (typed) => {
    const [who = '', verb = ''] = typed.split(' ');
    return `Write “${who} ${meant(verb)}”.`;
  },
});

/** A word that only begins sentences with a capital, inside one: the full stop before it is gone. */
const goesOn = (words: string): Rule => ({
  isOwn: true,
  isUnlabelled: true,
  pattern: new RegExp(String.raw`(?<=\p{L}[,;]? )\p{Ll}{2,},? (?:${words})(?= \p{Ll}{2})`, 'u'),
  found: ([match]) => `“${match}”, a capital where no sentence begins`,
  remedy: 'Write a full stop before it, or begin it small.',
});

/** The name of a law or a tax in the other language. */
const ofOther = (names: Readonly<Record<string, string>>): Rule => ({
  isOwn: true,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}(/-])(?:${Object.keys(names).join('|')})(?![\\p{L}\\p{N}:/-])`,
    'u',
  ),
  found: ([match]) => `“${match}”, as the other language calls it`,
  remedy: (typed) => `Write “${names[typed] ?? ''}”.`,
});

export const GRAMMAR_OF_ENGLISH: readonly Rule[] = [
  // Elsewhere than at the beginning an auxiliary may stand before: “does she carry”.
  person(new RegExp(`(?<=^|[.!?…] )(?:She|He|It) (?:${VERBS})(?= \\p{Ll}|[.,;])`, 'u'), ofOne),
  person(
    /(?<![A-Za-zÀ-ɏ’'])(?:[Ww]e|[Tt]hey) (?:is|was|has|does|goes)(?![A-Za-zÀ-ɏ’'])/u,
    ofSeveral,
  ),
  goesOn('It|She|He|They|We|There|This|These'),
  ofOther({RGPD: 'GDPR', UE: 'EU', EEE: 'EEA'}),
];

/** A small word before a sound that it cannot stand before: “padre y hijo”, “siete o ocho”. */
const beforeSound = (word: string, sound: string, meant: string): Rule => ({
  isOwn: true,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}’'/¿«-])${word} ${sound}\\p{L}*`, 'u'),
  found: ([match]) => `“${match}”`,
  remedy: (typed) => `Write “${typed.replace(word, meant)}”.`,
});

export const GRAMMAR_OF_SPANISH: readonly Rule[] = [
  // Not before a diphthong, y hielo, nor where the i is not heard as one: y iPhone.
  beforeSound('y', '(?:(?:[iI]|[hH]i)(?=\\p{Ll})(?![aeouáéóú])|(?:[íÍ]|[hH]í))', 'e'),
  beforeSound('o', '(?:[oóOÓ]|[hH][oó])(?=\\p{Ll})', 'u'),
  goesOn('La|El|Los|Las|Un|Una|Se|Es|Hay|Tú|Nos|Aquí|Nadie|Cada|Lo'),
  ofOther({GDPR: 'RGPD', EU: 'UE', EEA: 'EEE', VAT: 'IVA'}),
];
