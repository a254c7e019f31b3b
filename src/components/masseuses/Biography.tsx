import biographies from '@generated/catalogue/default/biographies.json';
import type {ReactNode} from 'react';

type Props = {
  /** Whose. */
  readonly id: string;
  readonly className: string | undefined;
};

/** The paragraphs of a masseuse's biography. */
export default function Biography({id, className}: Props): ReactNode {
  return (
    <div className={className}>
      {biographies[id]?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
