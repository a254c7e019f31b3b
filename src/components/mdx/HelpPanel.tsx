import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {EMERGENCY, POLICE} from '@site/src/content/helpLines';
import {telUrl} from '@site/src/components/links/messages';
import Icon from '@site/src/components/ui/Icon';
import OtherLanguages from '@site/src/components/labels/OtherLanguages';
import styles from './HelpPanel.module.css';

/** Where to find help against coercion, in several languages. Children: a Markdown heading and paragraphs. */
export default function HelpPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('xamfra cutPanel', styles.panel)}>
      {children}
      <p className="meta">
        <Translate
          id="casting.police"
          description="Above the police's number against trafficking"
        />
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
      <p className="meta">
        <Translate id="help.danger" description="Before the emergency number" />
      </p>
      <ul className={styles.lines}>
        <li>
          <a className={styles.line} href={telUrl(EMERGENCY)}>
            <Icon name="phone" />
            {EMERGENCY}
          </a>
        </li>
      </ul>
      <OtherLanguages />
    </div>
  );
}
