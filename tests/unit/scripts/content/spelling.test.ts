/** Languages whose spelling is not checked are named. */
import path from 'node:path';

import {expect, test} from 'vitest';

import {languagesWithoutSpelling} from '../../../../scripts/content/spelling';

const ROOT = path.join(import.meta.dirname, '../../../..');

test('a language without a dictionary is named, those of the site are not', () =>
  expect(languagesWithoutSpelling(ROOT, ['en', 'es', 'la', 'tlh-KX'])).toEqual(['la', 'tlh-KX']));
