import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import Badge from '@site/src/components/ui/Badge';
import CheckList from '@site/src/components/ui/CheckList';
import {experienceLabels} from '@site/src/components/labels/programLabels';
import styles from './RecommendedFor.module.css';

type Props = {
  readonly program: Pick<Program, 'category' | 'experience' | 'recommendedFor'>;
};

/** How much experience a program asks for, and whom it suits. */
export default function RecommendedFor({program}: Props): ReactNode {
  const {category, experience, recommendedFor} = program;
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>
          <Translate
            id="program.recommendedFor"
            description="Heading of the guests a program suits"
          />
        </h2>
        <Badge tint={`${category}Collection`}>
          <Translate
            id="program.experienceBadge"
            description="Badge: how much experience a program asks for"
            values={{level: experienceLabels()[experience]}}
          />
        </Badge>
      </div>
      <CheckList items={recommendedFor} />
    </section>
  );
}
