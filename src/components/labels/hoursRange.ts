import {translate} from '@docusaurus/Translate';

/** Two times of day as the language writes a span inside a sentence: "10:00 – 02:00". */
export function hoursRange({from, to}: {readonly from: string; readonly to: string}): string {
  return translate(
    {id: 'hours.range', description: 'A span of hours inside a sentence, such as "10:00 – 02:00"'},
    {from, to},
  );
}
