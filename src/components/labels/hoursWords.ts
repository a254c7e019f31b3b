/** Hours of the house and its programs (docs/business.yml) in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';
import {hoursRange} from './hoursRange';

/** Hours that are the same every day: "10:00 – 02:00, daily". */
export function dailyHours(hours: Business['programHours']): string {
  return translate(
    {id: 'hours.daily', description: 'Hours of the programs'},
    {hours: hoursRange(hours)},
  );
}

/** When the house is open: "24 hours, 7 days", or its hours. */
export function openingHoursText(hours: Business['openingHours']): string {
  if (hours !== 'always') return dailyHours(hours);
  return translate({id: 'hours.always', description: 'Opening hours of the house'});
}

/** When programs are given. */
export function programHoursText(hours: Business['programHours']): string {
  return translate(
    {id: 'hours.programsDaily', description: 'When programs are given'},
    {hours: hoursRange(hours)},
  );
}

/** When masseuses travel to hotels, and how long before they are asked. */
export function outcallHoursText(hours: Business['openingHours']): string {
  if (hours === 'always') {
    return translate({
      id: 'contact.outcallHours',
      description: 'Hours of visits to hotels, where the house is always open',
    });
  }
  return translate(
    {
      id: 'contact.outcallDaily',
      description: 'Hours of visits to hotels, such as "10:00 – 04:00, daily"',
    },
    {hours: dailyHours(hours)},
  );
}
