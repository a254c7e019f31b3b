import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import ButtonLink from '@site/src/components/links/ButtonLink';
import PriceList from '../../prices/PriceList';
import PriceRule from '../../prices/PriceRule';
import styles from './booking.module.css';

/** What a program costs, and the ways to its page and to a chat about it. */
export default function EntryBooking({program}: {program: ListedProgram}): ReactNode {
  const {name, documentId, pricing} = program;
  return (
    <div className={styles.booking}>
      {pricing ? (
        <p className={styles.rule}>
          <PriceRule pricing={pricing} />
        </p>
      ) : (
        <div>
          <PriceList program={program} foldOnSmallScreens />
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink page={documentId} block>
          <span>
            <Translate id="program.learnMore" description="Button from a card to a program's page">
              Learn More & Book
            </Translate>
            <span className="visuallyHidden">: {name}</span>
          </span>
        </ButtonLink>
        <WhatsAppLink look="quiet" program={name} block className={styles.chat}>
          <span>
            <Translate id="booking.whatsapp" description="Label of WhatsApp buttons">
              Book Via WhatsApp
            </Translate>
            <span className="visuallyHidden">: {name}</span>
          </span>
        </WhatsAppLink>
      </div>
    </div>
  );
}
