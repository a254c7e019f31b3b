import programs from '@generated/catalogue/default/programs.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {doubledSessions} from '@site/src/content/browser/derive';
import WhatsAppLink from '../links/WhatsAppLink';
import PageLink from '../links/PageLink';
import {shortMinutes} from '@site/src/components/labels/minutes';
import Amount from '@site/src/components/labels/Amount';
import ProgramName from '@site/src/components/programs/ProgramName';
import styles from './DoubledPrices.module.css';

/** Prices of four hands: twice the price of each session, as links to a chat about it. */
export default function DoubledPrices(): ReactNode {
  const service = programs.find(({pricing}) => pricing === 'double')?.name ?? '';
  return (
    <table className={`targets late ${styles.table}`}>
      <caption className="visuallyHidden">
        <Translate
          id="fourHands.caption"
          description="Four hands, table of prices: its caption, for screen readers">
          Every program with four hands: length and price
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="fourHands.program"
              description="Four hands, table of prices: heading of the column of programs">
              Program
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="fourHands.length"
              description="Four hands, table of prices: heading of the column of minutes">
              Length
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="fourHands.price"
              description="Four hands, table of prices: heading of the column of prices">
              For four hands
            </Translate>
          </th>
        </tr>
      </thead>
      {programs.map((program) => {
        const sessions = doubledSessions(program);
        return (
          sessions.length > 0 && (
            <tbody key={program.id}>
              {sessions.map(({minutes, priceEur}, index) => (
                <tr key={minutes}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={sessions.length}>
                      <PageLink page={program.documentId} className="bright">
                        <ProgramName name={program.name} />
                      </PageLink>
                    </th>
                  )}
                  <td>{shortMinutes(minutes)}</td>
                  <td>
                    <WhatsAppLink
                      look="plain"
                      program={`${service} (${program.name})`}
                      minutes={minutes}
                      className={styles.price}>
                      <Amount euros={priceEur} />
                    </WhatsAppLink>
                  </td>
                </tr>
              ))}
            </tbody>
          )
        );
      })}
    </table>
  );
}
