/** A translation that the configuration names before the original. */
import {expect, test} from 'vitest';

import {withoutOriginal} from '../../../../src/content/read/withoutOriginal';

test.each([
  [
    'among others',
    ['es', 'en'],
    'Move its line below that of the original, whose pages stand in docs/.',
  ],
  ['alone', ['es'], 'Put the line of the original back above it: its pages stand in docs/.'],
])('%s', (_, locales, remedy) =>
  expect(withoutOriginal('es', locales)).toEqual({
    defaultLocale: 'es',
    locales: [],
    documents: [],
    business: undefined,
    wording: {},
    pictures: [],
    order: [],
    problems: [
      {
        file: 'docusaurus.config.ts',
        field: 'es',
        found: 'es as the first language, and its pages stand in i18n/es',
        remedy,
      },
    ],
  }),
);
