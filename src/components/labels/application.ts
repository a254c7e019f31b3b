/**
 * What an application contains, in the page's language. The page shows
 * these lists and the e-mail opens with the required one, so the two cannot differ.
 */
import {translate} from '@docusaurus/Translate';

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
    translate({id: 'casting.specialty.tantric', description: 'Specialty of a masseuse, in a list'}),
    translate({id: 'casting.specialty.nuru', description: 'Specialty of a masseuse, in a list'}),
    translate({
      id: 'casting.specialty.bodyToBody',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({id: 'casting.specialty.lingam', description: 'Specialty of a masseuse, in a list'}),
    translate({
      id: 'casting.specialty.fourHands',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({id: 'casting.specialty.couples', description: 'Specialty of a masseuse, in a list'}),
    translate({
      id: 'casting.specialty.relaxation',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.aromatherapy',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.prostate',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({
      id: 'casting.specialty.rolePlay',
      description: 'Specialty of a masseuse, in a list',
    }),
    translate({id: 'casting.specialty.vip', description: 'Specialty of a masseuse, in a list'}),
    translate({id: 'casting.specialty.outcall', description: 'Specialty of a masseuse, in a list'}),
  ];
}
