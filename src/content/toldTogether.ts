/** Mistakes that somebody made in several entries of a list in one go: one message, and not one an entry. */
import {groupedBy} from './groupedBy';
import type {Problem} from './problems';

/** More places than these are counted. */
const MOST = 6;
const SUGGESTION = /^Did you mean ([^?]+)\?(?: |$)/;

const anyEntry = (field: string): string => field.replace(/\[\d+\]/g, '[]');
/** What is the same in all of them: an entry may be another one's neighbour, and mean another value. */
const kindOf = ({file, field, remedy, isForeign}: Problem): string =>
  JSON.stringify([file, anyEntry(field), remedy.replace(SUGGESTION, ''), isForeign]);

function together(alike: readonly Problem[]): Problem {
  const [first, ...others] = alike as [Problem, ...Problem[]];
  const meant = alike.map(({remedy}) => SUGGESTION.exec(remedy)?.[1]);
  const isEach = new Set(meant).size > 1 && meant.every((one) => one !== undefined);
  if (isEach) {
    const pairs = new Map(alike.map(({found}, at) => [found, meant[at]]));
    const remedy = [...pairs].map(([found, one]) => `${one} for ${found}`).join(', ');
    return {...first, found: [...pairs.keys()].join(', '), remedy: `Write ${remedy}.`};
  }
  const places = others.slice(0, MOST).map(({field}) => field);
  const more = others.length > MOST ? ` and ${others.length - MOST} more` : '';
  return {...first, remedy: `${first.remedy} The same in ${places.join(', ')}${more}.`};
}

/** Problems of fields, those of one kind in one list as one. */
export function toldTogether(problems: readonly Problem[]): Problem[] {
  return [...groupedBy(problems, kindOf).values()].flatMap((group) =>
    group.length > 1 && /\[\d+\]/.test(group[0]?.field ?? '') ? [together(group)] : group,
  );
}
