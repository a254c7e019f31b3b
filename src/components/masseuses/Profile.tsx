import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode, Ref} from 'react';

import PhotoLink, {useLightbox} from '@site/src/components/gallery/PhotoLink';
import {photosOf} from '@site/src/components/gallery/photos';
import {specialtyLabels} from '@site/src/components/labels/masseuses';
import {onPlainClick} from '@site/src/components/ui/navigation';
import CallLink from '@site/src/components/links/CallLink';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import Badge from '@site/src/components/ui/Badge';
import Icon from '@site/src/components/ui/Icon';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Emblem from './Emblem';
import {
  Biography,
  FavoritePrograms,
  galleryHeading,
  Hours,
  ProfilePart,
  QuickFacts,
  Rating,
} from './ProfileParts';
import ShareLink from './ShareLink';
import {RETURN_STATE} from './profileAddress';
import styles from './Profile.module.css';

export type Props = {
  readonly masseuse: MasseuseSummary;
  readonly ref: Ref<HTMLElement>;
};

const HEADING_ID = 'profile-name';

const EMBLEM_SIZES =
  '(min-width: 90rem) 36rem, (min-width: 62rem) 40vw, (min-width: 48rem) 38vw, 90vw';

const PHOTO_SIZES = '(min-width: 62rem) 22vw, 45vw';

function Gallery({files}: {files: readonly string[]}): ReactNode {
  const photos = photosOf(files);
  const {open, opening, element} = useLightbox(photos);
  return (
    <section className={styles.gallery}>
      <h3>{galleryHeading()}</h3>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.file}>
            <PhotoLink
              photo={photo}
              sizes={PHOTO_SIZES}
              onOpen={() => open(index)}
              isOpening={index === opening}
            />
          </li>
        ))}
      </ul>
      {element}
    </section>
  );
}

type PartProps = {readonly masseuse: MasseuseSummary};

function EmblemFigure({masseuse}: PartProps): ReactNode {
  const {alt, name} = masseuse.emblem;
  return (
    <div className={styles.figure}>
      <Emblem masseuse={masseuse} sizes={EMBLEM_SIZES} alt={alt} className={styles.emblem} />
      <p className={styles.caption}>
        <Translate
          id="masseuse.signs"
          description="Masseuse’s profile, below the picture of her emblem; {emblem} is such as “the orchid”"
          values={{emblem: name.charAt(0).toLowerCase() + name.slice(1)}}>
          {'Signs with {emblem}'}
        </Translate>
      </p>
    </div>
  );
}

function Introduction({masseuse}: PartProps): ReactNode {
  const {name, rating, description} = masseuse;
  return (
    <div className={`stack ${styles.introduction}`}>
      <h2 id={HEADING_ID} className={styles.name} translate="no" tabIndex={-1}>
        {name}
      </h2>
      <Rating value={rating} />
      <p className="lead">{description}</p>
      <QuickFacts masseuse={masseuse} />
      <div className="row">
        <WhatsAppLink masseuse={name} of={name} /> <CallLink />
      </div>
      <ShareLink masseuse={masseuse} />
    </div>
  );
}

function Skills({masseuse}: PartProps): ReactNode {
  const labels = specialtyLabels();
  return (
    <ProfilePart
      heading={translate({
        id: 'masseuse.skills',
        message: 'Specialties and languages',
        description: 'Masseuse’s profile: heading above her specialties and languages',
      })}>
      <ul className="badges">
        {masseuse.specialties.map((specialty) => (
          <li key={specialty}>
            <Badge tint="signatureCollection">{labels[specialty]}</Badge>
          </li>
        ))}
      </ul>
      <ul className={`badges ${styles.languages}`}>
        {masseuse.languages.names.map((language) => (
          <li key={language}>
            <Badge>{language}</Badge>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

/** The profile of a masseuse. */
export default function Profile({masseuse, ref}: Props): ReactNode {
  const {id, name, availability, favoritePrograms, gallery} = masseuse;
  const history = useHistory();
  const path = usePath('masseuses');
  // Restores the scroll position of the list.
  const goBack = onPlainClick(() => history.push(path, RETURN_STATE));
  return (
    <section ref={ref} className={`wrap ${styles.profile}`} aria-labelledby={HEADING_ID}>
      <Head>
        <title>{name}</title>
      </Head>
      <PageLink page="masseuses" className="quietLink" onClick={goBack}>
        <Icon name="back" />
        <Translate id="masseuse.back" description="Masseuse’s profile: link back to the list">
          Back to all masseuses
        </Translate>
      </PageLink>
      <div className={styles.columns}>
        <EmblemFigure masseuse={masseuse} />
        <div className={styles.words}>
          <Introduction masseuse={masseuse} />
          <ProfilePart
            heading={translate(
              {
                id: 'masseuse.about',
                message: 'About {name}',
                description: 'Masseuse’s profile: heading above her story',
              },
              {name},
            )}>
            <Biography id={id} className={styles.story} />
          </ProfilePart>
          <Skills masseuse={masseuse} />
          <FavoritePrograms ids={favoritePrograms} />
        </div>
        <Hours availability={availability} />
      </div>
      {gallery && <Gallery files={gallery} />}
    </section>
  );
}
