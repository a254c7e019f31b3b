/** Languages of which nobody knows how they call the specialties. */
import {expect, test} from 'vitest';

import {warnOfSpecialties} from '../../../../../src/content/checks/facts/specialties';
import {told} from '../rawPages';
import {rawSite} from '../rawSite';

test('a language without a list is worth a look', () => {
  const problems = warnOfSpecialties(rawSite([], {locales: ['en', 'fr']}));
  expect(told(problems)).toEqual(['src/content/vocabularies.ts SPECIALTIES | no list for French']);
  expect(problems[0]?.remedy).toBe(
    'Add fr, with the words of en in their order: until then nobody sees which specialties of that language are none, or still English.',
  );
});

test('languages with a list are not', () => expect(warnOfSpecialties(rawSite([]))).toEqual([]));
