/** Words that were split in two or joined, typed twice, or spelt as another country does. */
import {asTyped, confused} from './confusedWords';
import {replaced} from './forms';
import type {Rule} from './rules';

/** An adverb on both sides of its verb: the writer moved it, and left the old one. */
const moved = (words: string): Rule =>
  replaced(
    new RegExp(
      `(?<![A-Za-zÀ-ɏ’'-])(${words}) (?!(?:and|or|as|than|if|when|y|o|si|lo|la|de|por|al) )\\p{Ll}+ \\1(?![A-Za-zÀ-ɏ’'-])`,
      'iu',
    ),
    (typed) => typed.replace(/ \p{L}+$/u, ''),
  );

/**
 * Verbs that this house writes with an s; size, prize and the like have no other form, and the labels “Customize” and
 * “We apologize” are fixed.
 */
const WITH_Z =
  /(?<=^|[^A-Za-zÀ-ɏ’'-])(?!(?:over|out|under|down|re|bite-)?siz|priz|seiz|capsiz|assiz|maiz|baiz|[Cc]ustomize$|apologize for)(?:\p{Ll}|(?<=^|[.!?…:] ?)\p{Lu})\p{Ll}+iz(?:e|es|ed|ing|ers?|ations?|able)(?![A-Za-zÀ-ɏ’'-])/u;

export const JOINED_IN_ENGLISH: readonly Rule[] = [
  confused('with out', / /, ''),
  confused('through out(?= (?:the|a|your|our|her|his|their))', / /, ''),
  confused('an other', / /, ''),
  confused('(?:every|any|some) where(?= (?:else|in|on|you|we|they|and|it)|[.,;])', / /, ''),
  confused('in stead(?= of)', / /, ''),
  confused('to gether|al ready|al so|be cause|be tween|be fore', / /, ''),
  moved('only|also|already'),
  replaced(WITH_Z, (typed) => typed.replace(/iz(?=\p{L}+$)/u, 'is')),
  // A licence is given, and a house licenses; she practises, and it is good practice.
  confused(
    '(?:the|a|its|our|your|his|her|their|this|no|each|every|of) licenses?(?! (?:the|a|you|us|them|it)(?![A-Za-zÀ-ɏ]))|(?<=, )license(?= and| or|,)',
    /license/,
    'licence',
  ),
  confused(
    '(?:she|he|who|everybody|everyone|nobody|newcomer|masseuse) practices(?= (?:on|with|at|in|her|his|every|it|the|for|until))',
    /practices/,
    'practises',
  ),
];

export const JOINED_IN_SPANISH: readonly Rule[] = [
  confused('al rededor', / /, ''),
  confused('a demás', / /, ''),
  confused('de bajo(?= del?(?![a-z]))', / /, ''),
  confused('en cima(?= del?(?![a-z]))', / /, ''),
  confused('de trás|en tonces|tam bién|tam poco', / /, ''),
  confused('a(?:tientas|menudo|partir|gatas|oscuras)', /^a/i, 'a '),
  confused('de(?:pronto|acuerdo|veras)', /^de/i, 'de '),
  confused('en(?:cambio|vez)', /^en/i, 'en '),
  confused('sinembargo|talvez|almenos|porsupuesto', /^(sin|tal|al|por)/i, '$1 '),
  moved('también'),
  replaced(
    /(?<![A-Za-zÀ-ɏ])(con|en|por|para|sin) (?:solo|muy|tan|casi) \1(?![A-Za-zÀ-ɏ])/iu,
    (typed) => typed.replace(/ \p{L}+$/u, ''),
  ),
  // “El porqué” is a noun; what asks, or answers, has no article.
  replaced(/(?<=^|[.¿!?…] ?)Porqué(?![A-Za-zÀ-ɏ])/u, (typed) => asTyped(typed, 'por qué')),
  replaced(
    /(?<=(?:sabe|saber|sabes|sabemos|dime|dinos|explica|explicar|pregunta|preguntes|entiendo|contarte) )porqué(?![A-Za-zÀ-ɏ])/iu,
    () => 'por qué',
  ),
  confused('(?<= y )sino', /sino/, 'si no'),
  replaced(/(?<![A-Za-zÀ-ɏ])iva(?! a(?![A-Za-zÀ-ɏ]))(?![A-Za-zÀ-ɏ])/u, () => 'iba” or “IVA'),
];
