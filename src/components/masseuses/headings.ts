/** What the parts of a profile are called, in the page's language. */
import {translate} from '@docusaurus/Translate';

/** Heading above the biography of the masseuse of that name. */
export function aboutHeading(name: string): string {
  return translate(
    {id: 'masseuse.about', description: "Heading above a masseuse's biography"},
    {name},
  );
}

/** The headings that are the same in every profile. */
export function profileHeadings() {
  return {
    specialties: translate({id: 'masseuse.gifts', description: 'Heading in a profile'}),
    favorites: translate({
      id: 'masseuse.favorites',
      description: 'Heading above the programs she likes best',
    }),
    hours: translate({
      id: 'masseuse.hours',
      description: "Heading above a masseuse's working week",
    }),
    gallery: translate({
      id: 'masseuse.gallery',
      description: "Heading above a masseuse's four photos",
    }),
  };
}
