/** Stories of which only a rest is left. */
import type {Fault} from '../../body/faults';
import {wordsIn} from '../../language/wordCounts';
import {isMarked} from '../../marks';
import {counted} from '../../problems';
import type {RawDocument} from '../raw';

/** Fewer words than this are no story of a person or a program, but the rest of one. */
const LEAST_WORDS = 10;

/** Names a story that is too short. */
export function tooShort({kind, body}: RawDocument): Fault[] {
  if ((kind !== 'masseuse' && kind !== 'program') || isMarked(body)) return [];
  const count = wordsIn(body.replace(/^import .*$/gm, '').replace(/<[^>]*>/g, ' ')).length;
  if (count >= LEAST_WORDS) return [];
  const found = `a text of ${counted(count, 'word')}`;
  const remedy = `Write at least ${LEAST_WORDS}: what stood here may have been deleted.`;
  return [{field: '', found, remedy}];
}
