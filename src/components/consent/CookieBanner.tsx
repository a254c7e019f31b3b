import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import PageLink from '@site/src/components/links/PageLink';
import Button from '@site/src/components/ui/Button';
import {CloseButton} from '@site/src/components/ui/IconButton';
import {ignoreSecondClick} from '@site/src/components/ui/overlay';
import {preferencesOpen, saveConsent, useProvider} from './consentStore';
import {BUTTON_LABELS, providerFacts} from './labels';
import {ALL, NONE, VALID_MONTHS} from './record';
import styles from './CookieBanner.module.css';

/**
 * Sets `data-banner` on the html element and a scroll padding, so that the banner never covers a focused element.
 * A custom property would restyle the whole page, 170 ms on a slow phone.
 */
function useBannerScrollPadding(banner: RefObject<HTMLElement | null>): void {
  // Before the paint: the attribute positions the banner.
  useLayoutEffect(() => {
    const {style, dataset} = document.documentElement;
    const box = banner.current;
    dataset.banner = '';
    const observer = new ResizeObserver(() => {
      // Visitors hide banners with blockers.
      if (box?.offsetHeight === 0) delete dataset.banner;
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

/** What is asked: about the analytics provider, if there is one. */
function bannerText(provider: ReturnType<typeof useProvider>): string {
  const values = {months: VALID_MONTHS};
  if (!provider) {
    return translate(
      {
        id: 'consent.text',
        message:
          'This website sets no cookies and measures nothing. It keeps only your answer, for up to {months} months.',
        description: 'Cookie banner: its text while nothing is measured',
      },
      values,
    );
  }
  const question = translate(
    {
      id: 'consent.textProvider',
      message:
        'Nothing of it is loaded unless you agree. Your answer is kept for up to {months} months.',
      description: 'Cookie banner: its text after the sentences about who measures',
    },
    values,
  );
  return `${providerFacts(provider)} ${question}`;
}

/** Asks for consent without blocking the page. */
export default function CookieBanner(): ReactNode {
  const banner = useRef<HTMLElement>(null);
  const provider = useProvider();
  useBannerScrollPadding(banner);
  return (
    <section
      ref={banner}
      data-cookie-banner=""
      data-behind-menu
      className={clsx('chamfer chamferPanel overlayPanel', styles.banner)}
      aria-labelledby="cookie-banner-title"
      onClickCapture={ignoreSecondClick}>
      <div className={styles.content}>
        <h2 id="cookie-banner-title">
          {provider
            ? translate({
                id: 'consent.titleProvider',
                message: 'May your visit be counted?',
                description: 'Cookie banner: its heading when the house asks to measure visits',
              })
            : translate({
                id: 'consent.title',
                message: 'No cookies, only your answer',
                description: 'Cookie banner: its heading while nothing is measured',
              })}
        </h2>
        <p>
          {`${bannerText(provider)} `}
          <PageLink page="legal/cookie-policy" className="textLink" />
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
          message: 'Close: only what is necessary',
          description:
            'Cookie banner: name of the closing cross, which does the same as Reject All',
        })}
        onClick={() => saveConsent(NONE)}
      />
    </section>
  );
}
