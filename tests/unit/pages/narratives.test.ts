import {describe, expect, test} from 'vitest';

import {documentsIn, runningWords, runsOf} from './content';

/** Narratives and the least number of words each must have. */
const NARRATIVES = [
  {folder: 'programs', minimum: 250},
  {folder: 'masseuses', minimum: 120},
];

/** A run of so many words must not stand in two texts of a language. */
const RUN = 8;

describe.each(NARRATIVES)('$folder', ({folder, minimum}) => {
  const documents = documentsIn(folder);

  test('there are some in each language', () => {
    const count = (locale: string) =>
      documents.filter((document) => document.locale === locale).length;
    expect(count('en')).toBeGreaterThan(0);
    expect(count('es')).toBe(count('en'));
  });

  test.each(documents.map((document) => [document.file, document] as const))(
    '%s is long enough',
    (_file, {body}) => expect(runningWords(body).length).toBeGreaterThanOrEqual(minimum),
  );

  test.each(['en', 'es'])('no run of eight words stands in two texts (%s)', (locale) => {
    const owner = new Map<string, string>();
    const repeated: string[] = [];
    for (const {file, body} of documents.filter((document) => document.locale === locale)) {
      for (const run of runsOf(runningWords(body), RUN)) {
        const other = owner.get(run);
        if (other && other !== file) repeated.push(`${file} and ${other}: ${run}`);
        owner.set(run, file);
      }
    }
    expect(repeated).toEqual([]);
  });
});
