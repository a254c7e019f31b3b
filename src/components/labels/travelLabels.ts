/** Words for zones and hotels, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {HOTEL_CLASSES, ZONES} from '@site/src/content/vocabularies';

type Zone = (typeof ZONES)[number];
type HotelClass = (typeof HOTEL_CLASSES)[number];

/** The fee zones of outcall. */
export function zoneLabels(): Record<Zone, string> {
  return {
    centre: translate({
      id: 'zone.centre',
      message: 'Centre and Eixample',
      description: 'Fee zone of outcall',
    }),
    other: translate({
      id: 'zone.other',
      message: 'Other zones',
      description: 'Fee zone of outcall',
    }),
    airport: translate({
      id: 'zone.airport',
      message: 'Airport',
      description: 'Fee zone of outcall',
    }),
  };
}

/** Classes of the example hotels. */
export function hotelClassLabels(): Record<HotelClass, string> {
  return {
    'grand-luxury': translate({
      id: 'hotelClass.grandLuxury',
      message: 'Grand luxury',
      description: 'Class of a hotel: five stars, grand luxury',
    }),
    'five-star': translate({
      id: 'hotelClass.fiveStar',
      message: 'Five stars',
      description: 'Class of a hotel',
    }),
    'four-star-superior': translate({
      id: 'hotelClass.fourStarSuperior',
      message: 'Four stars superior',
      description: 'Class of a hotel',
    }),
  };
}
