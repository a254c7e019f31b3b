/** Allowed numbers of facts; allowed words are in vocabularies.ts. */

/** Minimum age in years, whatever `MASSEUSE_AGE` allows. */
export const OF_AGE = 18;

/** Ages of masseuses, in years. */
export const MASSEUSE_AGE = {youngest: 20, oldest: 28} as const;

/** The highest rating of a masseuse. */
export const HIGHEST_MARK = 5;

/** Number of specialties of a masseuse. */
export const SPECIALTY_COUNT = 3;
