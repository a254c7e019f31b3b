import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import {hoursRange} from '../hoursRange';
import styles from './styles.module.css';

/** Business hours of house, outcall and programs. */
export default function HoursNote(): ReactNode {
  const {programHours} = useCatalogue().business;
  return (
    <dl className={styles.hours}>
      <div>
        <dt>
          <Translate id="hours.house" description="Term: what is always open">
            House and outcall
          </Translate>
        </dt>
        <dd>
          <Translate id="hours.always" description="Opening hours of the house">
            24 hours, 7 days
          </Translate>
        </dd>
      </div>
      <div>
        <dt>
          <Translate
            id="hours.programs"
            description="Term: hours in which programs are usually given">
            Programs
          </Translate>
        </dt>
        <dd>
          <Translate
            id="hours.daily"
            description="Hours of the programs"
            values={{hours: hoursRange(programHours)}}>
            {'{hours}, daily'}
          </Translate>
        </dd>
      </div>
    </dl>
  );
}
