import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import ButtonLink from '@site/src/components/mdx/ButtonLink';
import PriceList from './PriceList';
import PriceRule from './PriceRule';
import styles from './EntryBooking.module.css';

/** What a program costs, and the ways to its page and to a chat about it. */
export default function EntryBooking({program}: {program: ListedProgram}): ReactNode {
  const {name, documentId, slug, pricing} = program;
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
        <ButtonLink page={documentId} slug={slug} block>
          <span>
            <Translate
              id="program.learnMore"
              description="Button from a card to a program's page"
            />
            <span className="visuallyHidden">: {name}</span>
          </span>
        </ButtonLink>
        <WhatsAppLink look="quiet" program={name} block className={styles.chat}>
          <span>
            <Translate id="booking.whatsapp" description="Label of WhatsApp buttons" />
            <span className="visuallyHidden">: {name}</span>
          </span>
        </WhatsAppLink>
      </div>
    </div>
  );
}
