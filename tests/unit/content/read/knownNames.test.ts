/** Names of fields in all files, and how much in what was read looks wrong. */
import {describe, expect, test} from 'vitest';

import {
  hasField,
  isKnown,
  isList,
  isNamedIn,
  namesBelow,
  oddities,
} from '../../../../src/content/read/knownNames';

describe('names by the field above them', () => {
  test.each([
    ['a field of a page', 'title', '', true, true],
    ['a field of another list of facts', 'postalCode', 'address', true, true],
    ['a field of an entry', 'text', 'phases', true, true],
    ['a field in a field that may be left out', 'title', 'closing', true, true],
    ['a word that is no field', 'lamp', '', false, false],
    ['a field of another place', 'minutes', 'closing', false, false],
    ['a field below one without names', 'lamp', 'analyticsPurpose', true, false],
    ['a field in a list of texts', 'lamp', 'features', true, false],
  ])('%s', (_, name, above, known, named) => {
    expect(isKnown(name, above)).toBe(known);
    expect(isNamedIn(name, above)).toBe(named);
  });

  test.each([
    ['phases', true],
    ['closing', true],
    ['', true],
    ['features', false],
    ['title', false],
    ['lamp', false],
  ])('names below %j: %s', (above, expected) => expect(namesBelow(above)).toBe(expected));

  test.each([
    ['postalCode', true],
    ['atMost', true],
    ['gone', true],
    ['zone', true],
    ['lamp', false],
    ['', false],
  ])('a field somewhere, %j: %s', (name, expected) => expect(hasField(name)).toBe(expected));

  test.each([
    ['phases', true],
    ['features', true],
    ['words', true],
    ['gone', true],
    ['hotels', true],
    ['closing', false],
    ['title', false],
  ])('a list, %s: %s', (name, expected) => expect(isList(name)).toBe(expected));
});

describe('how much looks wrong', () => {
  test.each([
    ['nothing', {title: 'One', closing: {title: 'Two', text: 'Three'}}, 0],
    ['a name that no file has', {title: 'One', lamp: 'Two'}, 1],
    ['a name in the wrong place', {closing: {title: 'One', label: 'Two'}}, 1],
    ['a field without anything in it', {title: null}, 1],
    ['both', {lamp: null}, 2],
    [
      'entries of one form',
      {
        phases: [
          {id: 'a', name: 'One'},
          {id: 'b', name: 'Two'},
        ],
      },
      0,
    ],
    ['an entry that lacks a field', {phases: [{id: 'a', name: 'One'}, {id: 'b'}]}, 1],
    ['an entry that lacks two', {phases: [{id: 'a', name: 'One', text: 'Two'}, {id: 'b'}]}, 2],
    ['two entries that lack one each', {phases: [{id: 'a'}, {name: 'One'}]}, 2],
    ['an entry with a name that no file has', {phases: [{lamp: 'One'}]}, 1],
    ['a text among entries with fields', {phases: [{id: 'a'}, 'One', 'Two']}, 2],
    ['an entry without anything in it', {phases: [{id: 'a'}, null]}, 2],
    ['a list of texts', {features: ['One', 'Two']}, 0],
    ['an empty list', {features: []}, 0],
    ['what may have any names', {analyticsPurpose: {en: 'One', es: 'Two'}}, 0],
    ['a text', 'One', 0],
    ['nothing at all', null, 1],
  ])('%s', (_, value, expected) => expect(oddities(value)).toBe(expected));
});
