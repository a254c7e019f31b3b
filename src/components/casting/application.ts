/** What an application contains, and its e-mail. */
import {translate} from '@docusaurus/Translate';

import {useCastingFacts} from './castingFacts';

/** Fields of an application besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({
      id: 'casting.field.fullName',
      message: 'Full name',
      description: 'Casting page, and e-mail of the applicant: her name',
    }),
    translate({
      id: 'casting.field.age',
      message: 'Age',
      description: 'Casting page, and e-mail of the applicant: what to write about',
    }),
    translate({
      id: 'casting.field.nationality',
      message: 'Nationality',
      description: 'Casting page, and e-mail of the applicant: her nationality',
    }),
    translate({
      id: 'casting.field.city',
      message: 'Current city',
      description: 'Casting page, and e-mail of the applicant: where she lives',
    }),
    translate({
      id: 'casting.field.phone',
      message: 'Contact phone',
      description: 'Casting page, and e-mail of the applicant: her telephone number',
    }),
    translate({
      id: 'casting.field.email',
      message: 'E-mail',
      description: 'Casting page, and e-mail of the applicant: her e-mail address',
    }),
    translate({
      id: 'casting.field.experience',
      message: 'Experience level',
      description: 'Casting page, and e-mail of the applicant: her experience as a masseuse',
    }),
    translate({
      id: 'casting.field.languages',
      message: 'Languages',
      description: 'Casting page, and e-mail of the applicant: the languages she speaks',
    }),
    translate({
      id: 'casting.field.availability',
      message: 'Availability',
      description: 'Casting page, and e-mail of the applicant: days and hours she could work',
    }),
    translate({
      id: 'casting.field.about',
      message: 'About you, in your own words',
      description: 'Casting page, and e-mail of the applicant: what to write about',
    }),
    translate({
      id: 'casting.field.permit',
      message: 'Work permit status',
      description: 'Casting page, and e-mail of the applicant: whether she may work in Spain',
    }),
  ];
}

/** What the applicant may name: massages first, then kinds of visits. */
export function specialties(): string[] {
  return [...massages(), ...visits()];
}

function massages(): string[] {
  return [
    translate({
      id: 'casting.specialty.tantric',
      message: 'Tantric',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.nuru',
      message: 'Nuru',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.bodyToBody',
      message: 'Body to body',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.lingam',
      message: 'Lingam',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.fourHands',
      message: 'Four hands',
      description:
        'Casting page, a specialty that the applicant may name: a massage by two masseuses',
    }),
    translate({
      id: 'casting.specialty.couples',
      message: 'Couples',
      description: 'Casting page, a specialty that the applicant may name: massages for two guests',
    }),
    translate({
      id: 'casting.specialty.relaxation',
      message: 'Relaxation',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.aromatherapy',
      message: 'Aromatherapy',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.prostate',
      message: 'Prostate',
      description: 'Casting page: a specialty that the applicant may name',
    }),
  ];
}

function visits(): string[] {
  return [
    translate({
      id: 'casting.specialty.rolePlay',
      message: 'Fantasy or role play',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.vip',
      message: 'VIP',
      description: 'Casting page: a specialty that the applicant may name',
    }),
    translate({
      id: 'casting.specialty.outcall',
      message: 'Outcall',
      description: 'Casting page, a specialty that the applicant may name: visits to hotels',
    }),
  ];
}

type Letter = {readonly subject: string; readonly body: string};

/** Line end in `mailto:` links. */
const LINE_END = '\r\n';

/**
 * The draft of an application: a line for each required field, an empty one for specialties, and what to attach.
 * Specialties are not listed: they may reveal something about her sex life (GDPR art. 9).
 *
 * @param photographs how many to attach, as a part of a sentence
 */
export function applicationLetter(photographs: string): Letter {
  return {
    subject: translate({
      id: 'casting.letter.subject',
      message: 'Application',
      description: 'E-mail of the applicant: its subject',
    }),
    body: [
      translate({
        id: 'casting.letter.greeting',
        message: 'Good evening. I would like to apply.',
        description: 'E-mail of the applicant, first line',
      }),
      '',
      ...requiredInformation().map((label) => `${label}: `),
      '',
      `${translate({id: 'casting.letter.optional', message: 'My specialties, only if I wish to say:', description: 'E-mail of the applicant: a line that she may fill in or leave empty'})} `,
      '',
      translate(
        {
          id: 'casting.letter.attached',
          message: 'Attached: {photographs}. No copies of identity documents.',
          description: 'E-mail of the applicant, last line: what she attaches',
        },
        {photographs},
      ),
    ].join(LINE_END),
  };
}

export function useApplicationLetter(): Letter {
  return applicationLetter(useCastingFacts().photos);
}
