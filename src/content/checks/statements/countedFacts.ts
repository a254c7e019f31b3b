/** Numbers of things that the fields list: hotels, masseuses who travel, photographs of an application. */
import {numberPattern, valueOf} from '../../language/numbers';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, isUnseen, textsOf} from '../../texts';
import {
  type RawDocument,
  entriesOf,
  isFields,
  isWhole,
  listOf,
  masseusesOf,
  originalsOf,
  unreadableFiles,
} from '../raw';

const EN = numberPattern('en');
const ES = numberPattern('es');

type Thing = 'hotels' | 'travellers' | 'photos' | 'reply';
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
const THINGS = Object.keys(FORMS) as Thing[];
/** Two may be some, or the two of four hands. */
const LEAST = 3;

type Said = {readonly thing: Thing; readonly typed: string; readonly number: number};

const saidIn = remembered(({text, locale}: Text): Said[] =>
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

/** What there is: the least and the most, where it is read, and what shows it. */
type Fact = {
  readonly range: readonly unknown[];
  readonly pages: ReadonlySet<string>;
  readonly home: string;
  readonly remedy: string;
};

const LEAVE_OUT = 'Leave the number out: it would stay when they change.';

function factsOf(source: Source, documents: readonly RawDocument[]): Readonly<Record<Thing, Fact>> {
  const {business} = source;
  const casting = isFields(business) && isFields(business.casting) ? business.casting : {};
  const hotels = entriesOf(originalsOf(documents).get('outcall')?.facts.hotels).length;
  const isKnown = unreadableFiles(source).size === 0;
  const travellers = masseusesOf(documents).filter(({facts}) => facts.outcall === true).length;
  const outcall = new Set(['outcall', 'programs/outcall']);
  const shown = (name: string): string => `Write <CastingFact name="${name}" /> in its place.`;
  return {
    hotels: {
      range: [hotels, hotels],
      pages: outcall,
      home: 'hotels in docs/outcall.mdx',
      remedy: LEAVE_OUT,
    },
    travellers: {
      range: isKnown ? [travellers, travellers] : [],
      pages: new Set([...outcall, 'masseuses', 'home', 'about']),
      home: 'outcall: true in docs/masseuses',
      remedy: LEAVE_OUT,
    },
    photos: {
      range: listOf(casting.photos),
      pages: new Set(['casting']),
      home: 'casting.photos in docs/business.yml',
      remedy: shown('photos'),
    },
    reply: {
      range: listOf(casting.replyHours),
      pages: new Set(['casting']),
      home: 'casting.replyHours in docs/business.yml',
      remedy: shown('reply'),
    },
  };
}

/** Names numbers that the fields contradict. */
export function checkCountedFacts(source: Source, documents: readonly RawDocument[]): Problem[] {
  const facts = factsOf(source, documents);
  const pages = new Set(THINGS.flatMap((thing) => [...facts[thing].pages]));
  return documents
    .filter(({id}) => pages.has(id))
    .flatMap((document) =>
      textsOf(document).flatMap((text): Problem[] => {
        const wrong = saidIn(text).find(({thing, number}) => {
          const [least, most] = facts[thing].range;
          if (!isWhole(least) || !isWhole(most) || !facts[thing].pages.has(document.id))
            return false;
          const mayBeSome = thing === 'hotels' || thing === 'travellers';
          return (number < least || number > most) && (!mayBeSome || number >= LEAST);
        });
        if (!wrong || isUnseen(text.field) || text.field.startsWith('hotels')) return [];
        const {range, home, remedy} = facts[wrong.thing];
        const {file, field, line} = text;
        const there = [...new Set(range)].map(String).join(' to ');
        const isInText = line !== undefined && !field;
        return [
          {
            file,
            field,
            line,
            found: `“${wrong.typed}”, and by ${home} there are ${there}`,
            remedy: isInText ? remedy : LEAVE_OUT,
          },
        ];
      }),
    );
}
