/** How long a session is, in sentences that the programs contradict. */
import {numberPattern, valueOf} from '../numbers';
import type {Problem} from '../problems';
import {remembered} from '../remember';
import {type Text, textsOf} from '../texts';
import {type RawDocument, entriesOf, isWhole, originalsOf} from './raw';

const SESSION = 'sessions?|massages?|rituals?|programs?|visits?|base';
const SESION = 'sesi[oó]n(?:es)?|masajes?|rituale?s?|programas?|visitas?';
const ENGLISH = `(${numberPattern('en')})`;
const SPANISH = `(${numberPattern('es')})`;

/** Forms in which a length is said, with the minutes of their unit. */
const FORMS: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [new RegExp(`${ENGLISH}[- ]minutes?(?:\\s\\p{L}+)?\\s(?:${SESSION})(?!\\p{L})`, 'giu'), 1],
    [new RegExp(`${ENGLISH}[- ]hour(?:\\s\\p{L}+)?\\s(?:${SESSION})(?!\\p{L})`, 'giu'), 60],
    [
      new RegExp(
        `(?<!\\p{L})(?:${SESSION})\\s(?:\\p{L}+\\s)?(?:of|lasting|lasts?)\\s${ENGLISH}\\sminutes(?!\\p{L})`,
        'giu',
      ),
      1,
    ],
  ],
  es: [
    [
      new RegExp(
        `(?<!\\p{L})(?:${SESION})\\s(?:\\p{L}+\\s)?(?:de|dura|duran)\\s${SPANISH}\\sminutos(?!\\p{L})`,
        'giu',
      ),
      1,
    ],
    [
      new RegExp(
        `(?<!\\p{L})(?:${SESION})\\s(?:\\p{L}+\\s)?de\\s${SPANISH}\\shoras?(?!\\p{L})(?! y media)`,
        'giu',
      ),
      60,
    ],
  ],
};

/** What follows shows that it is somebody else's: “with the physiotherapist”, “que grabó un amigo”. */
const OF_OTHERS = /^\s(?:with (?:the|a)|by|que|con (?:el|la|un|una)|en el)\s/u;

type Length = {readonly minutes: number; readonly typed: string};

/** “24 hour massage”: how long the house is open, not a session. */
const DAY = 24 * 60;

const lengthsIn = remembered(({locale, text}: Text): Length[] =>
  (FORMS[locale] ?? []).flatMap(([pattern, unit]) =>
    [...text.matchAll(pattern)]
      .filter((match) => !OF_OTHERS.test(text.slice(match.index + match[0].length)))
      .map((match) => ({minutes: valueOf(match[1] ?? '', locale) * unit, typed: match[0]}))
      .filter(({minutes}) => minutes !== DAY),
  ),
);

const minutesOf = ({facts}: RawDocument): number[] =>
  entriesOf(facts.sessions).flatMap(({entry: {minutes}}) => (isWhole(minutes) ? [minutes] : []));

const list = (values: Iterable<number>): string => [...values].sort((a, b) => a - b).join(', ');

/** Names lengths that no session has: none of the program's own on its page, none at all elsewhere. */
export function checkLengths(documents: readonly RawDocument[]): Problem[] {
  const originals = originalsOf(documents);
  const all = new Set([...originals.values()].flatMap(minutesOf));
  if (all.size === 0) return [];
  const names = documents.flatMap(({kind, id, words: {name}}) =>
    kind === 'program' && typeof name === 'string' && name.trim() ? [{id, name}] : [],
  );
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const its = new Set(original ? minutesOf(original) : []);
    return textsOf(document).flatMap((text): Problem[] => {
      const lengths = lengthsIn(text);
      // What people search for is not what there is.
      if (lengths.length === 0 || text.field.startsWith('keywords')) return [];
      // A text may speak of another program.
      const isOther = names.some(({id, name}) => id !== document.id && text.text.includes(name));
      const known = its.size > 0 && !isOther ? its : all;
      const wrong = lengths.find(({minutes}) => !known.has(minutes));
      if (!wrong) return [];
      const {file, field, line} = text;
      const found = `“${wrong.typed}”, and sessions last ${list(known)} minutes`;
      return [{file, field, line, found, remedy: 'Correct the length, or leave it out.'}];
    });
  });
}
