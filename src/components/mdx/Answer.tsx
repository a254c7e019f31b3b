import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

type Props = {
  /** The id of the question's heading. */
  readonly id: string;
  readonly children: ReactNode;
};

/** The answer to one of `<Questions>`; `plugins/questions.ts` writes it. */
export default function Answer({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className="prose rhythm">
      {children}
    </div>
  );
}
