/** Forms that a verb does not have where it stands: “to be withdrew”, “has be tested”, “si tendría”. */
import {asTyped, confused} from './confusedWords';
import {replaced} from './forms';
import type {Rule} from './rules';

/** The simple past, and what stands behind have and be instead: verbs that have an object. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  ate: 'eaten',
  began: 'begun',
  chose: 'chosen',
  did: 'done',
  drank: 'drunk',
  drew: 'drawn',
  drove: 'driven',
  forgot: 'forgotten',
  gave: 'given',
  knew: 'known',
  mistook: 'mistaken',
  sang: 'sung',
  shook: 'shaken',
  spoke: 'spoken',
  stole: 'stolen',
  threw: 'thrown',
  took: 'taken',
  withdrew: 'withdrawn',
  wore: 'worn',
  wrote: 'written',
};
/** Those that have none, or that are another word behind be: “was rose”, “was broke”. */
const BEHIND_HAVE: Readonly<Record<string, string>> = {
  ...PARTICIPLES,
  became: 'become',
  broke: 'broken',
  came: 'come',
  fell: 'fallen',
  flew: 'flown',
  grew: 'grown',
  rose: 'risen',
  saw: 'seen',
  went: 'gone',
  woke: 'woken',
};

/** The last word of what is typed, in its other form. */
const lastAs = (forms: Readonly<Record<string, string>>) => (typed: string) =>
  typed.replace(/\p{L}+$/u, (word) => forms[word] ?? word);

const ADVERB = '(?:not |never |always |already |just |only |also )?';

/** What stands before “been”, near or far. */
const HAVE = '(?:have|has|had)(?:n’t)?|having';

/** Words that are compared by their end alone: “more heavier”. */
const COMPARED =
  'bigg|bright|calm|clean|close|cold|cool|dark|deep|earli|easi|fast|full|gentl|happi|heavi|high|hott|kind|larg|late|light|long|loud|low|near|old|quick|quiet|rich|short|simpl|slow|small|smooth|soft|strong|sweet|thick|thin|thinn|tight|warm|wid|young';

export const VERB_FORMS_OF_ENGLISH: readonly Rule[] = [
  replaced(
    new RegExp(
      `(?<![A-Za-zÀ-ɏ’'-])(?:be|been|being) ${ADVERB}(?:${Object.keys(PARTICIPLES).join('|')})(?![A-Za-zÀ-ɏ’'-])`,
      'u',
    ),
    lastAs(PARTICIPLES),
  ),
  // At the beginning, where nothing is said of something: “all she had came from Cali” is right.
  replaced(
    new RegExp(
      `(?<=^|[.!?…] )(?!All|What|Whatever|Everything|Whoever|Who)\\p{Lu}\\p{Ll}*(?: (?!she|he|we|you|they|that|who|which)\\p{Ll}+)? (?:has|have|had) ${ADVERB}(?:${Object.keys(BEHIND_HAVE).join('|')})(?![A-Za-zÀ-ɏ’'-])`,
      'u',
    ),
    lastAs(BEHIND_HAVE),
  ),
  replaced(
    new RegExp(`(?<![A-Za-zÀ-ɏ’'-])(?:has|have|had) ${ADVERB}be(?![A-Za-zÀ-ɏ’'-])`, 'u'),
    (typed) => `${typed}en`,
  ),
  {
    isOwn: true,
    // “Ever been to Girona?” is asked so, and a has-been is a word.
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ’'-])(?!(?:${HAVE}|ever|never|always|just|not|long|of) )[a-z]+ been(?= [a-z])(?<=(?:^|[.!?…:;] )(?:(?!(?:${HAVE}|[a-z]+[’'](?:ve|d|s)) )[^.!?…:; ]+ )+been)`,
      'iu',
    ),
    found: ([match]) => `“${match}” without has or had`,
    remedy: (typed) => {
      const [subject = ''] = typed.split(' ');
      return `Write “${subject} has been” or “${subject} had been”.`;
    },
  },
  ...(
    [
      ['[Mm]ore', 'r'],
      ['[Mm]ost', 'st'],
    ] as const
  ).map(([before, end]) =>
    replaced(
      new RegExp(`(?<![A-Za-zÀ-ɏ’'-])${before} (?:${COMPARED})e?${end}(?![A-Za-zÀ-ɏ’'-])`, 'u'),
      (typed) => asTyped(typed, typed.replace(/^\S+ /, '')),
    ),
  ),
];

/** What would be, and what stands behind si instead; those of regular verbs look like nouns: galería. */
const WOULD: Readonly<Record<string, string>> = {
  tendría: 'tuviera',
  podría: 'pudiera',
  querría: 'quisiera',
  haría: 'hiciera',
  diría: 'dijera',
  vendría: 'viniera',
  pondría: 'pusiera',
  saldría: 'saliera',
  habría: 'hubiera',
  sabría: 'supiera',
  sería: 'fuera',
  estaría: 'estuviera',
  iría: 'fuera',
  daría: 'diera',
  vería: 'viera',
};

export const VERB_FORMS_OF_SPANISH: readonly Rule[] = [
  // Behind “que” or “donde” it belongs to something else; “no sé si podría” does not begin with si.
  replaced(
    new RegExp(
      `(?<=^|[.!?…] )Si (?:(?!que |quien |quienes |donde |cuando |como )[a-záéíóúñü]+ ){0,4}(?:${Object.keys(WOULD).join('|')})(?:s|n)?(?![A-Za-zÀ-ɏ])`,
      'u',
    ),
    (typed) =>
      typed.replace(/(\p{L}+ría)([sn]?)$/u, (_, verb: string, end: string) => WOULD[verb] + end),
  ),
  confused(
    '(?:cre(?:o|e|es|en|a|as|an|emos|ía|ían)|piens(?:o|a|as|an|e|en)|pensamos|opin(?:o|a|as|an|amos)|dij(?:e|o|iste|imos|eron)) de que',
    / de que/,
    ' que',
  ),
  confused(
    '(?<!(?:se|me|te|nos|os) )hall(?:a|as|an) (?:sido|estado|habido|hecho|dicho|visto|venido|llegado|quedado|empezado|pasado|podido|querido)',
    /hall/i,
    'hay',
  ),
  replaced(
    /(?<![A-Za-zÀ-ɏ’'-]|Santa )(?:[Ff]é|[Ff]u[éí]|[DdVv]ió|[Vv]í)(?![A-Za-zÀ-ɏ’'-])/u,
    (typed) => typed.normalize('NFD').replace(/\p{M}/u, ''),
  ),
  confused('más (?:mejor|peor)(?:es)?', /más /i, ''),
];
