/** Labels that are fixed word by word: the guide of translators, the code and `code.json` agree about them. */
import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {FIXED_LABELS} from '../../../src/content/checks/components/fixedLabels';
import {textOf} from './mistakes/memory';

describe.each(Object.entries(FIXED_LABELS))('the fixed labels of %s', (locale, labels) => {
  const guide = readFileSync(`i18n/${locale}/README.md`, 'utf8');
  const entries = JSON.parse(textOf(`i18n/${locale}/code.json`)) as Record<string, unknown>;
  test.each(Object.entries(labels))('%s: %s', (id, label) => {
    expect(guide).toContain(`«${label}»`);
    expect(Object.keys(entries)).toContain(id);
  });
});
