import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import CallToAction from '@site/src/components/mdx/CallToAction';
import {usePagePhoto} from '@site/src/components/ui/usePagePhoto';

/**
 * The last call of a program's page, in the page's own words; the chat it opens names the program.
 * It closes on the picture of its hero, or on a floor of its own tile.
 */
export default function ProgramClosing({program}: {program: Program}): ReactNode {
  const {title, text} = program.closing;
  // The schema allows one emphasised part: what stands between the two asterisks.
  const [before, emphasised, after] = title.split('*');
  return (
    <CallToAction program={program.name} ground={usePagePhoto() ? 'photo' : 'floor'}>
      <h2>
        {before}
        {emphasised && <em>{emphasised}</em>}
        {after}
      </h2>
      <p>{text}</p>
    </CallToAction>
  );
}
