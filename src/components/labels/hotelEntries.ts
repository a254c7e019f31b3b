import type {Business, Hotel, ServiceArea} from '@site/src/content/types';

type HotelEntry = Hotel & {
  /** Name of the part of town, in the page's language. */
  readonly areaName: string;
  /** What travelling there adds to a program's price, in whole euros. */
  readonly feeEur: number;
};

/**
 * Hotels with the name of their area and the travel fee of its zone.
 * Throws for a hotel whose area the outcall program does not list.
 */
export function hotelEntries(
  hotels: readonly Hotel[],
  areas: readonly ServiceArea[],
  feesEur: Business['travelFeesEur'],
): HotelEntry[] {
  return hotels.map((hotel) => {
    const area = areas.find(({id}) => id === hotel.area);
    if (!area) throw new Error(`The outcall program has no area "${hotel.area}".`);
    return {...hotel, areaName: area.name, feeEur: feesEur[area.zone]};
  });
}
