import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {telUrl} from '@site/src/components/links/messages';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

/** The anti-trafficking line of the Spanish national police. */
const POLICE = {phone: '900 10 50 90', dialled: '+34900105090', mail: 'trata@policia.es'};

/** Where to find help against coercion. Children: a Markdown heading and paragraphs. */
export default function HelpPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('xamfra cutPanel', styles.panel)}>
      {children}
      <p className="meta">
        <Translate id="casting.police" description="Above the police's number against trafficking">
          Spanish national police, against trafficking
        </Translate>
      </p>
      <ul className={styles.lines}>
        <li>
          <a className={styles.line} href={telUrl(POLICE.dialled)}>
            <Icon name="phone" />
            {POLICE.phone}
          </a>
        </li>
        <li>
          <a className={styles.line} href={`mailto:${POLICE.mail}`}>
            <Icon name="mail" />
            {POLICE.mail}
          </a>
        </li>
      </ul>
    </div>
  );
}
