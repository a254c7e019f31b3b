import {translate} from '@docusaurus/Translate';
import type {Labels} from 'yet-another-react-lightbox';

/** The names of its buttons among the viewer's words. */
export type ViewerLabel = 'Previous' | 'Next' | 'Close';

/** Words of the viewer in the page's language. */
export function viewerLabels(): Labels & Record<ViewerLabel, string> {
  return {
    Previous: translate({id: 'lightbox.previous', description: 'Button of the photo viewer'}),
    Next: translate({id: 'lightbox.next', description: 'Button of the photo viewer'}),
    Close: translate({id: 'lightbox.close', description: 'Button of the photo viewer'}),
    Lightbox: translate({id: 'lightbox.name', description: 'Name of the photo viewer'}),
    'Photo gallery': translate({
      id: 'lightbox.gallery',
      description: 'Name of the row of photos in the viewer',
    }),
    Carousel: translate({
      id: 'lightbox.carousel',
      description: 'Role of the row of photos in the viewer',
    }),
    Slide: translate({id: 'lightbox.slide', description: 'Role of one photo in the viewer'}),
    '{index} of {total}': translate({
      id: 'lightbox.position',
      description: 'Position of a photo, read aloud',
    }),
  };
}
