import type {ReactNode} from 'react';

import type {Program} from '@site/src/content/types';
import CallToAction from '@site/src/components/blocks/CallToAction';

/** The last call of a program's page, in the page's own words; the chat it opens names the program. */
export default function ProgramClosing({program}: {program: Program}): ReactNode {
  const {title, text} = program.closing;
  // The schema allows one emphasised part: what stands between the two asterisks.
  const [before, emphasised, after] = title.split('*');
  return (
    <CallToAction program={program.name}>
      <h2>
        {before}
        {emphasised && <em>{emphasised}</em>}
        {after}
      </h2>
      <p>{text}</p>
    </CallToAction>
  );
}
