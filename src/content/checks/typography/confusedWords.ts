/** Words that are right by themselves and wrong where they stand: “haber si”, “it’s own”. */
import {withCapital} from '../../language/inflections';
import {replaced} from './forms';
import type {Rule} from './rules';

/** What is meant, with a capital where what is typed has one. */
export const asTyped = (typed: string, meant: string): string =>
  /^\p{Lu}/u.test(typed) ? withCapital(meant) : meant;

/** A pair of whole words, in whatever capitals: what is typed, and what is meant in its place. */
export const confused = (pattern: string, from: RegExp, to: string): Rule =>
  replaced(new RegExp(`(?<![A-Za-zÀ-ɏ’'])(?:${pattern})(?![A-Za-zÀ-ɏ’'])`, 'iu'), (typed) =>
    asTyped(typed, typed.replace(from, to)),
  );

/** What stands behind a determiner and behind no verb. */
const THINGS =
  'own|hotel|room|suite|bed|body|skin|hands?|shoulders|back|eyes|breath|time|choice|masseuse|visit|message|name|place|pace';

export const CONFUSED_IN_ENGLISH: readonly Rule[] = [
  confused(
    'it’s own|(?:with|of|under|into|onto|upon|inside) it’s(?= [a-z]+(?: [a-z]+)?[,.;])',
    /it’s/i,
    'its',
  ),
  confused(
    '(?:from|into|onto|behind|beside|across|along|through) it’s(?! (?:own|a|an|the)(?![A-Za-z]))',
    /it’s/i,
    'its',
  ),
  confused(
    '(?:keep|bring|choose|from|into|onto|with|under) you’re(?! (?:a|an|the|so|not|here|there)(?![A-Za-z]))',
    /’re/,
    'r',
  ),
  confused(`you’re (?:${THINGS})`, /’re/, 'r'),
  confused('your (?:welcome|right here|going to|not (?:alone|sure))', /your/i, 'you’re'),
  confused(
    `(?:they’re|there) (?:own|${THINGS})(?= (?!is|are|was|were|and|for)[a-z])`,
    /they’re|there/i,
    'their',
  ),
  confused(
    '(?:more|less|better|rather|later|earlier|sooner|longer|other) then(?= (?:the|a|an|you|your|we|it|in|at|before|any|one|two|most|usual|that|this))',
    /then/,
    'than',
  ),
  confused('their (?:is|are|was|were)(?= )', /their/i, 'there'),
  confused('(?:could|would|should|must|might) of(?! course)', /of/, 'have'),
  confused(
    '(?:he|she|it|you|we|they|to|will|never|not|cannot) looses?(?= (?:a|an|the|your|her|his|their|its|track|count|sight|nothing|time))',
    /loose/,
    'lose',
  ),
  confused('(?:he|she|it|nobody|everybody|somebody) breaths', /breaths/, 'breathes'),
  confused(
    '(?:spoken|said|read|say|speak|think|thinking|laughs?|laughing) allowed',
    /allowed/,
    'aloud',
  ),
  confused('(?:is|are|was|were) suppose to', /suppose/, 'supposed'),
  confused('too (?:be|learn|see|come|go|ask|say|find|take|make|keep|stay)(?!-)', /too/i, 'to'),
  confused('fo(?= (?:the|a|an|your|our|it|this|that|one|us|you))', /fo/i, 'of'),
  confused('ro(?= (?:the|a|an|by|in|at|your|our|not|no|with|night|two))', /ro/i, 'or'),
  confused('ot(?= (?:the|a|an|your|our|be|it|this|that|you|us))', /ot/i, 'to'),
  confused('gray(?:s|er|ish)?', /gra/i, 'gre'),
  confused('jewelry', /elry/, 'ellery'),
  confused('pajamas', /pa/i, 'py'),
  confused(
    '(?:col|fav|hon|flav|neighb|harb|vap|hum|rum|od|lab|behavi|splend|parl)or(?:s|ed|ing|ful|less|ite|ites|able|hood)?',
    /or/i,
    'our',
  ),
];

/** A participle, behind which stands a form of haber. */
const PARTICIPLES =
  'sido|estado|habido|hecho|dicho|visto|venido|llegado|quedado|empezado|pasado|podido|querido';

export const CONFUSED_IN_SPANISH: readonly Rule[] = [
  confused('(?:se|me|te|lo|la|nos|os|le) hech(?:a|as|an|amos|ó|aba|ar|aron)', /hech/, 'ech'),
  confused('(?<=^|[,;.:—] ?)haber (?:si|qué|cómo|quién|cuándo)', /haber/i, 'a ver'),
  confused(
    'ha (?:partir|veces|través|menos|pesar|pie|solas|tiempo|mano|la|los|las|tu|su|mi|un|una)',
    /ha/i,
    'a',
  ),
  confused(`(?:ya|se|nunca|siempre|que|quien|casa|no) a (?:${PARTICIPLES})`, / a /, ' ha '),
  confused('(?:ha|han|he|has|hemos|había) echo', /echo/, 'hecho'),
  confused('asta (?:que|el|la|los|las|donde|ahora|luego|mañana)', /asta/i, 'hasta'),
  confused('ay (?:que|un|una|dos|tres|siempre|también)', /ay/i, 'hay'),
  confused('(?<![\\p{L}\\p{N},;)»] )ahí un[ao]?s? \\p{Ll}+ (?:que|para|de)', /ahí/i, 'hay'),
  confused('iva a', /iva/i, 'iba'),
  confused(
    '(?:\\d+|dieciocho|veinte|veinti[a-zñáéíóú]+|treinta|cuarenta|cincuenta|muchos|pocos|los|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos',
    /anos/i,
    'años',
  ),
  confused('ace (?:falta|tiempo|calor|frío|años|meses|poco|mucho|un|una|dos)', /ace/i, 'hace'),
  confused('(?:la|una|media|cada|cualquier|última|primera|esta) ora', /ora/i, 'hora'),
  confused(
    '(?:se|no|nunca|ya|te|que) ba(?= (?:a|al|de|en|con|y|por)(?![A-Za-zÀ-ɏ]))',
    /ba$/i,
    'va',
  ),
  confused('lo qué', /qué/i, 'que'),
  confused('tu (?:también|tampoco|mism[oa]|sol[oa])(?= ?[,.;:!?»)])', /tu/i, 'tú'),
  confused('tubo que', /tubo/i, 'tuvo'),
  confused('enserio', /enserio/i, 'en serio'),
  // An answer; a condition has a second comma: “Si, al llegar, …”.
  confused('(?<=(?:^|[.!?…] ))si(?=,[^,;:.!?]+[.!])', /si/i, 'sí'),
  confused(
    '(?<=¿)que(?= (?:es|son|era|incluye|significa|quiere decir|pasa|ocurre|cuesta|diferencia)(?![A-Za-zÀ-ɏ]))',
    /que/i,
    'qué',
  ),
  confused(
    '(?<!(?:un|el|su|mi|tu|del|al|con) )sobretodo(?! (?:de|negro|gris|largo|verde|abierto|puesto))',
    /sobretodo/i,
    'sobre todo',
  ),
  confused('a trav[eé]z(?: de)?', /trav[eé]z/i, 'través'),
  confused('ésto|éso|aquéllo', /é/i, 'e'),
  // What somebody does has no possessor: “tu decides”. A noun in -es or -as has tus before it.
  confused(
    'tu (?!lunes|martes|jueves|viernes|mes|antes|caries|atlas|herpes|tres|seis|dieses)(?:[a-zñáéíóú]+(?:[ae]s)|eliges|sabes)',
    /^tu/i,
    'tú',
  ),
];
