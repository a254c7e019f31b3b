/** Full stops that one of two twins lost, where the fields beside it have theirs in both languages. */
import {groupedBy} from '../../groupedBy';
import type {Problem} from '../../problems';
import {type Text, anyOf, isUnseen} from '../../texts';

/** So many fields beside it make a custom. */
const LEAST = 2;

const END = /[\p{L}\p{N})][.!?…]?$/u;
const isStopped = ({text}: Text): boolean => /[.!?…]$/u.test(text.trim());
const isSentence = ({text, field, isName}: Text): boolean =>
  Boolean(field) && !isName && !isUnseen(field) && END.test(text.trim());

/** Fields of the same name in the same file. */
const groupOf = ({file, field}: Text): string => `${file} ${anyOf(field)}`;

/** `twins` has the original of each text of a translation. */
export function checkTwinStops(
  texts: readonly Text[],
  twins: ReadonlyMap<Text, Text>,
): readonly Problem[] {
  const groups = groupedBy(texts.filter(isSentence), groupOf);
  const areStoppedBeside = (text: Text): boolean => {
    const others = (groups.get(groupOf(text)) ?? []).filter((one) => one !== text);
    return others.length >= LEAST && others.every(isStopped);
  };
  return [...twins].flatMap(([translation, original]): Problem[] => {
    const pair = [translation, original];
    if (!pair.every((text) => isSentence(text) && areStoppedBeside(text))) return [];
    const [open, ...more] = pair.filter((text) => !isStopped(text));
    if (!open || more.length > 0) return [];
    const {file, field, line} = open;
    const remedy = 'Write one, as the fields beside it have theirs.';
    return [{file, field, line, found: 'no full stop at the end', remedy}];
  });
}
