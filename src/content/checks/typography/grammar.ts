/** What the grammar of a language never has, whatever the sentence: a verb of another person, y before i. */
import {asTyped} from './confusedWords';
import {replaced} from './forms';
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

/** The forms of one, with those of several; “reads” and “plays” are things as well, and stand behind a noun. */
const OF_THEY: Readonly<Record<string, string>> = Object.fromEntries(
  VERBS.split('|')
    .filter(
      (verb) => !/^(?:play|read|walk|talk|look|like|start|stay|use|travel|laugh|sleep)$/.test(verb),
    )
    .map((verb) => [ofOne(verb), verb]),
);
const OF_SHE = Object.keys(OF_THEY).join('|');

/** A person and a verb that is not theirs; what is typed, with the verb as it should be. */
const person = (pattern: RegExp, meant: (verb: string) => string): Rule =>
  replaced(pattern, (typed) => typed.replace(/\S+$/, meant));

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
    new RegExp(
      `(?<=^|[.!?…] )(?:Each|Every one|Neither|Either) of (?:them|these|those|us) (?:${VERBS})(?= \\p{Ll}|[.,;])`,
      'u',
    ),
    ofOne,
  ),
  // Two and more of something, at the beginning: “one of her hands works” is right.
  person(
    new RegExp(
      `(?<=^|[.!?…] )(?:Her|Their|Our|Your|The|Two|Both|All) (?:[a-z]+ )?(?:hands|eyes|fingers|shoulders|masseuses|guests|suites|rooms|lamps|candles|programs|sessions|hotels|towels|sheets|stones|windows) (?:is|was|has|does|${OF_SHE})(?= \\p{Ll}|[.,;])`,
      'u',
    ),
    (verb) => OF_THEY[verb] ?? ofSeveral(verb),
  ),
  person(
    /(?<![A-Za-zÀ-ɏ’'])(?:[Ww]e|[Tt]hey) (?:is|was|has|does|goes)(?![A-Za-zÀ-ɏ’'])/u,
    ofSeveral,
  ),
  goesOn('It|She|He|They|We|There|This|These'),
  ofOther({RGPD: 'GDPR', UE: 'EU', EEE: 'EEA'}),
];

/** Verbs of one person; of several they have an n behind them, all but one. */
const OF_ONE =
  'pone|hace|tiene|va|es|está|viene|dice|sabe|puede|quiere|elige|trabaja|habla|lleva|llega|cuida|decide|conoce|lee|escribe|contesta|recibe|empieza|termina|usa|vive|cobra|firma|ofrece|espera|abre|vuelve|viste|escucha|prepara';
const severalOf = (verb: string): string => (verb === 'es' ? 'son' : `${verb}n`);
const OF_SEVERAL = OF_ONE.split('|').map(severalOf);
const oneOf = (verb: string): string => (verb === 'son' ? 'es' : verb.slice(0, -1));

/** A small word before a sound that it cannot stand before: “padre y hijo”, “siete o ocho”. */
const beforeSound = (word: string, sound: string, meant: string): Rule =>
  replaced(new RegExp(`(?<![\\p{L}\\p{N}’'/¿«-])${word} ${sound}\\p{L}*`, 'u'), (typed) =>
    typed.replace(word, meant),
  );

/** Articles, and what they are before several. */
const SEVERAL: Readonly<Record<string, string>> = {el: 'los', un: 'unos', la: 'las', una: 'unas'};

export const GRAMMAR_OF_SPANISH: readonly Rule[] = [
  // Not before a diphthong, y hielo, nor where the i is not heard as one: y iPhone.
  beforeSound('y', '(?:(?:[iI]|[hH]i)(?=\\p{Ll})(?![aeouáéóú])|(?:[íÍ]|[hH]í))', 'e'),
  beforeSound('o', '(?:[oóOÓ]|[hH][oó])(?=\\p{Ll})', 'u'),
  // Elsewhere the words may belong to what stands before: “el día de las masajistas es largo”.
  person(
    new RegExp(`(?<=^|[.!?…;:] )(?:Ellas|Ellos) (?:${OF_ONE})(?![A-Za-zÀ-ɏ])`, 'u'),
    severalOf,
  ),
  person(new RegExp(`(?<=^|[.!?…;:] )Las masajistas (?:${OF_ONE})(?![A-Za-zÀ-ɏ])`, 'u'), severalOf),
  person(
    new RegExp(`(?<=^|[.!?…;:] )(?:Ella|Él) (?:${OF_SEVERAL.join('|')})(?![A-Za-zÀ-ɏ])`, 'u'),
    oneOf,
  ),
  // Of two things, “le gustan la calma y el té”, and of what is counted on: “una hora y media”.
  replaced(
    /(?<![A-Za-zÀ-ɏ])(?:[Ll]es?|[Mm]e|[Tt]e|[Nn]os|[Oo]s) (?:bastan|gustan|faltan|sobran|interesan|encantan) (?:un|una|el|la) [a-zñáéíóúü]+(?![^.;:!?]* [ye] )(?!,)/u,
    (typed) => typed.replace(/n(?= (?:un|una|el|la) )/, ''),
  ),
  replaced(
    /(?<![A-Za-zÀ-ɏ])(?:[Ll]es?|[Mm]e|[Tt]e|[Nn]os|[Oo]s) (?:basta|gusta|sobra|interesa|encanta) (?:los|las|unos|unas) (?!lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines|días|noches de)[a-zñáéíóúü]+/u,
    (typed) => typed.replace(/a(?= (?:l|un)[ao]s )/, 'an'),
  ),
  replaced(
    /(?<![A-Za-zÀ-ɏ])(?:[Ll]e|[Mm]e|[Tt]e|[Nn]os|[Oo]s) (?:bastan|gustan|encantan|interesan) [a-zñáéíóúü]+[aei]r(?:l[aeo]s?|se|te|nos)?(?![A-Za-zÀ-ɏ])(?![^.;:!?]* [ye] )/u,
    (typed) => typed.replace(/n(?= \p{Ll}+$)/u, ''),
  ),
  {
    isOwn: true,
    // Endings that only several have; “el lunes” has another, “el portaequipajes” is one, and “el ochocientos” a century.
    pattern:
      /(?<![A-Za-zÀ-ɏ-])(?:[Ee]l|[Uu]n) (?!(?:porta|guarda|limpia|lava|cubre|salva|saca|abre|corta|posa|quita|rompe|para|monta|calienta|toca|reposa|lanza|mata|pasa)[a-z])[a-zñáéíóúü]{2,}(?:ores|ones|ados|idos|ales|eros|ajes|(?<!ci|ni)entos)(?![A-Za-zÀ-ɏ-])|(?<![A-Za-zÀ-ɏ-])(?:[Ll]a|[Uu]na) [a-zñáéíóúü]{2,}(?:ciones|siones|dades|tades)(?![A-Za-zÀ-ɏ-])/u,
    found: ([match]) => `“${match}”, one and several`,
    remedy: (typed) => {
      const [article = '', noun = ''] = typed.split(' ');
      const meant = SEVERAL[article.toLowerCase()] ?? article;
      return `Write “${asTyped(article, meant)} ${noun}”, or one alone.`;
    },
  },
  goesOn('La|El|Los|Las|Un|Una|Se|Es|Hay|Tú|Nos|Aquí|Nadie|Cada|Lo'),
  ofOther({GDPR: 'RGPD', EU: 'UE', EEA: 'EEE', VAT: 'IVA'}),
];
