import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';

/** Two times of day as the language writes a span inside a sentence: "10:00 – 02:00". */
export function hoursRange({from, to}: {readonly from: string; readonly to: string}): string {
  return translate({id: 'hours.range', description: 'Hours: "10:00 – 02:00"'}, {from, to});
}

/** Hours that are the same every day: "10:00 – 02:00, daily". */
export function dailyHours(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate({id: 'hours.daily', description: 'Hours of the programs'}, values);
}

/** When the house is open: "24 hours, 7 days", or its hours. */
export function openingHoursText(hours: Business['openingHours']): string {
  if (hours !== 'always') return dailyHours(hours);
  return translate({id: 'hours.always', description: 'Opening hours of the house'});
}

/** When programs are given. */
export function programHoursText(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate({id: 'hours.programsDaily', description: 'When programs are given'}, values);
}

/** When masseuses travel to hotels, and how long before they are asked. */
export function outcallHoursText(hours: Business['openingHours']): string {
  if (hours === 'always') {
    return translate({id: 'contact.outcallHours', description: 'Visits to hotels: always'});
  }
  return translate(
    {id: 'contact.outcallDaily', description: 'Visits to hotels, such as "10:00 – 04:00, daily"'},
    {hours: dailyHours(hours)},
  );
}

/** Term for the hours in which programs are usually given. */
export const programHoursTerm = (): string =>
  translate({id: 'hours.programs', description: 'Term: usual hours of the programs'});
