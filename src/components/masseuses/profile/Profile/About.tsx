import biographies from '@generated/catalogue/default/biographies.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Her whole biography. */
export default function About({id, name}: {id: string; name: string}): ReactNode {
  return (
    <section className={styles.part}>
      <h3>
        <Translate
          id="masseuse.about"
          description="Heading above a masseuse's biography"
          values={{name}}>
          {'About {name}'}
        </Translate>
      </h3>
      <div className={styles.story}>
        {biographies[id]?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
