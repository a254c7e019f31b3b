import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {shortMinutes} from '@site/src/components/labels/minutes';
import Amount from '@site/src/components/labels/Amount';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Icon from '@site/src/components/ui/Icon';
import type {Program} from '@site/src/content/browser/types';
import styles from './PriceList.module.css';

type RowProps = Pick<ComponentProps<typeof WhatsAppLink>, 'program' | 'minutes' | 'message'> & {
  /** What has the price. */
  readonly children: ReactNode;
  readonly euros: number;
};

/** One price, a link to a chat about it. */
export function PriceRow({children, euros, ...chat}: RowProps): ReactNode {
  return (
    <WhatsAppLink look="plain" {...chat} className={styles.row}>
      {children} <span className={styles.leader} />
      <Amount euros={euros} />
      <span className="visuallyHidden">
        <Translate
          id="price.book"
          description="For screen readers, after a price that opens a chat about booking it">
          , book via WhatsApp
        </Translate>
      </span>
      <Icon name="whatsapp" className={styles.icon} />
    </WhatsAppLink>
  );
}

type Props = {
  readonly program: Pick<Program, 'name' | 'sessions'>;
  /** Small screens show the first session, and the others in a `<details>`. */
  readonly foldOnSmallScreens?: boolean;
};

/** Lengths and prices of sessions, each a link to a chat about it. */
export default function PriceList({program, foldOnSmallScreens = false}: Props): ReactNode {
  const {name, sessions} = program;
  const rows = sessions.map(({minutes, priceEur}) => (
    <li key={minutes}>
      <PriceRow program={name} minutes={minutes} euros={priceEur}>
        <span className="visuallyHidden">{`${name}, `}</span>
        <span className={styles.minutes}>{shortMinutes(minutes)}</span>
      </PriceRow>
    </li>
  ));
  if (!foldOnSmallScreens || rows.length === 1) return <ul>{rows}</ul>;
  return (
    <>
      <ul className="wideScreensOnly">{rows}</ul>
      <div className="smallScreensOnly">
        <ul>{rows.slice(0, 1)}</ul>
        <details className={styles.more}>
          <summary className="bright">
            <Translate
              id="menu.moreSessions"
              description="Massage menu, small screens: opens the other lengths and prices of a program">
              Longer sessions
            </Translate>
          </summary>
          <ul>{rows.slice(1)}</ul>
        </details>
      </div>
    </>
  );
}
