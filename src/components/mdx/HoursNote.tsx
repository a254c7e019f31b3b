import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {dailyHours, openingHoursText, programHoursTerm} from '@site/src/components/labels/format';
import styles from './HoursNote.module.css';

/** Business hours of house, outcall and programs. */
export default function HoursNote(): ReactNode {
  const {openingHours, programHours} = useCatalogue().business;
  return (
    <dl className={styles.hours}>
      <div>
        <dt>
          <Translate id="hours.house" description="Term: what is open at the hours that follow" />
        </dt>
        <dd>{openingHoursText(openingHours)}</dd>
      </div>
      <div>
        <dt>{programHoursTerm()}</dt>
        <dd>{dailyHours(programHours)}</dd>
      </div>
    </dl>
  );
}
