import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import Button from '@site/src/components/ui/Button';
import CloseButton from '@site/src/components/ui/CloseButton';
import {shieldDoubleClick} from '@site/src/components/ui/shieldDoubleClick';
import {AcceptAll, Customize, RejectAll} from './ButtonLabels';
import {decide, preferencesOpen} from './panels';
import {useProvider} from './provider';
import {ALL, NONE} from './record';
import {Text, Title} from './BannerWords';
import styles from './CookieBanner.module.css';
import {useBannerRoom} from './useBannerRoom';

/** Asks once, above the page's corner and, at its end, above the footer; the page can be read and used meanwhile. */
export default function Banner(): ReactNode {
  const banner = useRef<HTMLElement>(null);
  const provider = useProvider();
  useBannerRoom(banner);
  return (
    <section
      ref={banner}
      data-cookie-banner=""
      className={clsx('xamfra', 'cutPanel', styles.banner)}
      aria-labelledby="cookie-banner-title"
      onClickCapture={shieldDoubleClick}>
      <div className={styles.content}>
        <h2 id="cookie-banner-title">
          <Title provider={provider} />
        </h2>
        <p>
          <Text provider={provider} />{' '}
          <PageLink page="legal/cookie-policy" className={styles.policy}>
            <PageLabel page="legal/cookie-policy" />
          </PageLink>
        </p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => decide(NONE)}>
            <RejectAll />
          </Button>
          <Button size="small" onClick={() => decide(ALL)}>
            <AcceptAll />
          </Button>
          <button
            type="button"
            className="arrow"
            aria-haspopup="dialog"
            onClick={() => preferencesOpen.set(true)}>
            <Customize />
          </button>
        </div>
      </div>
      <CloseButton
        label={translate({
          id: 'consent.close',
          description:
            'Name of the close button of the cookie banner; it means the same as Reject All',
        })}
        onClick={() => decide(NONE)}
      />
    </section>
  );
}
