import clsx from 'clsx';
import {type ReactNode, useSyncExternalStore} from 'react';

import {everyPhrase, phraseOf} from '@site/src/components/labels/openPhrases';
import type {OpenState, openStateAt} from '@site/src/content/browser/openState';
import type {HouseTimetable} from '@site/src/content/timetable';
import {useCatalogue} from '@site/src/plugins/catalogue/client';
import styles from './OpenNow.module.css';

const MINUTE_MS = 60 * 1000;

/** Loaded by a house with hours alone: most of this component's weight. */
let stateAt: typeof openStateAt | undefined;

/** Notifies when the timetable can be read, and at the beginning of every minute; returns a function that ends it. */
function everyMinute(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const next = (): void => {
    if (hasEnded) return;
    notify();
    timer = setTimeout(next, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  import('@site/src/content/browser/openState').then(
    (module) => {
      stateAt = module.openStateAt;
      next();
    },
    // Without a connection the line stays empty, and the hours below it say when the house is open.
    () => undefined,
  );
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

/** The state as JSON, which React compares; empty where the browser does not know the time zone. */
function stateNow(timetable: HouseTimetable): string {
  try {
    return JSON.stringify(stateAt?.(timetable, Date.now())) ?? '';
  } catch {
    return '';
  }
}

type Props = {readonly timetable: HouseTimetable; readonly className: string | undefined};

/**
 * Whether the house is open at this moment, by its own clock. The build does not know it: the line is empty until React
 * runs, as high as the longest phrase, and absent without script.
 */
export default function OpenNow({timetable, className}: Props): ReactNode {
  const {dayNames} = useCatalogue();
  const {openingDays} = timetable;
  const json = useSyncExternalStore(
    everyMinute,
    () => stateNow(timetable),
    () => '',
  );
  const state = json ? (JSON.parse(json) as OpenState) : undefined;
  return (
    <p className={clsx('jsOnly', className, state?.is !== 'open' && styles.unlit)}>
      <span className={styles.phrases}>
        {/* Not texts, which search engines and translators would read as true at the same time. */}
        {everyPhrase(dayNames, openingDays).map((phrase) => (
          <span key={phrase} className={styles.reserved} data-phrase={phrase} />
        ))}
        <span>{state && phraseOf(state, dayNames, openingDays)}</span>
      </span>
    </p>
  );
}
