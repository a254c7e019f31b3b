import {translate} from '@docusaurus/Translate';

import type {Business} from '@site/src/content/browser/types';

/** A range of times inside a sentence: "10:00 – 02:00". */
export function hoursRange({from, to}: {readonly from: string; readonly to: string}): string {
  return translate(
    {
      id: 'hours.range',
      message: '{from} – {to}',
      description: 'A range of times, such as “10:00 – 02:00”',
    },
    {from, to},
  );
}

/** "10:00 – 02:00, daily" */
export function dailyHours(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate(
    {
      id: 'hours.daily',
      message: '{hours}, daily',
      description: 'Hours that are the same every day; {hours} is such as “10:00 – 02:00”',
    },
    values,
  );
}

/** "24 hours, 7 days", or the daily hours. */
export function openingHoursText(hours: Business['openingHours']): string {
  if (hours !== 'always') return dailyHours(hours);
  return translate({
    id: 'hours.always',
    message: '24 hours, 7 days',
    description: 'Opening hours of the house, while it never closes',
  });
}

export function programHoursText(hours: Business['programHours']): string {
  const values = {hours: hoursRange(hours)};
  return translate(
    {
      id: 'hours.programsDaily',
      message: 'Daily, {hours}; other hours on request',
      description: 'When programs are given; {hours} is such as “10:00 – 02:00”',
    },
    values,
  );
}

/** Hours of outcall, and how long ahead to book. */
export function outcallHoursText(hours: Business['openingHours']): string {
  if (hours === 'always') {
    return translate({
      id: 'contact.outcallHours',
      message: '24 hours, at two hours’ notice',
      description: 'Contact page, list of facts: visits to hotels, while the house never closes',
    });
  }
  return translate(
    {
      id: 'contact.outcallDaily',
      message: '{hours}, at two hours’ notice',
      description:
        'Contact page, list of facts: visits to hotels; {hours} is such as “10:00 – 04:00, daily”',
    },
    {hours: dailyHours(hours)},
  );
}

export const programHoursTerm = (): string =>
  translate({
    id: 'hours.programs',
    message: 'Programs',
    description: 'Term before the hours in which programs are given',
  });
