import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode, Ref} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import ProfileGallery from './ProfileGallery';
import About from './About';
import BackToList from './BackToList';
import FavoritePrograms from './FavoritePrograms';
import Hours from './Hours';
import SpecialtiesAndLanguages from './SpecialtiesAndLanguages';
import Introduction from './Introduction';
import EmblemFigure from './EmblemFigure';
import styles from './Profile.module.css';

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
