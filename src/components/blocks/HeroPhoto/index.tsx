import pageHeroes from '@generated/catalogue/default/pageHeroes.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import styles from './styles.module.css';

type Props = {
  /** Document id of the page whose photo (frontmatter) it is. */
  readonly page: string | undefined;
  readonly className?: string | undefined;
};

/** Whether a page has a photo for its hero. */
export function hasHeroPhoto(page: string | undefined): boolean {
  return pageHeroes.some(({id, photo}) => id === page && photo);
}

/**
 * The photo at the right of a hero, fading into the night where the words stand. A hero may set
 * where it is clear of the fade: `--photo-clear` from the left, `--photo-floor` from the top.
 */
export default function HeroPhoto({page, className}: Props): ReactNode {
  const photo = pageHeroes.find(({id}) => id === page)?.photo;
  if (!photo) return null;
  return (
    <div className={clsx(styles.photo, className)}>
      <Picture
        name={photo.file}
        alt=""
        focal={photo.focal}
        sizes="(min-width: 62rem) 64vw, 100vw"
        priority
      />
    </div>
  );
}
