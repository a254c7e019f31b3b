import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useState} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import Icon from '@site/src/components/ui/Icon';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {selectionOf} from './profileAddress';
import styles from './ShareLink.module.css';

type Outcome = 'shared' | 'cancelled' | 'copied' | 'refused';

/** The part of `navigator` that is used; both are optional. */
type Device = {
  readonly share?: (link: {readonly title: string; readonly url: string}) => Promise<void>;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

/** Shares a link with the system's share sheet, or copies it if that fails. Never throws. */
export async function shareLink(title: string, url: string, device: Device): Promise<Outcome> {
  try {
    if (device.share) {
      await device.share({title, url});
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
  }
  try {
    if (!device.clipboard) return 'refused';
    await device.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Shares or copies the URL of a profile, or shows it where the browser allows neither. Never prerendered. */
export default function ShareLink({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {id, name} = masseuse;
  const path = usePath('masseuses');
  const [refused, setRefused] = useState(false);
  const url = window.location.origin + path + selectionOf(id);
  const onClick = async (): Promise<void> => {
    const outcome = await shareLink(document.title, url, navigator);
    setRefused(outcome === 'refused');
    if (outcome === 'copied') {
      notify({
        title: translate({
          id: 'masseuse.link.copied',
          message: 'Link copied',
          description: 'Notification after the visitor has copied the link to a profile',
        }),
        text: translate(
          {
            id: 'masseuse.link.leadsTo',
            message: 'It opens the profile of {name}.',
            description:
              'Second line of the notification after the visitor has copied the link to a profile',
          },
          {name},
        ),
      });
    }
  };
  return (
    <div className={`stack ${styles.share}`}>
      <button type="button" className={`quietLink ${styles.button}`} onClick={() => void onClick()}>
        <Icon name="share" />
        <Translate
          id="masseuse.link.share"
          description="Masseuse’s profile: button that shares or copies its link">
          Pass this profile on
        </Translate>
      </button>
      {refused && (
        <label className={`meta ${styles.field}`}>
          <Translate
            id="masseuse.link.byHand"
            description="Masseuse’s profile: field with its link, where the browser cannot copy">
            Copy the link from here
          </Translate>
          <input
            autoFocus
            type="text"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </div>
  );
}
