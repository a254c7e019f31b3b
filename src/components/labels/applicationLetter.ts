import {translate} from '@docusaurus/Translate';

import {requiredInformation} from './application';

export type Letter = {readonly subject: string; readonly body: string};

/** How lines end in the body of a mail link. */
const LINE_END = '\r\n';

/**
 * The e-mail an application opens with: one line to fill in for each thing that is required, an
 * empty one for specialties, and what to attach. The list of specialties stays on the page: what
 * may say something of her intimate life (GDPR art. 9) is never filled in for her.
 *
 * @param photographs how many to attach, as a part of a sentence
 */
export function applicationLetter(photographs: string): Letter {
  return {
    subject: translate({
      id: 'casting.letter.subject',
      description: 'Subject of the e-mail of an application',
    }),
    body: [
      translate({
        id: 'casting.letter.greeting',
        description: 'First line of the e-mail of an application',
      }),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', description: 'A line to fill in or to leave empty, in the e-mail of an application'})} `,
      '',
      translate(
        {id: 'casting.letter.attached', description: 'Last line of the e-mail of an application'},
        {photographs},
      ),
    ].join(LINE_END),
  };
}
