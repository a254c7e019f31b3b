import clsx from 'clsx';
import type {ReactNode} from 'react';

import Picture from '@site/src/components/ui/Picture';
import styles from './Definition.module.css';

type Props = {
  readonly word: string;
  /** Syllables and part of speech. */
  readonly grammar: string;
  /** A numbered Markdown list of meanings. */
  readonly children: ReactNode;
};

/** A dictionary entry over a picture of satin. */
export default function Definition({word, grammar, children}: Props): ReactNode {
  return (
    <section className={clsx('stage', styles.definition)}>
      <div className={clsx('chamfer veiled', styles.cloth)}>
        <Picture name="satin-wide" alt="" focal={[60, 50]} sizes="(width >= 62rem) 100vw, 120vw" />
      </div>
      <div className={clsx('wrap', styles.frame)}>
        <div className={clsx('numbered', styles.entry)}>
          <p className={styles.word} lang="es">
            {word}
          </p>
          <p className={styles.grammar}>{grammar}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
