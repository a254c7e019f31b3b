/** Orders of Spanish that say usted by their ending: “Léalas con calma”, where tú has “Léelas”. */
import {dictionaryOf} from '../../language/dictionaries';
import {folded} from '../../language/inflections';

/** The first word of a sentence, where it is a verb that carries something and so has an accent; “véase” is said to nobody. */
const FIRST =
  /(?<=^[¿«]?|[.:;?…] )(\p{L}*[áéíóú]\p{L}*?[aeé])n?(?:(?:me|se|nos)?l[aeo]s?|me|nos)(?!\p{L})/giu;

/** What is written otherwise before the other vowel: busque and buscar, pague, alce; escoja and escoger. */
const BEFORE_E: readonly (readonly [RegExp, string])[] = [
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/c$/u, 'z'],
];
const BEFORE_A: readonly (readonly [RegExp, string])[] = [
  [/j$/u, 'g'],
  [/z$/u, 'c'],
];
/** Forms that change more than their end. */
const IRREGULAR: ReadonlySet<string> = new Set(
  'diga haga ponga traiga oiga pida siga elija'.split(' '),
);

/**
 * Whether a form is the order of usted alone: -e of a verb in -ar, -a of one in -er or -ir. “Crea” may be either,
 * of creer and of crear.
 */
function isPolite(form: string): boolean {
  const plain = folded(form);
  if (IRREGULAR.has(plain)) return true;
  const dictionary = dictionaryOf('es');
  const stem = plain.slice(0, -1);
  const changes = plain.endsWith('e') ? BEFORE_E : BEFORE_A;
  const stems = [stem, ...changes.map(([from, to]) => stem.replace(from, to))];
  const isVerb = (ending: string): boolean =>
    stems.some((one) => dictionary?.lists(one + ending) ?? false);
  const [first, second] = [isVerb('ar'), isVerb('er') || isVerb('ir')];
  return plain.endsWith('e') ? first && !second : second && !first;
}

/** The first order that begins a sentence and says usted. */
export const politeOrder = (text: string): string | undefined =>
  [...text.matchAll(FIRST)].find(([, form = '']) => isPolite(form))?.[0];
