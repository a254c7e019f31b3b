import type {ReactNode} from 'react';

import {useBiography} from '#biographies';
import {STORY_OF} from './storyOf';

type Props = {
  /** Whose. */
  readonly id: string;
  readonly className: string | undefined;
};

/** The paragraphs of a masseuse's biography. */
export default function Biography({id, className}: Props): ReactNode {
  return (
    <div className={className} {...{[STORY_OF]: id}}>
      {useBiography(id).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
