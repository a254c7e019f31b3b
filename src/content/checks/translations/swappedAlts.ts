/** Words of two pictures that one language has exchanged: each fits the other picture in the other language. */
import {beginningsIn, likenessOf} from '../../language/learnedWords';
import type {Problem} from '../../problems';
import {rememberedByText} from '../../remember';
import type {Source} from '../../source';
import {shortened} from '../../language/wordCounts';
import type {RawDocument} from '../raw';
import {type Picture, type Words, picturesOf} from './pictureWords';

/** How much better two texts have to fit when they are exchanged. */
const BETTER = 1.5;

const shared = (text: string, called: readonly string[]): number =>
  beginningsIn(text).filter((word) => called.includes(word)).length;
/** How much better two texts of one language fit what it calls their pictures than the other way round. */
const fit = (one: Words, other: Words): number =>
  shared(one.text, one.called) +
  shared(other.text, other.called) -
  shared(one.text, other.called) -
  shared(other.text, one.called);

function problemOf(one: Picture, other: Picture): Problem {
  const fits = [
    fit(one.original, other.original),
    fit(one.translation, other.translation),
  ] as const;
  const isOriginal = fits[0] < fits[1];
  const [here, there] = isOriginal
    ? [one.original, other.original]
    : [one.translation, other.translation];
  const twin = (isOriginal ? one.translation : one.original).file;
  const where = there.file === here.file ? there.field : `${there.field} of ${there.file}`;
  const found = `${shortened(here.text)}, which by ${twin} belongs to ${where}, and the words there to this one`;
  const remedy = `Exchange the two${fits[0] === fits[1] ? ', here or in the other language' : ''}.`;
  return {file: here.file, field: here.field, found, remedy};
}

type Pair = {readonly one: number; readonly other: number; readonly gain: number};

/** Pairs that fit better when they are exchanged, the best first, and no picture twice. */
const pairsIn = rememberedByText((texts) => pairsOf(JSON.parse(texts) as readonly Picture[]), 4);

function pairsOf(pictures: readonly Picture[]): Pair[] {
  const likeness = likenessOf(
    pictures.map(({original, translation}) => ({
      original: beginningsIn(original.text),
      translation: beginningsIn(translation.text),
    })),
  );
  const pairs = pictures.flatMap((picture, one) =>
    pictures.flatMap((twin, other): Pair[] => {
      if (other <= one || picture.list !== twin.list) return [];
      const without = [one, other] as const;
      const first = likeness(one, other, without) - likeness(one, one, without);
      const second = likeness(other, one, without) - likeness(other, other, without);
      const gain = first + second;
      return first > 0 && second > 0 && gain >= BETTER ? [{one, other, gain}] : [];
    }),
  );
  const taken = new Set<number>();
  return pairs
    .sort((a, b) => b.gain - a.gain)
    .filter(({one, other}) => {
      if (taken.has(one) || taken.has(other)) return false;
      taken.add(one).add(other);
      return true;
    });
}

/** Names pairs of pictures whose words one language has exchanged. */
export function checkSwappedAlts(source: Source, documents: readonly RawDocument[]): Problem[] {
  const others = source.locales.filter((locale) => locale !== source.defaultLocale);
  return others.flatMap((locale) => {
    const pictures = picturesOf(source, documents, locale);
    return pairsIn(JSON.stringify(pictures)).flatMap(({one, other}): Problem[] => {
      const [first, second] = [pictures[one], pictures[other]];
      return first && second ? [problemOf(first, second)] : [];
    });
  });
}
