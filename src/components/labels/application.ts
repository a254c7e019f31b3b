/**
 * What an application contains, in the page's language. The page shows
 * these lists and the e-mail opens with the required one, so the two cannot differ.
 */
import {translate} from '@docusaurus/Translate';

/** What every application needs, besides photographs. */
export function requiredInformation(): string[] {
  return [
    translate({
      id: 'casting.field.fullName',
      message: 'Full name',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.age',
      message: 'Age',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.nationality',
      message: 'Nationality',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.city',
      message: 'Current city',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.phone',
      message: 'Contact phone',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.email',
      message: 'E-mail',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.experience',
      message: 'Experience level',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.languages',
      message: 'Languages',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.availability',
      message: 'Availability',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.about',
      message: 'About you, in your own words',
      description: 'What an application contains',
    }),
    translate({
      id: 'casting.field.permit',
      message: 'Work permit status',
      description: 'What an application contains',
    }),
  ];
}

/** What an applicant may name if she likes. */
export function specialties(): string[] {
  return [
    translate({
      id: 'casting.specialty.tantric',
      message: 'Tantric',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.nuru',
      message: 'Nuru',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.bodyToBody',
      message: 'Body to body',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.lingam',
      message: 'Lingam',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.fourHands',
      message: 'Four hands',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.couples',
      message: 'Couples',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.relaxation',
      message: 'Relaxation',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.aromatherapy',
      message: 'Aromatherapy',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.prostate',
      message: 'Prostate',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.rolePlay',
      message: 'Fantasy or role play',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.vip',
      message: 'VIP',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.outcall',
      message: 'Outcall',
      description: 'Specialty of a masseuse, in a list',
    }),
  ];
}
