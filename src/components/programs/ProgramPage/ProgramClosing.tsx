import type {ReactNode} from 'react';

import type {Program} from '../../../plugins/catalogue/types';
import Closing from '../../page/Closing';

/** The last call of a program's page, in the page's own words; the chat it opens names the program. */
export default function ProgramClosing({program}: {program: Program}): ReactNode {
  const {title, text} = program.closing;
  // The schema allows one emphasised part: what stands between the two asterisks.
  const [before, emphasised, after] = title.split('*');
  return (
    <Closing program={program.name}>
      <h2>
        {before}
        {emphasised && <em>{emphasised}</em>}
        {after}
      </h2>
      <p>{text}</p>
    </Closing>
  );
}
