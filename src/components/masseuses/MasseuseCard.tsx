import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {photoAddress, photosOf} from '@site/src/components/gallery/photos';
import {
  nationalityLabels,
  specialtyLabels,
  useExperienceLabel,
} from '@site/src/components/labels/masseuses';
import {sequence} from '@site/src/components/labels/sequence';
import ButtonLink from '@site/src/components/links/ButtonLink';
import PageLink from '@site/src/components/links/PageLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import Static from '@site/src/components/ui/Static';
import {WholeWords} from '@site/src/components/ui/TextItems';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {findPicture} from '@site/src/plugins/pictures/client';
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
import {selectionOf} from './profileAddress';
import styles from './MasseuseCard.module.css';

/** Number of specialties below the name. */
const SPECIALTIES_SHOWN = 2;
const SIZES = '(min-width: 90rem) 27rem, (min-width: 62rem) 30vw, (min-width: 40rem) 46vw, 6.25rem';

/** The profile inside the card, without script, or only the story if the code of the profile cannot be loaded. */
function Story({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {id, name, favoritePrograms, availability, gallery = []} = masseuse;
  const photos = photosOf(gallery);
  return (
    <details className={styles.story}>
      <summary className={buttonClassName({size: 'small'})}>
        <ViewProfile name={name} />
      </summary>
      <Biography id={id} className={styles.paragraphs} />
      {/* Not in the DOM with script. */}
      <noscript>
        <QuickFacts masseuse={masseuse} />
        <FavoritePrograms ids={favoritePrograms} />
        <Hours availability={availability} />
        {photos.length > 0 && (
          <ProfilePart heading={galleryHeading()}>
            <ul className={styles.photos}>
              {photos.map(({file, alt}) => (
                <li key={file}>
                  <a href={photoAddress(file)}>
                    <img src={findPicture(file).variants.jpeg[0]?.url} alt={alt} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          </ProfilePart>
        )}
      </noscript>
    </details>
  );
}

function SpecialtyLine({of}: {of: MasseuseSummary['specialties']}): ReactNode {
  const labels = specialtyLabels();
  return <WholeWords>{of.map((specialty) => labels[specialty]).join('\u00a0· ')}</WholeWords>;
}

function ViewProfile({name}: {name: string}): ReactNode {
  return (
    <span>
      <Translate id="masseuse.view" description="Masseuse’s card: button that opens her profile">
        View Profile
      </Translate>
      <span className="visuallyHidden">{`: ${name}`}</span>
    </span>
  );
}

/** The house's mark, origin, age and experience, languages, and all specialties. */
function CardFacts({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {age, nationality, experienceYears, rating, specialties, languages} = masseuse;
  const experienceLabel = useExperienceLabel();
  return (
    <div className={`meta ${styles.facts}`}>
      <Rating value={rating} />
      <p>
        {`${sequence([nationalityLabels()[nationality], age])}\u00a0· ${experienceLabel(experienceYears)}`}
        <span className="visuallyHidden">
          {` ${translate({id: 'masseuse.experience', message: 'of experience', description: 'Masseuse’s card, for screen readers: after “3+ years”'})}`}
        </span>
      </p>
      <p>
        <Translate
          id="masseuse.speaks"
          description="Masseuse’s card: {languages} is such as “Spanish and English”"
          values={{languages: languages.list}}>
          {'Speaks {languages}'}
        </Translate>
      </p>
      <p>
        <span className="visuallyHidden">
          {`${translate({id: 'masseuse.specialties', message: 'Specialties:', description: 'Masseuse’s card, for screen readers: before her specialties'})} `}
        </span>
        <SpecialtyLine of={specialties} />
      </p>
    </div>
  );
}

/** A masseuse in the list. */
export default function MasseuseCard({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {id, name, specialties, description} = masseuse;
  return (
    <Static
      as="article"
      id={id}
      className={`offscreen ${styles.card}`}
      aria-labelledby={`${id}-name`}>
      <Emblem
        masseuse={masseuse}
        sizes={SIZES}
        alt={masseuse.emblem.alt}
        className={styles.emblem}
      />
      {/* For pointers only: the button below is the same link. */}
      <PageLink
        page="masseuses"
        suffix={selectionOf(id)}
        className={`jsOnly ${styles.cover}`}
        data-needs-script={`#${id}`}
        tabIndex={-1}
        aria-hidden="true">
        {null}
      </PageLink>
      <div className={styles.caption}>
        <h2 id={`${id}-name`} translate="no">
          {name}
        </h2>
        <p>
          <SpecialtyLine of={specialties.slice(0, SPECIALTIES_SHOWN)} />
        </p>
      </div>
      <CardFacts masseuse={masseuse} />
      <p className={styles.description}>{description}</p>
      <div className={`badges ${styles.actions}`}>
        {/* On return from the profile the focus goes to `data-opens` (useProfileScroll.ts). */}
        <ButtonLink
          page="masseuses"
          suffix={selectionOf(id)}
          size="small"
          className="jsOnly"
          data-needs-script={`#${id}`}
          data-opens={id}>
          <ViewProfile name={name} />
        </ButtonLink>{' '}
        <WhatsAppLink masseuse={name} of={name} look="quiet" size="small" />
      </div>
      <Story masseuse={masseuse} />
    </Static>
  );
}
