/** Forms in which sentences count hotels, masseuses who travel, photographs and the hours until an answer. */
import {numberPattern, valueOf} from '../../language/numbers';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

const EN = numberPattern('en');
const ES = numberPattern('es');

export type Thing = 'hotels' | 'travellers' | 'photos' | 'reply';
/** How many of each a sentence says there are: all of them, and not some. */
const FORMS: Readonly<Record<Thing, Readonly<Record<string, readonly RegExp[]>>>> = {
  hotels: {
    en: [
      new RegExp(
        `(?<!\\p{L})(?:these|these are|here are|there are|all|all the|our|a list of|the list has) (?<number>${EN}) (?:example )?hotels(?!\\p{L}| (?:with|in|on|by|near|that|where|which) )`,
        'iu',
      ),
      new RegExp(
        `(?<!\\p{L})the (?<number>${EN}) hotels (?:are|below|here|of the list)(?!\\p{L})`,
        'iu',
      ),
    ],
    es: [
      new RegExp(
        `(?<!\\p{L})(?:estos|estos son|son|aquí hay|hay|todos los|nuestros|una lista de) (?<number>${ES}) hoteles(?!\\p{L}| (?:con|que|en) )`,
        'iu',
      ),
      new RegExp(
        `(?<!\\p{L})los (?<number>${ES}) hoteles (?:son|de (?:abajo|la lista|ejemplo))(?!\\p{L})`,
        'iu',
      ),
    ],
  },
  travellers: {
    en: [
      new RegExp(
        `(?<!\\p{L})(?<number>${EN}) (?:(?:of (?:our|the) )?masseuses|of (?:us|them)) (?:who )?(?:travel|go to hotels|come to hotels|make hotel visits)(?!\\p{L})`,
        'iu',
      ),
      new RegExp(`(?<!\\p{L})the (?<number>${EN}) who travel(?!\\p{L})`, 'iu'),
    ],
    es: [
      new RegExp(
        `(?<!\\p{L})(?<number>${ES}) (?:(?:de (?:nuestras|las) )?masajistas|de ellas) (?:que )?(?:viajan|van a (?:los )?hoteles|se desplazan)(?!\\p{L})`,
        'iu',
      ),
      new RegExp(
        `(?<!\\p{L})(?:las (?<number>${ES}) que viajan|viajan (?<other>${ES}) masajistas)(?!\\p{L})`,
        'iu',
      ),
    ],
  },
  photos: {
    en: [
      new RegExp(
        `(?<!\\p{L})(?<number>${EN}) (?:\\p{L}+ )?(?:photos|photographs|pictures)(?!\\p{L})`,
        'iu',
      ),
    ],
    es: [new RegExp(`(?<!\\p{L})(?<number>${ES}) (?:fotos|fotografías|imágenes)(?!\\p{L})`, 'iu')],
  },
  reply: {
    en: [
      new RegExp(
        `(?<!\\p{L})(?:answer|reply|hear from us)(?: \\p{L}+)? (?:within|in) (?<number>${EN}) (?<unit>hours|days)(?!\\p{L})`,
        'iu',
      ),
    ],
    es: [
      new RegExp(
        `(?<!\\p{L})(?:respondemos|contestamos|te escribimos)(?: \\p{L}+)? en (?:un plazo de )?(?<number>${ES}) (?<unit>horas|días)(?!\\p{L})`,
        'iu',
      ),
    ],
  },
};
export const THINGS = Object.keys(FORMS) as Thing[];
type Said = {readonly thing: Thing; readonly typed: string; readonly number: number};

/** What a text says there are of each. */
export const countedIn = remembered(({text, locale}: Text): Said[] =>
  THINGS.flatMap((thing) =>
    (FORMS[thing][locale] ?? []).flatMap((form): Said[] => {
      const match = form.exec(text);
      const {number, other, unit = ''} = match?.groups ?? {};
      if (!match) return [];
      const times = /^d/i.test(unit) ? 24 : 1;
      return [{thing, typed: match[0], number: valueOf(number ?? other ?? '', locale) * times}];
    }),
  ),
);
