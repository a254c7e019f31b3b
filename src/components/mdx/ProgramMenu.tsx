import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import {Children, type ReactElement, type ReactNode, isValidElement} from 'react';

import {useQueryChoice} from '@site/src/components/ui/useQueryChoice';
import MenuData from '@site/src/components/layout/MenuData';
import StopLine from '@site/src/components/programs/StopLine';
import MenuEntry from '@site/src/components/programs/MenuEntry';
import MenuTabs, {tabId} from '@site/src/components/programs/MenuTabs';
import {ALL} from '@site/src/components/programs/tabChoice';
import MenuTab, {type MenuTabProps} from './MenuTab';
import TabHeading from '@site/src/components/programs/TabHeading';
import styles from './ProgramMenu.module.css';

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
                  <StopLine />
                </div>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}
