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
  const opening = openingHoursLines(house);
  const programs = programHoursLines(house);
  const facts: Facts = [
    [
      translate({
        id: 'hours.house',
        message: 'House and outcall',
        description: 'Footer and hotel outcall: term before the opening hours',
      }),
      <HoursLines lines={opening} />,
    ],
    [programHoursTerm(), <HoursLines lines={programs} />],
  ];
  const hasLines = opening.length + programs.length > facts.length;
  return <FactList facts={facts} look={hasLines ? 'lines' : 'note'} />;
}
