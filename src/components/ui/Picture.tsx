import Head from '@docusaurus/Head';
import {findPicture, srcSetOf} from '@site/src/plugins/pictures/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Picture.module.css';

type Props = {
  /** Name or file name of a picture in `docs/pictures`, such as `orchid` or `emblem/fan`. */
  readonly name: string;
  /** What is seen; empty where the picture only decorates. */
  readonly alt: string;
  /** Width it is shown at, in the syntax of the `sizes` attribute, such as `(width >= 62rem) 25vw, 90vw`. */
  readonly sizes: string;
  /** The first picture of a page: loaded at once and announced in the head. */
  readonly priority?: boolean;
  /** The point that stays in view when the frame crops: percent from left and from top. */
  readonly focal?: readonly [number, number] | undefined;
  readonly className?: string | undefined;
};

/** A percentage as the nearest step of ten; undefined in the middle, where a picture stands anyway. */
function step(percent: number): number | undefined {
  const nearest = Math.round(percent / 10) * 10;
  return nearest === 50 ? undefined : nearest;
}

/**
 * A picture in the best format and width the browser can use. Fills its frame,
 * whatever the frame's shape; where it cannot be loaded, its alt text is read there.
 * Throws while building if there is no such picture.
 */
export default function Picture({
  name,
  alt,
  sizes,
  priority = false,
  focal = [50, 50],
  className,
}: Props): ReactNode {
  const {width, height, variants} = findPicture(name);
  const [x, y] = focal;
  const avif = srcSetOf(variants.avif);
  return (
    // An attribute, because names of classes that the build makes up would weigh on every page.
    <picture className={clsx(styles.picture, className)} data-focal={step(x)}>
      {priority && (
        <Head>
          <link
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={avif}
            imageSizes={sizes}
            fetchPriority="high"
          />
        </Head>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.image}
        data-focal={step(y)}
        src={variants.jpeg[0]?.url}
        srcSet={srcSetOf(variants.jpeg)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onError={({currentTarget}) => currentTarget.classList.add(styles.failed ?? '')}
      />
    </picture>
  );
}
