import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MouseEvent, ReactNode, Ref} from 'react';

import {specialtyLabels} from '@site/src/components/labels/masseuseLabels';
import CallLink from '@site/src/components/mdx/CallLink';
import PageLink, {isPlainClick} from '@site/src/components/mdx/PageLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import Badge from '@site/src/components/ui/Badge';
import Icon from '@site/src/components/ui/Icon';
import {usePath} from '@site/src/plugins/catalogue/client';
import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import Biography from './Biography';
import EmblemPicture from './EmblemPicture';
import FavoritePrograms from './FavoritePrograms';
import Hours from './Hours';
import ProfileGallery from './ProfileGallery';
import ProfilePart, {aboutHeading, profileHeadings, QuickFacts} from './ProfilePart';
import Rating from './Rating';
import ShareLink from './ShareLink';
import {RETURN} from './selection';
import styles from './Profile.module.css';
import emblemFigureStyles from './EmblemFigure.module.css';

/** Her specialties and the languages she speaks, as badges. */
function SpecialtiesAndLanguages({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const labels = specialtyLabels();
  return (
    <ProfilePart heading={profileHeadings().specialties}>
      <ul className={styles.badges}>
        {masseuse.specialties.map((specialty) => (
          <li key={specialty}>
            <Badge tint="signatureCollection">{labels[specialty]}</Badge>
          </li>
        ))}
      </ul>
      <ul className={styles.badges}>
        {masseuse.languages.names.map((language) => (
          <li key={language}>
            <Badge>{language}</Badge>
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

/** Her whole biography. */
function About({id, name}: {id: string; name: string}): ReactNode {
  return (
    <ProfilePart heading={aboutHeading(name)}>
      <Biography id={id} className={styles.story} />
    </ProfilePart>
  );
}

const SIZES = '(min-width: 90rem) 36rem, (min-width: 62rem) 40vw, (min-width: 48rem) 38vw, 90vw';

/** Her sign, large, and the words that say that she signs with it. */
function EmblemFigure({masseuse}: {masseuse: MasseuseSummary}): ReactNode {
  const {alt, name} = masseuse.emblem;
  const emblem = name.charAt(0).toLowerCase() + name.slice(1);
  return (
    <div className={emblemFigureStyles.figure}>
      <EmblemPicture
        masseuse={masseuse}
        sizes={SIZES}
        alt={alt}
        className={emblemFigureStyles.emblem}
      />
      <p className={emblemFigureStyles.caption}>
        <Translate
          id="masseuse.signs"
          description="Below the picture of her emblem; {emblem} is 'the orchid'"
          values={{emblem}}
        />
      </p>
    </div>
  );
}

type IntroductionProps = {readonly masseuse: MasseuseSummary; readonly headingId: string};

/** Name, mark, first words, four facts, and how to book her or pass her page on. */
function Introduction({masseuse, headingId}: IntroductionProps): ReactNode {
  const {name, rating, description} = masseuse;
  return (
    <div className={styles.introduction}>
      <h2 id={headingId} className={styles.name} translate="no" tabIndex={-1}>
        {name}
      </h2>
      <Rating value={rating} />
      <p className="lead">{description}</p>
      <QuickFacts masseuse={masseuse} />
      <div className="row">
        <WhatsAppLink masseuse={name} of={name} />
        <CallLink />
      </div>
      <ShareLink masseuse={masseuse} />
    </div>
  );
}

/** From a profile to the list, where it was left; other links to the list show it from its top. */
function BackToList(): ReactNode {
  const history = useHistory();
  const path = useBaseUrl(usePath('masseuses'));
  const goBack = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(path, RETURN);
  };
  return (
    <PageLink page="masseuses" className={styles.back} onClick={goBack}>
      <Icon name="left" />
      <Translate id="masseuse.back" description="Closes a profile and shows the list" />
    </PageLink>
  );
}

export type Props = {
  readonly masseuse: MasseuseSummary;
  /** The whole profile, to scroll to. */
  readonly ref: Ref<HTMLElement>;
};

/** One masseuse: her emblem, facts, story, programs and hours, and how to book her. */
export default function Profile({masseuse, ref}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {id, name, availability, favoritePrograms, gallery} = masseuse;
  return (
    <section ref={ref} className={`wrap ${styles.profile}`} aria-labelledby="profile-name">
      <Head>
        <title>{`${name} · ${siteConfig.title}`}</title>
      </Head>
      <BackToList />
      <div className={styles.columns}>
        <EmblemFigure masseuse={masseuse} />
        <div className={styles.words}>
          <Introduction masseuse={masseuse} headingId="profile-name" />
          <About id={id} name={name} />
          <SpecialtiesAndLanguages masseuse={masseuse} />
          <FavoritePrograms ids={favoritePrograms} />
        </div>
        <Hours availability={availability} />
      </div>
      {gallery && <ProfileGallery files={gallery} />}
    </section>
  );
}
