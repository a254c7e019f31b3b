/** Words for zones and hotels, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {HOTEL_CLASSES, ZONES} from '@site/src/content/vocabularies';

type Zone = (typeof ZONES)[number];
type HotelClass = (typeof HOTEL_CLASSES)[number];

/** The fee zones of outcall. */
export function zoneLabels(): Record<Zone, string> {
  return {
    centre: translate({id: 'zone.centre', description: 'Outcall: fee zone'}),
    other: translate({id: 'zone.other', description: 'Outcall: fee zone'}),
    airport: translate({id: 'zone.airport', description: 'Outcall: fee zone'}),
  };
}

/** Classes of the example hotels. */
export function hotelClassLabels(): Record<HotelClass, string> {
  return {
    'grand-luxury': translate({id: 'hotelClass.grandLuxury', description: 'Class of a hotel'}),
    'five-star': translate({id: 'hotelClass.fiveStar', description: 'Class of a hotel'}),
    'four-star-superior': translate({
      id: 'hotelClass.fourStarSuperior',
      description: 'Class of a hotel',
    }),
  };
}
