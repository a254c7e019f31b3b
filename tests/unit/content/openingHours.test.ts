/** Once the house has hours, every sentence that says it is always open is named. */
import {expect, test} from 'vitest';

import {ES, EN, isExample, mistakesWith, textOf} from './mistakes/memory';

const BUSINESS = `${EN}/business.yml`;
const opening = (value: string) => ({
  file: BUSINESS,
  to: textOf(BUSINESS).replace(/^openingHours: .*$/m, `openingHours: ${value}`),
});

const open = await mistakesWith([opening('{from: "10:00", to: "04:00"}')]);

test.runIf(isExample)('in both languages, in fields, words and properties', () => {
  const places = open.map(({file, field}) => `${file} ${field}`);
  expect(places).toContain(`${EN}/home.mdx Feature title`);
  expect(places).toContain(`${ES}/home.mdx Feature title`);
  expect(places.join()).toContain(`${EN}/programs/outcall.mdx features[`);
  expect(places).toContain(`${EN}/home.mdx description`);
});

test('and nothing else', () => {
  for (const {found, line} of open) {
    expect(found).toMatch(/and the house is open from 10:00 to 04:00/);
    expect(line).toBeGreaterThan(0);
  }
});

test.each([
  ['{from: "10:00", to: "10:00"}', 'openingHours.to', /Write openingHours: always/],
  ['{from: "12:00", to: "20:00"}', 'programHours', /within openingHours/],
  ['sometimes', 'openingHours', /Write always, or from and to/],
])('hours that cannot be: %s', async (value, field, remedy) => {
  const problems = await mistakesWith([opening(value)]);
  const told = problems.filter(({file}) => file === BUSINESS);
  expect(told).toEqual([
    expect.objectContaining({field, remedy: expect.stringMatching(remedy) as string}),
  ]);
});
