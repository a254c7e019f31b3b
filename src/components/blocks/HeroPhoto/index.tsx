import pageHeroes from '@generated/catalogue/default/pageHeroes.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import {broughtPage} from '@site/src/plugins/catalogue/brought';
import type {PageHeroFacts} from '@site/src/plugins/catalogue/frame';
import styles from './styles.module.css';

type Props = {
  /** Document id of the page whose photo (frontmatter) it is. */
  readonly page: string | undefined;
  /**
   * Where it stands: the last call may have a photo of its own (`closingPhoto`), and a panel that
   * leads to the page shows what is met there.
   */
  readonly place?: 'top' | 'closing' | 'panel';
  readonly className?: string | undefined;
};

/** Widths at which the photo is shown; a closing is taller, and shows it larger than its frame. */
const SIZES = {
  top: '(min-width: 62rem) 64vw, 100vw',
  closing: '(min-width: 62rem) 80vw, 100vw',
  panel: '(min-width: 68rem) 46vw, (min-width: 48rem) 44vw, 80vw',
} as const;

/** A page's photos: the page being shown brings its own, those of others are few. */
const photosOf = (page: string | undefined): PageHeroFacts | undefined =>
  broughtPage(page)?.hero ?? pageHeroes.find(({id}) => id === page);

/** Whether a page has a photo for its hero. */
export function hasHeroPhoto(page: string | undefined): boolean {
  return Boolean(photosOf(page)?.photo);
}

/**
 * The photo at the right of a hero or a closing, fading into the night where the words stand. Around
 * it, `--photo-clear` (from the left) and `--photo-floor` (from the top) say where it is clear of the fade.
 */
export default function HeroPhoto({page, place = 'top', className}: Props): ReactNode {
  const pictures = photosOf(page);
  const photo = (place === 'closing' && pictures?.closing) || pictures?.photo;
  if (!photo) return null;
  return (
    <div className={clsx(styles.photo, className)}>
      <Picture
        name={photo.file}
        alt=""
        focal={photo.focal}
        sizes={SIZES[place]}
        priority={place === 'top'}
      />
    </div>
  );
}
