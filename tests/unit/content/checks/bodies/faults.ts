/** What a rule says of one text, a line each: `3 | no list`, or `- | no list` of the text as a whole. */
import type {Fault} from '../../../../../src/content/body/faults';

export const faultsTold = (faults: readonly Fault[]): string[] =>
  faults.map(({line, field, found}) => `${line ?? '-'}${field && ` ${field}`} | ${found}`);
