import {expect, test} from 'vitest';

import {hotelEntries} from '../../../../src/components/mdx/HotelList';
import type {Hotel, ServiceArea} from '../../../../src/content/types';

const hotel: Hotel = {
  id: 'gran-hotel',
  name: 'Gran Hotel',
  area: 'poblenou',
  class: 'five-star',
  description: 'A line.',
};
const areas: ServiceArea[] = [
  {id: 'eixample', zone: 'centre', name: 'Eixample'},
  {id: 'poblenou', zone: 'other', name: 'Poblenou and Vila Olímpica'},
];
const fees = {centre: 50, other: 70, airport: 100};

test('a hotel has the name of its area and the fee of the area’s zone', () => {
  expect(hotelEntries([hotel], areas, fees)).toEqual([
    {...hotel, areaName: 'Poblenou and Vila Olímpica', feeEur: 70},
  ]);
});

test('a hotel in an unknown area throws an error', () => {
  expect(() => hotelEntries([{...hotel, area: 'girona'}], areas, fees)).toThrow('girona');
});
