/** The years of the house: from the first to the last. */
import {describe, expect, test} from 'vitest';

import {yearFaults, yearsIn} from '../../../../src/content/body/years';
import {treeOf} from './said';

/** A list of the house's years with these beginnings of its entries. */
const years = (...entries: (number | string)[]): string =>
  `<Years>\n\n${entries.map((entry) => `- *${entry}* **Tea** is.`).join('\n')}\n\n</Years>`;

describe('the years that begin entries', () => {
  test.each<[string, string, number[]]>([
    ['in their order', years(2019, 2021, 2020), [2019, 2021, 2020]],
    ['not words', years('Soon', 2021), [2021]],
    ['not longer numbers', years('20191', '201'), []],
    ['not years behind a word', years('In 2019'), []],
    ['not of other lists', '- *2019* **Tea**', []],
    ['not of words', '<Years>\n\n2019 was tea.\n\n</Years>', []],
    ['within another block', '<Years>\n\n<Section>\n\n- 2019\n\n</Section>\n\n</Years>', [2019]],
  ])('%s', (_, body, expected) =>
    expect(yearsIn(treeOf(body)).map(({year}) => year)).toEqual(expected),
  );

  test('something can be said of them', () =>
    expect(yearsIn(treeOf(years(2019, 2020)))[1]?.fault('this', 'Mend it.')).toEqual({
      ...{field: '', line: 4, column: 1, found: 'this', remedy: 'Mend it.'},
    }));
});

describe('a year out of its order', () => {
  test.each<[string, (number | string)[], string]>([
    ['too early a place', [2022, 2019, 2020, 2021], '3 | 2022 before 2019'],
    ['too late a place', [2020, 2021, 2022, 2019], '6 | 2019 after 2022'],
    ['in the middle', [2019, 2024, 2021, 2022], '4 | 2024 before 2021'],
    ['two that changed places', [2019, 2021, 2020, 2022], '5 | 2020 after 2021'],
    ['two alone', [2020, 2019], '4 | 2019 after 2020'],
    ['several', [2022, 2021, 2020, 2019], '4 | 2021 after 2022'],
    ['several behind those in order', [2018, 2019, 2022, 2021, 2020, 2017], '6 | 2021 after 2022'],
  ])('%s', (_, entries, expected) =>
    expect(
      yearFaults(treeOf(years(...entries))).map(({line, found}) => `${line} | ${found}`),
    ).toEqual([expected]),
  );

  test('how to mend it, and its rule', () =>
    expect(yearFaults(treeOf(years(2020, 2019)))[0]).toMatchObject({
      remedy: 'Years go from the first to the last: correct it, or move its line.',
      rule: 'order-of-years',
    }));

  test.each<[string, number[]]>([
    ['in order', [2019, 2020, 2024]],
    ['one twice', [2019, 2019, 2020]],
    ['one', [2019]],
    ['none', []],
  ])('nothing is said of years %s', (_, entries) =>
    expect(yearFaults(treeOf(years(...entries)))).toEqual([]),
  );
});
