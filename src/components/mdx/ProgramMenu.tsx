import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import {type ReactElement, type ReactNode, Children, isValidElement} from 'react';
import type {OfferCatalogLeaf} from 'schema-dts';

import StructuredData, {useAddresses, useOffers} from '@site/src/components/layout/StructuredData';
import MenuEntry from '@site/src/components/programs/MenuEntry';
import MenuTabs, {tabId} from '@site/src/components/programs/MenuTabs';
import ConsentNote from '@site/src/components/programs/ConsentNote';
import {ALL} from '@site/src/components/programs/MenuTabs';
import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import {useRoute} from '@site/src/plugins/catalogue/client';
import MenuTab, {type MenuTabProps} from './MenuTab';
import styles from './ProgramMenu.module.css';

/** The menu: every program with its prices, in the menu's order. */
function MenuData(): ReactNode {
  const {addressOf, pageOf} = useAddresses();
  const offersOf = useOffers();
  const {label, url} = pageOf(useRoute('massage-menu'));
  const menu: OfferCatalogLeaf = {
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

/** Title and description of a tab above, or beside, its programs. */
function TabHeading({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <header className={styles.heading}>
      <h2>{title}</h2>
      <div className="meta">{children}</div>
    </header>
  );
}

const PANEL = 'programs';

function tabsIn(children: ReactNode): MenuTabProps[] {
  return Children.toArray(children)
    .filter(
      (child): child is ReactElement<MenuTabProps> =>
        isValidElement(child) && child.type === MenuTab,
    )
    .map(({props}) => props);
}

/**
 * All programs by collection. Wide screens choose among them by tabs; small ones show
 * one list of all. Children: a MenuTab for every program and one for each collection.
 */
export default function ProgramMenu({children}: {children: ReactNode}): ReactNode {
  const tabs = tabsIn(children);
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
      <MenuTabs
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => choose(id === ALL ? undefined : id)}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(chosen)} className={styles.panel}>
        {tabs.map(({id, title, children: text}) => {
          const entries = programs.filter(({category}) => category === id);
          const left = chosen !== ALL && chosen !== id;
          const wordsAlone = entries.length === 0 && styles.words;
          return (
            <section
              key={id}
              id={id}
              className={clsx(styles.collection, wordsAlone, left && styles.left)}>
              <TabHeading title={title}>{text}</TabHeading>
              {entries.length > 0 && (
                <div className={styles.entries}>
                  {entries.map((program) => (
                    <MenuEntry key={program.id} program={program} />
                  ))}
                </div>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
