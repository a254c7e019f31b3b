import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {dailyHours, openingHoursText, programHoursTerm} from '@site/src/components/labels/hours';
import FactList, {type Facts} from '@site/src/components/ui/FactList';
import {useCatalogue} from '@site/src/plugins/catalogue/client';

/** Opening hours, and hours of the programs. */
export default function HoursNote(): ReactNode {
  const {openingHours, programHours} = useCatalogue().business;
  const facts: Facts = [
    [
      translate({
        id: 'hours.house',
        message: 'House and outcall',
        description: 'Footer and hotel outcall: term before the opening hours',
      }),
      openingHoursText(openingHours),
    ],
    [programHoursTerm(), dailyHours(programHours)],
  ];
  return <FactList facts={facts} look="note" />;
}
