import {translate} from '@docusaurus/Translate';
import {useCastingFacts} from './castingFacts';

/** What every application needs, besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({id: 'casting.field.fullName', description: 'What an application contains'}),
    translate({id: 'casting.field.age', description: 'What an application contains'}),
    translate({id: 'casting.field.nationality', description: 'What an application contains'}),
    translate({id: 'casting.field.city', description: 'What an application contains'}),
    translate({id: 'casting.field.phone', description: 'What an application contains'}),
    translate({id: 'casting.field.email', description: 'What an application contains'}),
    translate({id: 'casting.field.experience', description: 'What an application contains'}),
    translate({id: 'casting.field.languages', description: 'What an application contains'}),
    translate({id: 'casting.field.availability', description: 'What an application contains'}),
    translate({id: 'casting.field.about', description: 'What an application contains'}),
    translate({id: 'casting.field.permit', description: 'What an application contains'}),
  ];
}

/** What an applicant may name if she likes. */
export function specialties(): string[] {
  return [
    translate({id: 'casting.specialty.tantric', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.nuru', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.bodyToBody', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.lingam', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.fourHands', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.couples', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.relaxation', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.aromatherapy', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.prostate', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.rolePlay', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.vip', description: 'Casting: specialty'}),
    translate({id: 'casting.specialty.outcall', description: 'Casting: specialty'}),
  ];
}

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
      description: 'Application: subject of the e-mail',
    }),
    body: [
      translate({
        id: 'casting.letter.greeting',
        description: 'Application: first line of the e-mail',
      }),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', description: 'A line to fill in or to leave empty, in the e-mail of an application'})} `,
      '',
      translate(
        {id: 'casting.letter.attached', description: 'Application: last line of the e-mail'},
        {photographs},
      ),
    ].join(LINE_END),
  };
}

/** The e-mail an application opens with, in the page's language. */
export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts()('photos'));
}
