import programs from '@generated/catalogue/default/featured.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import ProgramCard from '@site/src/components/programs/ProgramCard';
import ButtonLink from '@site/src/components/links/ButtonLink';
import styles from './styles.module.css';

/** The programs that the home page's frontmatter names, in its order, and the way to all of them. */
export default function FeaturedPrograms(): ReactNode {
  return (
    <div className={styles.featured}>
      <ul className={styles.cards}>
        {programs.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} />
          </li>
        ))}
      </ul>
      <ButtonLink page="massage-menu">
        <Translate id="home.completeMenu" description="Button to the whole massage menu">
          View Complete Menu
        </Translate>
      </ButtonLink>
    </div>
  );
}
