/** Words of a program or a masseuse that another one has as well. */
import {isMarked} from '../../marks';
import {groupedBy} from '../../groupedBy';
import type {Problem} from '../../problems';
import {wordsIn} from '../../language/wordCounts';
import {type RawDocument, repeats} from '../raw';
import {strangerOf, toldAtStranger} from './stranger';

const OWN = {
  program: ['subtitle', 'summary', 'heroAlt'],
  masseuse: ['personality', 'description'],
} as const;

/** Fields of one page that are read beside each other or in its place: no two say the same. */
const BESIDE = ['lead', 'description', 'summary', 'subtitle', 'personality'] as const;

/** Names the field of a page that has the words of another of its fields. */
function alike({file, words}: RawDocument): Problem[] {
  const valueOf = (field: string): string => {
    const value = words[field];
    return typeof value === 'string' && !isMarked(value) ? wordsIn(value).join(' ') : '';
  };
  return repeats(['name', ...BESIDE.toReversed()], (field) => valueOf(field) || undefined).map(
    ({entry: field, first}) => ({
      file,
      field,
      found: `the words of ${first} again`,
      remedy: 'Write other words in one of the two.',
    }),
  );
}

const isOwn = (kind: string): kind is keyof typeof OWN => Object.hasOwn(OWN, kind);

/** Names fields that say of one what they say of another; words still to be written are all alike. */
export function checkSameFields(documents: readonly RawDocument[]): Problem[] {
  const groups = groupedBy(
    documents.filter(({kind}) => isOwn(kind)),
    ({locale, kind}) => `${locale} ${kind}`,
  );
  const others = [...groups.values()].flatMap((group) => {
    const kind = group[0]?.kind ?? '';
    const fields = isOwn(kind) ? OWN[kind] : [];
    return fields.flatMap((field) => {
      const valueOf = ({words}: RawDocument): string | undefined => {
        const value = words[field];
        return typeof value === 'string' && value.trim() && !isMarked(value) ? value : undefined;
      };
      const own =
        kind === 'masseuse'
          ? 'Say what she is like in words of her own.'
          : 'Write this program’s own words.';
      return repeats(group, valueOf).map(({entry, first}) => {
        const value = valueOf(entry) ?? '';
        const both = [first, entry] as const;
        const told = toldAtStranger(both, strangerOf(value, field, both, documents), own);
        const found = `${JSON.stringify(value)}, which ${told.other} has already`;
        return {file: told.file, field, found, remedy: told.remedy};
      });
    });
  });
  return [...others, ...documents.flatMap(alike)];
}
