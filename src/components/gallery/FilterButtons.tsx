import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Photo} from '@site/src/content/types';
import {SENTENCE} from '@site/src/components/notifications/Unavailable';
import {PHOTO_FILTERS, type PhotoFilter, countShown} from './photoFilter';
import styles from './FilterButtons.module.css';

type Props = {
  readonly photos: readonly Photo[];
  readonly filter: PhotoFilter;
  readonly onChange: (filter: PhotoFilter) => void;
};

/** Names of the filters in the page's language. */
function filterLabels(): Record<PhotoFilter, string> {
  return {
    all: translate({id: 'gallery.all', description: 'Filter of the gallery'}),
    suites: translate({id: 'gallery.suites', description: 'Filter of the gallery'}),
    facilities: translate({id: 'gallery.facilities', description: 'Filter of the gallery'}),
    common: translate({id: 'gallery.common', description: 'Filter of the gallery'}),
    reception: translate({id: 'gallery.reception', description: 'Filter of the gallery'}),
    exterior: translate({id: 'gallery.exterior', description: 'Filter of the gallery'}),
  };
}

/** What the group of filters is called for screen readers. */
function groupName(): string {
  return translate({
    id: 'gallery.filter',
    description: 'Name of the group of filters for screen readers',
  });
}

/** The gallery's filters with the number of photos of each. */
export default function FilterButtons({photos, filter, onChange}: Props): ReactNode {
  const labels = filterLabels();
  return (
    <div className={`jsOnly ${styles.filters}`} role="group" aria-label={groupName()}>
      {PHOTO_FILTERS.map((id) => (
        <button
          key={id}
          type="button"
          data-needs-script={SENTENCE}
          aria-pressed={id === filter}
          onClick={() => onChange(id)}>
          {labels[id]} <sup>{countShown(photos, id)}</sup>
        </button>
      ))}
    </div>
  );
}
