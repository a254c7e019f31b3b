import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import HoursLines from '@site/src/components/labels/HoursLines';
import {
  openingHoursLines,
  programHoursLines,
  programHoursTerm,
} from '@site/src/components/labels/hours';
import FactList, {type Facts} from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Opening hours, and hours of the programs. */
export default function HoursNote(): ReactNode {
  const house = useCatalogue();
  const facts: Facts = [
    [
      translate({
        id: 'hours.house',
        message: 'House and outcall',
        description: 'Footer and hotel outcall: term before the opening hours',
      }),
      <HoursLines lines={openingHoursLines(house)} />,
    ],
    [programHoursTerm(), <HoursLines lines={programHoursLines(house)} />],
  ];
  return <FactList facts={facts} look="note" />;
}
