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
    const {hasHydrated, moved} = document.documentElement.dataset;
    // What visitors have opened or closed before hydration stays so (template/boot/layout.ts notes that they have moved).
    if (hasHydrated !== 'true' && moved !== undefined) return;
    const questions = ref.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
    for (const question of questions) {
      const answer = question.lastElementChild;
      // Addresses have letters beyond ASCII in percent-encoding, which URL writes.
      const isTarget = answer && new URL(`#${answer.id}`, window.location.href).hash === hash;
      if (!isTarget || question.open) continue;
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
