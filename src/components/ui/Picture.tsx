import Head from '@docusaurus/Head';
import {findPicture, srcSetOf} from '@site/src/plugins/pictures/client';
import clsx from 'clsx';
import type {ReactNode, SyntheticEvent} from 'react';

import styles from './Picture.module.css';

type Props = {
  /** Name or file name of a picture in `docs/pictures`, such as `orchid` or `emblem/fan`. */
  readonly name: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** The `sizes` attribute, such as `(width >= 62rem) 25vw, 90vw`. */
  readonly sizes: string;
  /** Loads the first picture of a page eagerly, with a preload link. */
  readonly priority?: boolean;
  /** The point that stays in view when cropped: percent from left and top. */
  readonly focal?: readonly [number, number] | undefined;
  readonly className?: string | undefined;
};

/** Handles `error` events of pictures for an ancestor: makes room around the alt text, which is shown instead. */
export function onPictureError({target}: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.classList.add(styles.failed ?? '');
}

/** A percentage rounded to ten; undefined for 50, the default. */
function focalStep(percent: number): number | undefined {
  const nearest = Math.round(percent / 10) * 10;
  return nearest === 50 ? undefined : nearest;
}

/**
 * A picture in the best format and width for the browser, cropped to fill its frame. Throws while building if
 * there is no such picture.
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
    // Attributes, because eleven hashed class names would add to the code of every page: the point's distance from the
    // left here, from the top on the picture below.
    <picture className={clsx(styles.picture, className)} data-focal={focalStep(x)}>
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
        data-focal={focalStep(y)}
        src={variants.jpeg[0]?.url}
        srcSet={srcSetOf(variants.jpeg)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
