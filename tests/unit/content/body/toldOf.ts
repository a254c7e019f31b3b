/** What is said of a body: where to the column, and with what to do. */
import type {Fault} from '../../../../src/content/body/faults';

/** A line each: `3:1 property | a heading without words`. */
export const toldOf = (faults: readonly Fault[]): string[] =>
  faults.map(({line, column, field, found}) => {
    const place = line === undefined ? 'the page' : `${line}:${column}`;
    return `${place}${field && ` ${field}`} | ${found}`;
  });

/** The same, with what to do. */
export const fullyToldOf = (faults: readonly Fault[]): string[] =>
  toldOf(faults).map((line, at) => `${line} | ${faults[at]?.remedy ?? ''}`);
