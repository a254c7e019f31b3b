/** Numbers of things that the fields list: hotels, masseuses who travel, photographs of an application. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {isUnseen, textsOf} from '../../texts';
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
import {THINGS, type Thing, countedIn} from './countedFactForms';

/** Two may be some, or the two of four hands. */
const LEAST = 3;

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
        const wrong = countedIn(text).find(({thing, number}) => {
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
