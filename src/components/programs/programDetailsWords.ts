/** Words of the details card, in the page's language. */
import {translate} from '@docusaurus/Translate';

import type {Program} from '@site/src/content/types';

/** What each fact is called. */
export function detailTerms() {
  return {
    collection: translate({
      id: 'program.collection',
      description: 'Term in the details of a program',
    }),
    intensity: translate({
      id: 'program.intensity',
      description: 'Term in the details of a program',
    }),
    experience: translate({
      id: 'program.experience',
      description: 'Term in the details of a program',
    }),
    where: translate({id: 'program.where', description: 'Term in the details of a program'}),
    hours: translate({id: 'program.hours', description: 'Term in the details of a program'}),
  };
}

/** Where a program can be given. */
export function whereText(places: Program['places']): string {
  if (!places.includes('suite')) {
    return translate({id: 'program.where.hotel', description: 'Where a program is given'});
  }
  return places.includes('hotel')
    ? translate({id: 'program.where.both', description: 'Where a program is given'})
    : translate({id: 'program.where.suite', description: 'Where a program is given'});
}
