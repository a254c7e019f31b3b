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
        `(?<![A-Za-zÀ-ɏ])(?:these|these are|here are|there are|all|all the|our|a list of|the list has) (?<number>${EN}) (?:example )?hotels(?![A-Za-zÀ-ɏ]| (?:with|in|on|by|near|that|where|which) )`,
        'iu',
      ),
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])the (?<number>${EN}) hotels (?:are|below|here|of the list)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
    es: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:estos|estos son|son|aquí hay|hay|todos los|nuestros|una lista de) (?<number>${ES}) hoteles(?![A-Za-zÀ-ɏ]| (?:con|que|en) )`,
        'iu',
      ),
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])los (?<number>${ES}) hoteles (?:son|de (?:abajo|la lista|ejemplo))(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
  },
  travellers: {
    en: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?<number>${EN}) (?:(?:of (?:our|the) )?masseuses|of (?:us|them)) (?:who )?(?:travel|go to hotels|come to hotels|make hotel visits)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
      new RegExp(`(?<![A-Za-zÀ-ɏ])the (?<number>${EN}) who travel(?![A-Za-zÀ-ɏ])`, 'iu'),
    ],
    es: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?<number>${ES}) (?:(?:de (?:nuestras|las) )?masajistas|de ellas) (?:que )?(?:viajan|van a (?:los )?hoteles|se desplazan)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:las (?<number>${ES}) que viajan|viajan (?<other>${ES}) masajistas)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
  },
  photos: {
    en: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?<number>${EN}) (?:[A-Za-zÀ-ɏ]+ )?(?:photos|photographs|pictures)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
    es: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?<number>${ES}) (?:fotos|fotografías|imágenes)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
  },
  reply: {
    en: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:answer|reply|hear from us)(?: [A-Za-zÀ-ɏ]+)? (?:within|in) (?<number>${EN}) (?<unit>hours|days)(?![A-Za-zÀ-ɏ])`,
        'iu',
      ),
    ],
    es: [
      new RegExp(
        `(?<![A-Za-zÀ-ɏ])(?:respondemos|contestamos|te escribimos)(?: [A-Za-zÀ-ɏ]+)? en (?:un plazo de )?(?<number>${ES}) (?<unit>horas|días)(?![A-Za-zÀ-ɏ])`,
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
