import programs from '@generated/catalogue/default/programs.json';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Page} from '@site/src/content/browser/types';
import {usePageFields} from '@site/src/plugins/catalogue/client';
import ProgramCard from '@site/src/components/programs/ProgramCard';
import Static from '@site/src/components/ui/Static';
import ButtonLink from '../links/ButtonLink';
import styles from './FeaturedPrograms.module.css';

/** The programs in the home page's front matter, and a link to all of them. */
export default function FeaturedPrograms(): ReactNode {
  const {programs: featured = []} = usePageFields<Page>();
  const shown = featured.flatMap((id) => programs.find((program) => program.id === id) ?? []);
  const cards = shown.map((program) => (
    <li key={program.id}>
      <ProgramCard program={program} />
    </li>
  ));
  return (
    <div className="stack">
      <Static as="ul" className={styles.cards}>
        {cards}
      </Static>
      <ButtonLink page="massage-menu">
        {translate({
          id: 'home.completeMenu',
          message: 'View Complete Menu',
          description: 'Home page, below the chosen programs: button to the massage menu',
        })}
      </ButtonLink>
    </div>
  );
}
