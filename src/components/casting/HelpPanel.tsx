import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {dangerLabel} from '@site/src/components/labels/help';
import {telUrl} from '@site/src/components/links/messages';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import Verbatim from '@site/src/components/ui/Verbatim';
import {EMERGENCY, POLICE} from '@site/src/content/browser/helpLines';
import styles from './HelpPanel.module.css';

/** No line break inside the number. */
const POLICE_NUMBER = POLICE.phone.replaceAll(' ', '\u00a0');

/**
 * In languages other than the site's: "If somebody forces or threatens you, or keeps your papers, call …, it is free
 * and confidential. If you are in danger, call 112." Not in `code.json`, because every page shows all of them.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  ro: `Dacă cineva te obligă, te amenință sau îți reține actele, sună la ${POLICE_NUMBER}: este gratuit și confidențial. Dacă ești în pericol, sună la ${EMERGENCY}.`,
  'pt-BR': `Se alguém força ou ameaça você, ou retém os seus documentos, ligue para ${POLICE_NUMBER}: é gratuito e confidencial. Em caso de perigo, ligue para ${EMERGENCY}.`,
  fr: `Si quelqu’un te force, te menace ou garde tes papiers, appelle le ${POLICE_NUMBER}\u00a0: c’est gratuit et confidentiel. En cas de danger, appelle le ${EMERGENCY}.`,
  ru: `Если вас принуждают, вам угрожают или у вас забрали документы, звоните ${POLICE_NUMBER}: бесплатно и конфиденциально. Если вы в опасности, звоните ${EMERGENCY}.`,
  uk: `Якщо вас примушують, вам погрожують або у вас забрали документи, телефонуйте ${POLICE_NUMBER}: безкоштовно й конфіденційно. Якщо ви в небезпеці, телефонуйте ${EMERGENCY}.`,
  'zh-Hans': `如果有人强迫你、威胁你或扣留你的证件，请拨打 ${POLICE_NUMBER}，免费且保密。如果遇到危险，请拨打 ${EMERGENCY}。`,
};

type LineProps = {readonly icon: IconName; readonly href: string; readonly children: string};

function Line({icon, href, children}: LineProps): ReactNode {
  return (
    <li>
      <a className={`bright ${styles.line}`} href={href}>
        <Icon name={icon} />
        <Verbatim>{children}</Verbatim>
      </a>
    </li>
  );
}

/** Help against coercion, in several languages. Children: a Markdown heading and paragraphs. */
export default function HelpPanel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={clsx('chamfer chamferPanel panel', styles.panel)}>
      {children}
      <p className="meta">
        <Translate
          id="casting.police"
          description="Casting page, help against coercion: above the police’s number">
          Spanish national police, against trafficking
        </Translate>
      </p>
      <ul className="ledger">
        <Line icon="phone" href={telUrl(POLICE.dialled)}>
          {POLICE.phone}
        </Line>
        <Line icon="mail" href={`mailto:${POLICE.mail}`}>
          {POLICE.mail}
        </Line>
      </ul>
      <p className="meta">{dangerLabel()}</p>
      <ul className="ledger">
        <Line icon="phone" href={telUrl(EMERGENCY)}>
          {EMERGENCY}
        </Line>
      </ul>
      <ul className={styles.languages}>
        {Object.entries(MESSAGES).map(([lang, message]) => (
          <li key={lang} lang={lang} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
