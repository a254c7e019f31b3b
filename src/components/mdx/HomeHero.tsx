import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {openingHoursText} from '@site/src/components/labels/hours';
import Picture from '@site/src/components/ui/Picture';
import {usePagePhoto, useCatalogue} from '@site/src/plugins/catalogue/client';
import ButtonLink from './ButtonLink';
import styles from './HomeHero.module.css';

/** The heading stands on the left of the photo: of what is cropped, the right stays in view (percent). */
const RIGHT = 80;

/**
 * Twice as many pixels as a phone's screen is wide are enough for the eye: one with three times as many
 * takes the same file (21 KB in place of 41).
 */
const SIZES = [
  '(width >= 62rem) min(76vw, 75rem)',
  '(width >= 40rem) 104vw',
  '(resolution >= 2.5dppx) 80vw',
  '120vw',
].join(', ');

/**
 * The top of the home page: its photo (frontmatter) bleeds right, with a veil that is drawn aside once.
 * Children: a Markdown heading of the first level and a paragraph.
 */
export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  const {openingHours, address} = useCatalogue().business;
  const photo = usePagePhoto();
  return (
    <div className={clsx('hideUntilComplete', styles.hero)}>
      <div className={clsx('wrap', styles.frame)}>
        <div className={clsx('stack', styles.words)}>
          {children}
          <div className={clsx('row', styles.buttons)}>
            <ButtonLink page="masseuses" variant="gold">
              <Translate id="home.masseuses" description="Button to the masseuses" />
            </ButtonLink>
            <ButtonLink page="massage-menu">
              <Translate id="home.menu" description="Button to the massage menu" />
            </ButtonLink>
          </div>
          {/* Beside a lozenge that breathes like a lamp. */}
          <p className={styles.open}>
            {openingHours === 'always' ? (
              <Translate id="home.open" description="Beside the lit lozenge of the home page" />
            ) : (
              openingHoursText(openingHours)
            )}
          </p>
        </div>
        <div className={clsx('screenOnly chamfer', styles.figure)}>
          <div className={clsx('veiled', styles.picture)}>
            {photo && (
              <Picture
                name={photo.file}
                alt=""
                focal={[RIGHT, photo.focal[1]]}
                sizes={SIZES}
                priority
              />
            )}
            <div className={styles.veil} />
          </div>
          <p className={clsx('wideScreensOnly', styles.caption)}>
            {address.street}, {address.district}, {address.city}
          </p>
        </div>
      </div>
    </div>
  );
}
