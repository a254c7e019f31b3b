import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import Icon from '@site/src/components/ui/Icon';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {selectionOf} from './selection';
import styles from './ShareLink.module.css';

/** Passing a link on: what the browser can do, and what happens when it may not. */

type Outcome = 'shared' | 'cancelled' | 'copied' | 'refused';

type Link = {readonly title: string; readonly url: string};
/** What is used of `navigator`; either may be missing. */
type Means = {
  readonly share?: ((link: Link) => Promise<void>) | undefined;
  readonly clipboard?: {readonly writeText: (text: string) => Promise<void>} | undefined;
};

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

async function copy({url}: Link, {clipboard}: Means): Promise<Outcome> {
  try {
    if (!clipboard) return 'refused';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Shares a link by the system's own sheet where there is one, otherwise copies it. Never throws. */
export async function shareLink(link: Link, means: Means): Promise<Outcome> {
  if (!means.share) return copy(link, means);
  try {
    await means.share(link);
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : copy(link, means);
  }
}

/** The address in a text field, selected, for copying by hand. */
function LinkField({url}: {url: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className={styles.field}>
      <Translate id="masseuse.link.byHand" description="Label of the field with a link to copy" />
      <input ref={field} type="text" readOnly value={url} onFocus={({target}) => target.select()} />
    </label>
  );
}

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
