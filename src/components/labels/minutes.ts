import {translate} from '@docusaurus/Translate';

/** A length in few letters: "90 min". `minutes` may be several: "60 / 90". */
export function shortMinutes(minutes: number | string): string {
  return translate(
    {
      id: 'units.minutes',
      message: '{minutes} min',
      description: 'Length of a session in few letters; {minutes} is such as “90” or “60 / 90”',
    },
    {minutes},
  );
}
