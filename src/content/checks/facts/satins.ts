/** The satin that an emblem lies on: in the facts of whoever signs with it, and in the words for its picture. */
import type {Problem} from '../../problems';
import {type RawDocument, entriesOf, masseusesOf} from '../raw';

/** What each satin is called beside the word, by language. */
const SATINS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    aubergine: /aubergine(?=[- ]satin)/iu,
    bottle: /bottle(?:[- ]green)?(?=[- ]satin)/iu,
    bronze: /bronze(?=[- ]satin)/iu,
    ivory: /ivory(?=[- ]satin)/iu,
    midnight: /midnight(?:[- ]blue)?(?=[- ]satin)/iu,
    oxblood: /oxblood(?=[- ]satin)/iu,
    rosewood: /rosewood(?=[- ]satin)/iu,
  },
  es: {
    aubergine: /(?<=satén (?:de )?(?:color )?)berenjena/iu,
    bottle: /(?<=satén (?:de )?(?:color )?)verde botella/iu,
    bronze: /(?<=satén (?:de )?(?:color )?)bronce/iu,
    ivory: /(?<=satén (?:de )?(?:color )?)marfil/iu,
    midnight: /(?<=satén (?:de )?(?:color )?)azul (?:noche|medianoche)/iu,
    oxblood: /(?<=satén (?:de )?(?:color )?)granate/iu,
    rosewood: /(?<=satén (?:de )?(?:color )?)palo de rosa/iu,
  },
};

/** The satin that the words for an emblem's picture name; undefined where they name none. */
export const satinIn = (words: string, locale: string): string | undefined =>
  Object.entries(SATINS[locale] ?? {}).find(([, form]) => form.test(words))?.[0];

/** Words that name another satin than the facts have. */
type Odd = {
  readonly page: RawDocument;
  readonly index: number;
  readonly word: string;
  readonly satin: string;
};

function oddIn(page: RawDocument, emblem: unknown, backdrop: unknown): Odd[] {
  const satins = Object.entries(SATINS[page.locale] ?? {});
  return entriesOf(page.words.emblems)
    .filter(({entry}) => entry.id === emblem && typeof entry.alt === 'string')
    .flatMap(({entry, index}) =>
      satins.flatMap(([satin, form]) => {
        const word = form.exec(String(entry.alt))?.[0];
        return word === undefined || satin === backdrop ? [] : [{page, index, word, satin}];
      }),
    );
}

/** Whether the picture of a masseuse's emblem is described on another satin than hers: she had another emblem. */
export const liesOnOther = (
  {facts: {emblem, backdrop}}: RawDocument,
  documents: readonly RawDocument[],
): boolean =>
  documents.some((page) => page.id === 'masseuses' && oddIn(page, emblem, backdrop).length > 0);

/** Names satins of an emblem that its words contradict: all of them, or those of one language. */
export function checkSatins(documents: readonly RawDocument[]): Problem[] {
  const pages = documents.filter(({id}) => id === 'masseuses');
  const masseuses = masseusesOf(documents);
  // An emblem that two have is told as that.
  const isOwn = (emblem: unknown): boolean =>
    masseuses.filter(({facts}) => facts.emblem === emblem).length === 1;
  return masseuses.flatMap(({file, facts: {emblem, backdrop}}): Problem[] => {
    const odd = pages.flatMap((page) => oddIn(page, emblem, backdrop));
    const [first] = odd;
    if (!first || !isOwn(emblem) || typeof backdrop !== 'string') return [];
    const satins = new Set(odd.map(({satin}) => satin));
    if (odd.length > 1 && odd.length === pages.length && satins.size === 1) {
      const found = `${backdrop}, and the picture of ${String(emblem)} is described on “${first.word}” in ${first.page.file}`;
      const remedy = `Write backdrop: ${first.satin}, or correct those words in every language.`;
      return [{file, field: 'backdrop', found, remedy}];
    }
    return odd.map(({page, index, word}) => ({
      file: page.file,
      field: `emblems[${index}].alt`,
      found: `“${word}”, and the satin of ${String(emblem)} is ${backdrop} in ${file}`,
      remedy: 'Name that satin, or correct backdrop there.',
      rule: 'satin' as const,
    }));
  });
}
