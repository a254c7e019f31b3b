import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import PageLabel from '@site/src/components/mdx/PageLabel';
import PageLink from '@site/src/components/mdx/PageLink';
import Button from '@site/src/components/ui/Button';
import {CloseButton} from '@site/src/components/ui/IconButton';
import {ignoreSecondClick} from '@site/src/components/ui/events';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesOpen, saveConsent, useProvider} from './consentStore';
import {BUTTON_LABELS, ProviderFacts} from './labels';
import {ALL, NONE, VALID_MONTHS} from './record';
import styles from './CookieBanner.module.css';

/**
 * Tells the styles that the banner is shown (`data-banner`, on the html element), and keeps the room
 * that it covers free below whatever is scrolled to, so that a focused element can always be moved out
 * from under it. The room is written as a length of the root's own: through a custom property the whole
 * page would be styled anew, 170 ms on a slow telephone.
 */
function useBannerScrollPadding(banner: RefObject<HTMLElement | null>): void {
  // Before the paint: the banner's place at the end hangs on the attribute.
  useLayoutEffect(() => {
    const {style, dataset} = document.documentElement;
    const box = banner.current;
    dataset.banner = '';
    const observer = new ResizeObserver(() => {
      // Where there is no room for it beside the page, it stands in the flow and covers nothing.
      const covers = box && getComputedStyle(box).position === 'sticky';
      style.scrollPaddingBlockEnd = covers ? `calc(${box.offsetHeight}px + var(--bar) + 2rem)` : '';
    });
    if (box) observer.observe(box);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
      delete dataset.banner;
    };
  }, [banner]);
}

type Props = {
  /** Who measures if the visitor allows it, or null while the house has named nobody. */
  readonly provider: Provider | null;
};

/** What the banner asks: nothing at all while nobody measures. */
function Title({provider}: Props): ReactNode {
  return provider ? (
    <Translate
      id="consent.titleProvider"
      description="Heading of the cookie banner, with an analytics provider"
    />
  ) : (
    <Translate id="consent.title" description="Heading of the cookie banner, without a provider" />
  );
}

/** What is kept and who measures, as it is today. */
function Text({provider}: Props): ReactNode {
  return provider ? (
    <>
      <ProviderFacts provider={provider} />{' '}
      <Translate
        id="consent.textProvider"
        description="Text of the cookie banner, after the facts about the analytics provider"
        values={{months: VALID_MONTHS}}
      />
    </>
  ) : (
    <Translate
      id="consent.text"
      description="Text of the cookie banner, while nothing is measured"
      values={{months: VALID_MONTHS}}
    />
  );
}

/** Asks once, above the page's corner and, at its end, above the footer; the page can be read and used meanwhile. */
export default function Banner(): ReactNode {
  const banner = useRef<HTMLElement>(null);
  const provider = useProvider();
  useBannerScrollPadding(banner);
  return (
    <section
      ref={banner}
      data-cookie-banner=""
      className={clsx('chamfer', 'chamferPanel', styles.banner)}
      aria-labelledby="cookie-banner-title"
      onClickCapture={ignoreSecondClick}>
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
          <Button size="small" onClick={() => saveConsent(NONE)}>
            {BUTTON_LABELS.rejectAll}
          </Button>
          <Button size="small" onClick={() => saveConsent(ALL)}>
            {BUTTON_LABELS.acceptAll}
          </Button>
          <button
            type="button"
            className="arrow"
            aria-haspopup="dialog"
            onClick={() => preferencesOpen.set(true)}>
            {BUTTON_LABELS.customize}
          </button>
        </div>
      </div>
      <CloseButton
        label={translate({
          id: 'consent.close',
          description: 'Closes the cookie banner: the same as Reject All',
        })}
        onClick={() => saveConsent(NONE)}
      />
    </section>
  );
}
