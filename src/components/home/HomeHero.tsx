import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {openingHoursLines, openingHoursText} from '@site/src/components/labels/hours';
import Picture from '@site/src/components/ui/Picture';
import {usePagePhoto, useCatalogue} from '@site/src/plugins/catalogue/client';
import ButtonLink from '../links/ButtonLink';
import PageLink from '../links/PageLink';
import OpenNow from './OpenNow';
import styles from './HomeHero.module.css';

/** Focal point in percent from the left: the heading covers the left side of the photo. */
const FOCAL_X = 80;

/** Screens with a pixel ratio of 3 get the file for a ratio of 2 (21 KB instead of 41). */
const SIZES = [
  '(width >= 62rem) min(76vw, 75rem)',
  '(width >= 40rem) 104vw',
  '(resolution >= 2.5dppx) 80vw',
  '120vw',
].join(', ');

/** With more, a sentence about the hours would be longer than the words above it. */
const MOST_LINES_IN_SENTENCE = 2;

/** When the house is open: in a sentence, or a link to the page that has the days. */
function Hours(): ReactNode {
  const house = useCatalogue();
  if (openingHoursLines(house).length <= MOST_LINES_IN_SENTENCE) return openingHoursText(house);
  return (
    <PageLink page="contact" className="arrow">
      <Translate
        id="home.hours"
        description="Home page, hero: link to the contact page, which has the hours of each day">
        All opening hours
      </Translate>
    </PageLink>
  );
}

/** The top of the home page. Children: a Markdown heading (level 1) and a paragraph. */
export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  const {business, timetable} = useCatalogue();
  const {address} = business;
  const photo = usePagePhoto();
  return (
    <div className={clsx('hideUntilComplete', styles.hero)}>
      <div className={clsx('wrap', styles.frame)}>
        <div className={clsx('stack', styles.words)}>
          {children}
          <div className={clsx('row', styles.buttons)}>
            <ButtonLink page="masseuses" variant="gold">
              <Translate id="home.masseuses" description="Home page, hero: button to the masseuses">
                View Our Masseuses
              </Translate>
            </ButtonLink>{' '}
            <ButtonLink page="massage-menu">
              <Translate id="home.menu" description="Home page, hero: button to the massage menu">
                View Our Menu
              </Translate>
            </ButtonLink>
          </div>
          {timetable ? (
            <div>
              <OpenNow timetable={timetable} className={styles.open} />
              <p className={styles.hours}>
                <Hours />
              </p>
            </div>
          ) : (
            <p className={styles.open}>
              <Translate
                id="home.open"
                description="Home page, hero: the house is open, beside the lit lozenge">
                Open now, and all night
              </Translate>
            </p>
          )}
        </div>
        <div className={clsx('screenOnly chamfer', styles.figure)}>
          <div className={clsx('veiled', styles.picture)}>
            {photo && (
              <Picture
                name={photo.file}
                alt=""
                focal={[FOCAL_X, photo.focal[1]]}
                sizes={SIZES}
                priority
              />
            )}
            <div className={styles.veil} />
          </div>
          <p className={clsx('wideScreensOnly', styles.caption)}>
            {`${address.street}, ${address.district}, ${address.city}`}
          </p>
        </div>
      </div>
    </div>
  );
}
