import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/types';

/** A range of times inside a sentence: "10:00 – 02:00". */
export function hoursRange({from, to}: {readonly from: string; readonly to: string}): string {
  return translate({id: 'hours.range', description: 'Hours: "10:00 – 02:00"'}, {from, to});
}

/** "10:00 – 02:00, daily" */
export function dailyHours(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate({id: 'hours.daily', description: 'Hours of the programs'}, values);
}

/** "24 hours, 7 days", or the daily hours. */
export function openingHoursText(hours: Business['openingHours']): string {
  if (hours !== 'always') return dailyHours(hours);
  return translate({id: 'hours.always', description: 'Opening hours of the house'});
}

export function programHoursText(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate({id: 'hours.programsDaily', description: 'When programs are given'}, values);
}

/** Hours of outcall, and how long ahead to book. */
export function outcallHoursText(hours: Business['openingHours']): string {
  if (hours === 'always') {
    return translate({id: 'contact.outcallHours', description: 'Visits to hotels: always'});
  }
  return translate(
    {id: 'contact.outcallDaily', description: 'Visits to hotels, such as "10:00 – 04:00, daily"'},
    {hours: dailyHours(hours)},
  );
}

export const programHoursTerm = (): string =>
  translate({id: 'hours.programs', description: 'Term: usual hours of the programs'});
