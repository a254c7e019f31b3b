import {expect, test} from 'vitest';

import {
  applicationLetter,
  requiredInformation,
  specialties,
} from '../../../../src/components/labels/applicationLetter';

const {subject, body} = applicationLetter('2 to 3 professional photographs');
const lines = body.split('\r\n');

test('an application asks for eleven things and offers twelve specialties', () => {
  expect(requiredInformation()).toHaveLength(11);
  expect(specialties()).toHaveLength(12);
});

test('the letter has a line to fill in for each required thing', () => {
  for (const label of requiredInformation()) expect(lines).toContain(`${label}: `);
});

test('the letter fills in no specialty for her, and says what to attach', () => {
  for (const specialty of specialties()) expect(body).not.toMatch(new RegExp(`\\b${specialty}\\b`));
  expect(lines.some((line) => /specialties.*: $/.test(line))).toBe(true);
  expect(body).toContain('2 to 3 professional photographs');
  expect(subject).not.toBe('');
});

test('lines end as a mail link wants them', () => {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
