import programs from '@generated/catalogue/default/programs.json';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type KeyboardEvent, type ReactNode, useRef} from 'react';

import {isPlainClick} from '@site/src/components/mdx/PageLink';
import styles from './MenuTabs.module.css';
import type {Program} from '@site/src/content/types';

/** The tab that shows every program. */
export const ALL = 'all';

/** How many programs a tab shows. */
export function countOf(tab: string, programs: readonly Pick<Program, 'category'>[]): number {
  return tab === ALL ? programs.length : programs.filter(({category}) => category === tab).length;
}

/** Where a key moves to among `length` tabs in a ring, from the tab at `index`; undefined for other keys. */
export function tabForKey(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length;
    case 'ArrowLeft':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

type Props = {
  readonly tabs: readonly {readonly id: string; readonly title: string}[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Id of the element whose content the tabs choose. */
  readonly panel: string;
};

/** Id of a tab's element. */
export const tabId = (id: string): string => `tab-${id}`;

/** The collections as tabs. Each is a link to its collection, so that it works before React arrives. */
export default function MenuTabs({tabs, chosen, onChoose, panel}: Props): ReactNode {
  const ready = useIsBrowser();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const move = (event: KeyboardEvent, index: number): void => {
    const {key} = event;
    const target = key === ' ' ? index : tabForKey(key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    links.current[target]?.focus();
    onChoose(tab.id);
  };
  return (
    <div
      role="tablist"
      className={`wideScreensOnly ${styles.tabs}`}
      aria-label={translate({id: 'menu.tabs', description: 'Name of the tabs of the menu'})}>
      {tabs.map(({id, title}, index) => (
        <a
          key={id}
          ref={(link) => {
            links.current[index] = link;
          }}
          role="tab"
          id={tabId(id)}
          href={`#${id}`}
          data-needs-script
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={ready && id !== chosen ? -1 : 0}
          onKeyDown={(event) => move(event, index)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose(id);
          }}>
          {title} <sup>{countOf(id, programs)}</sup>
        </a>
      ))}
    </div>
  );
}
