/** Words of the details card, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {Program} from '@site/src/content/types';

/** What each fact is called. */
export function detailTerms() {
  return {
    collection: translate({
      id: 'program.collection',
      message: 'Collection',
      description: 'Term in the details of a program',
    }),
    intensity: translate({
      id: 'program.intensity',
      message: 'Intensity',
      description: 'Term in the details of a program',
    }),
    experience: translate({
      id: 'program.experience',
      message: 'Experience',
      description: 'Term in the details of a program',
    }),
    where: translate({
      id: 'program.where',
      message: 'Where',
      description: 'Term in the details of a program',
    }),
    hours: translate({
      id: 'program.hours',
      message: 'Hours',
      description: 'Term in the details of a program',
    }),
  };
}

/** Where a program can be given. */
export function whereText(places: Program['places']): string {
  if (!places.includes('suite')) {
    return translate({
      id: 'program.where.hotel',
      message: 'Your hotel',
      description: 'Where a program is given',
    });
  }
  return places.includes('hotel')
    ? translate({
        id: 'program.where.both',
        message: 'Any suite, or your hotel',
        description: 'Where a program is given',
      })
    : translate({
        id: 'program.where.suite',
        message: 'Any suite',
        description: 'Where a program is given',
      });
}
