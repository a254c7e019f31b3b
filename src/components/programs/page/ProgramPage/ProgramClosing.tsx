import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import CallToAction from '@site/src/components/blocks/CallToAction';

/** The last call of a program's page; the chat it opens names the program. */
export default function ProgramClosing({name}: {name: string}): ReactNode {
  return (
    <CallToAction program={name}>
      <h2>
        <Translate
          id="program.closing.title"
          description="Last heading of a program's page"
          values={{
            light: (
              <em>
                <Translate id="program.closing.light" description="End of that heading">
                  one lit window
                </Translate>
              </em>
            ),
          }}>
          {'There is always {light}'}
        </Translate>
      </h2>
      <p>
        <Translate id="program.closing.text" description="Last paragraph of a program's page">
          Write to us now. A person answers, at any hour, in English or Spanish.
        </Translate>
      </p>
    </CallToAction>
  );
}
