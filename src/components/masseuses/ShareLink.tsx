import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useState} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {notify} from '@site/src/components/notifications/notify';
import Icon from '@site/src/components/ui/Icon';
import {selectionOf} from './selection';
import LinkField from './LinkField';
import {shareLink} from './share';
import styles from './ShareLink.module.css';

/**
 * Passes the address of a profile on: the system's share sheet, or a copy, or (where the
 * browser allows neither) a field with the address selected. Rendered in the browser only.
 */
export default function ShareLink({
  masseuse: {id, name},
}: {
  masseuse: Pick<MasseuseSummary, 'id' | 'name'>;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = useBaseUrl(usePath('masseuses'));
  const [refused, setRefused] = useState(false);
  const url = window.location.origin + path + selectionOf(id);
  const onClick = async (): Promise<void> => {
    const outcome = await shareLink({title: `${name} · ${siteConfig.title}`, url}, means());
    setRefused(outcome === 'refused');
    if (outcome === 'copied') {
      notify({
        title: translate({
          id: 'masseuse.link.copied',
          description: 'Confirmation after copying the link of a profile',
        }),
        text: translate(
          {
            id: 'masseuse.link.leadsTo',
            description: 'Below the confirmation that a link was copied',
          },
          {name},
        ),
      });
    }
  };
  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={() => void onClick()}>
        <Icon name="share" />
        <Translate id="masseuse.link.share" description="Shares or copies the link of a profile" />
      </button>
      {refused && <LinkField url={url} />}
    </div>
  );
}

/** What this browser offers, bound to where it belongs. */
function means(): Parameters<typeof shareLink>[1] {
  const {share, clipboard} = navigator as Partial<Navigator>;
  return {share: share?.bind(navigator), clipboard};
}
