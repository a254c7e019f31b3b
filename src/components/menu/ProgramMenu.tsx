import programs from '@generated/catalogue/default/programs.json';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, Children, isValidElement} from 'react';

import StructuredData, {
  useAddresses,
  useOffers,
} from '@site/src/components/metadata/StructuredData';
import MenuEntry from '@site/src/components/menu/MenuEntry';
import {ConsentNote} from '@site/src/components/programs/Pricing';
import {arrowStep} from '@site/src/components/ui/direction';
import {onPlainClick} from '@site/src/components/ui/navigation';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import type {Program} from '@site/src/content/browser/types';
import {useRoute} from '@site/src/plugins/catalogue/client';
import MenuTab, {type MenuTabProps} from './MenuTab';
import styles from './ProgramMenu.module.css';

/** Structured data of the menu. */
function MenuData(): ReactNode {
  const {addressOf, pageOf} = useAddresses();
  const offersOf = useOffers();
  const {label, url} = pageOf(useRoute('massage-menu'));
  const menu = {
    '@type': 'OfferCatalog',
    '@id': `${url}#menu`,
    mainEntityOfPage: {'@id': `${url}#page`},
    name: label,
    url,
    itemListElement: programs.map((program) => {
      const {name, slug} = program;
      const page = addressOf(slug);
      return {
        ...offersOf(program, page),
        itemOffered: {'@type': 'Service', '@id': `${page}#service`, name, url: page},
      };
    }),
  };
  return <StructuredData nodes={[menu]} />;
}

/** Id of the tab that shows every program. */
export const ALL = 'all';

export function countOf(tab: string, programs: readonly Pick<Program, 'category'>[]): number {
  return tab === ALL ? programs.length : programs.filter(({category}) => category === tab).length;
}

/** Tabs that have programs: a collection may be without any for a while. */
export const tabsWithPrograms = <Tab extends {readonly id: string}>(
  tabs: readonly Tab[],
  all: readonly Pick<Program, 'category'>[],
): Tab[] => tabs.filter(({id}) => countOf(id, all) > 0);

/** The tab that a key selects from the one at `index`, wrapping around; undefined for other keys. */
export function tabForKey<Tab>(key: string, index: number, tabs: readonly Tab[]): Tab | undefined {
  const step = arrowStep(key);
  if (step !== 0) return tabs.at((index + step) % tabs.length);
  switch (key) {
    case ' ':
      return tabs[index];
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

/** Id of the tab panel. */
const PANEL_ID = 'programs';

const tabId = (id: string): string => `tab-${id}`;

type TabsProps = {
  readonly tabs: readonly MenuTabProps[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** The collections as tabs, and as links to their sections before hydration. */
function Tabs({tabs, chosen, onChoose}: TabsProps): ReactNode {
  const ready = useIsBrowser();
  const move = (event: KeyboardEvent, index: number): void => {
    const tab = tabForKey(event.key, index, tabs);
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(tab.id))?.focus();
    onChoose(tab.id);
  };
  return (
    <div
      role="tablist"
      className={`wideScreensOnly tabLine ${styles.tabs}`}
      aria-label={translate({
        id: 'menu.tabs',
        message: 'Collections',
        description: 'Massage menu: name of the row of tabs, for screen readers',
      })}>
      {tabs.map(({id, title}, index) => (
        <a
          key={id}
          role="tab"
          id={tabId(id)}
          href={`#${id}`}
          data-needs-script
          aria-selected={id === chosen}
          aria-controls={PANEL_ID}
          tabIndex={ready && id !== chosen ? -1 : 0}
          onKeyDown={(event) => move(event, index)}
          onClick={onPlainClick(() => onChoose(id))}>
          {`${title} `}
          <sup>{countOf(id, programs)}</sup>{' '}
        </a>
      ))}
    </div>
  );
}

const tabsIn = (children: ReactNode): MenuTabProps[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<MenuTabProps>(child) && child.type === MenuTab ? child.props : [],
  );

type CollectionProps = {readonly tab: MenuTabProps; readonly isHidden: boolean};

/** The text of a tab with the programs of its collection. */
function Collection({tab: {id, title, children}, isHidden}: CollectionProps): ReactNode {
  const entries = programs.filter(({category}) => category === id);
  const textOnly = entries.length === 0 && styles.words;
  return (
    <section id={id} className={clsx(styles.collection, textOnly, isHidden && styles.hidden)}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        <div className="meta">{children}</div>
      </header>
      {entries.length > 0 && (
        <div className={styles.entries}>
          {entries.map((program) => (
            <MenuEntry key={program.id} program={program} />
          ))}
        </div>
      )}
    </section>
  );
}

/** All programs by collection, with tabs on wide screens. Children: MenuTab elements for all and for each collection. */
export default function ProgramMenu({children}: {children: ReactNode}): ReactNode {
  const tabs = tabsWithPrograms(tabsIn(children), programs);
  // In the address: `?tab=premium`.
  const {chosen = ALL, choose} = useQueryChoice(
    'tab',
    tabs.map(({id}) => id),
  );
  return (
    <div className="wrap">
      <MenuData />
      <div className={styles.note}>
        <ConsentNote />
      </div>
      <Tabs tabs={tabs} chosen={chosen} onChoose={(id) => choose(id === ALL ? undefined : id)} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(chosen)} className={styles.panel}>
        {tabs.map((tab) => (
          <Collection key={tab.id} tab={tab} isHidden={chosen !== ALL && chosen !== tab.id} />
        ))}
      </div>
    </div>
  );
}
