import {useLocation} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import styles from './Questions.module.css';

/**
 * Questions, each a `<details>` with its answer (`plugins/questions.ts` makes them of headings). The id of a heading is that
 * of its answer: a browser opens what is closed around the target of a link. It does not where the router follows the
 * link, and older ones never do.
 */
export default function Questions({children}: {readonly children: ReactNode}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {hash, key} = useLocation();
  useLayoutEffect(() => {
    const questions = ref.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
    for (const question of questions) {
      const answer = question.lastElementChild;
      // Ids may have letters that an address writes in percent.
      if (question.open || !answer || new URL(`#${answer.id}`, location.href).hash !== hash)
        continue;
      question.open = true;
      answer.scrollIntoView();
    }
  }, [hash, key]);
  return (
    <div ref={ref} className={`questions ${styles.questions}`}>
      {children}
    </div>
  );
}
