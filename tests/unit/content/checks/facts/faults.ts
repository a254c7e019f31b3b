/** What a rule says of one file, in lines. */
import type {Problem} from '../../../../../src/content/problems';

type Fault = Omit<Problem, 'file'>;

/** `age | 17`. */
export const inShort = (faults: readonly Fault[]): string[] =>
  faults.map(({field, found}) => `${field} | ${found}`);

/** `age | 17. Write her age.` */
export const inFull = (faults: readonly Fault[]): string[] =>
  faults.map(({field, found, remedy}) => `${field} | ${found}. ${remedy}`);
