import programs from '@generated/catalogue/default/programSummaries.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {minutesRange} from './minutesRange';

/** Shortest and longest session of all programs, inside a sentence: "30 to 90 minutes". */
export default function SessionRange(): ReactNode {
  return (
    <Translate
      id="home.sessionRange"
      description="Shortest and longest session of the programs, inside a sentence"
      values={minutesRange(programs)}>
      {'{shortest} to {longest} minutes'}
    </Translate>
  );
}
