/** Orders of Spanish that say usted by their ending: “Léalas con calma”, where tú has “Léelas”. */
import {dictionaryOf} from '../../language/dictionaries';
import {lists} from '../../language/smallWords';
import {folded} from '../../language/inflections';

/** A verb that carries something and so has an accent; “véase” is said to nobody. */
const CARRYING =
  /(?<![A-Za-zÀ-ɏ])([A-Za-zÀ-ɏ]*[áéíóú][A-Za-zÀ-ɏ]*?[aeé])n?(?:(?:me|se|nos)?l[aeo]s?|me|nos)(?![A-Za-zÀ-ɏ])/giu;

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

/** The first order that carries something and says usted. */
export const politeOrder = (text: string): string | undefined =>
  [...text.matchAll(CARRYING)].find(([, form = '']) => isPolite(form))?.[0];

/** An order that begins a sentence, with what it is to be done to or what it leads to: “Toque el timbre”, “Procure llegar”. */
const DOING =
  /(?<=^[¿«]?|[.:;?…] )(?!(?:aparte|base|clase|noche|tarde|gente|parte|frente|corte|baste|durante|hacia|contra|mientras)(?![A-Za-zÀ-ɏ]))([A-Za-zÀ-ɏ]{2,}[ae]) (?:(?:el|la|los|las|un|una|unos|unas|su|sus|aquí|ahora)(?= \p{Ll})|\p{Ll}+[aei]r(?![A-Za-zÀ-ɏ]))/giu;

/** The first sentence that orders something to be done and says usted; “Toque quien toque” is a condition. */
export const politeDoing = (text: string): string | undefined =>
  [...text.matchAll(DOING)].find(
    ([match, form = '']) =>
      isPolite(form) &&
      !lists.get('es')?.has(form.toLowerCase()) &&
      !new RegExp(`${match}.*(?<![A-Za-zÀ-ɏ])${form}(?![A-Za-zÀ-ɏ])`, 'isu').test(
        text.slice(text.indexOf(match)),
      ),
  )?.[0];

/** “Escribidnos”, to several; “escribinos” and “querés”, as in Argentina. */
const TO_SEVERAL = /(?<![A-Za-zÀ-ɏ])([A-Za-zÀ-ɏ]+[aeií])d(?:nos|me)(?![A-Za-zÀ-ɏ])/giu;
const AS_VOS =
  /(?<![A-Za-zÀ-ɏ])([A-Za-zÀ-ɏ]{2,}(?:i(?=(?:me|nos|te|lo|la|le|los|las)(?![A-Za-zÀ-ɏ]))|[áé](?=s(?![A-Za-zÀ-ɏ]))))\p{Ll}+(?![A-Za-zÀ-ɏ])/giu;

/** What only one reader at a time is asked to do; two may be told to sit down. */
const ASKED_OF_ONE =
  /(?<=^[¿«]?|[.:;?…] )(?:escribid|llamad|reservad|preguntad|consultad|contactad|pulsad|elegid|decidnos)(?![A-Za-zÀ-ɏ])|(?<![A-Za-zÀ-ɏ])podéis (?:llamar|escribir|reservar|pagar|consultar|preguntar|cancelar)(?![A-Za-zÀ-ɏ])/iu;
const TWO =
  /(?<![A-Za-zÀ-ɏ])(?:los dos|las dos|ambos|ambas|juntos|juntas|pareja|entre dos)(?![A-Za-zÀ-ɏ])/iu;
const VOS = /(?<![A-Za-zÀ-ɏ])vos(?![A-Za-zÀ-ɏ])/iu;

/** Whether a beginning is that of a verb: escribi-, quer-é-. */
const isOfVerb = (stem: string): boolean => dictionaryOf('es')?.lists(`${folded(stem)}r`) ?? false;

/** The first form of vos, or an order to vosotros; couples are spoken to as several, and ordered nothing. */
export function foreignForm(text: string): string | undefined {
  const several = [...text.matchAll(TO_SEVERAL)].find(([, stem = '']) => isOfVerb(stem));
  const asked = TWO.test(text) ? undefined : ASKED_OF_ONE.exec(text);
  const direct = several ?? asked ?? VOS.exec(text);
  if (direct) return direct[0];
  const dictionary = dictionaryOf('es');
  // “Podés” is formed as “inglés” is, and no dictionary lists it.
  const isUnknown = (word: string): boolean =>
    !(/s$/.test(word)
      ? dictionary?.lists(word.toLowerCase())
      : dictionary?.has(word.toLowerCase()));
  return [...text.matchAll(AS_VOS)].find(
    ([word, stem = '']) =>
      /^\p{Ll}|^.{5}/u.test(word) &&
      isUnknown(word) &&
      (isOfVerb(stem) || isOfVerb(stem.replace(/i$/u, 'e'))),
  )?.[0];
}
