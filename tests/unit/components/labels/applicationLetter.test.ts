import {expect, test} from 'vitest';

import {
  applicationLetter,
  requiredInformation,
  specialties,
} from '../../../../src/components/labels/applicationLetter';

const {subject, body} = applicationLetter('2 to 3 professional photographs');
const lines = body.split('\r\n');

test('an application has eleven items and twelve specialties', () => {
  expect(requiredInformation()).toHaveLength(11);
  expect(specialties()).toHaveLength(12);
});

test('the letter has a line to fill in for each item', () => {
  for (const label of requiredInformation()) expect(lines).toContain(`${label}: `);
});

test('the letter leaves the specialties empty and names the attachments', () => {
  for (const specialty of specialties()) expect(body).not.toMatch(new RegExp(`\\b${specialty}\\b`));
  expect(lines.some((line) => /specialties.*: $/.test(line))).toBe(true);
  expect(body).toContain('2 to 3 professional photographs');
  expect(subject).not.toBe('');
});

test('lines end with CRLF, as in mailto links', () => {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
