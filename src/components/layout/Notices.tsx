import {translate} from '@docusaurus/Translate';
import notices from '@generated/catalogue/default/notices.js';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

import {createStore, useStore} from '@site/src/components/ui/createStore';
import Icon from '@site/src/components/ui/Icon';
import IconButton from '@site/src/components/ui/IconButton';
import {useCurrentPage} from '@site/src/plugins/catalogue/client';
import styles from './Notices.module.css';

/** Ids of the notices that the visitor has closed: kept until the document is loaded again, stored nowhere. */
const closedNotices = createStore<readonly string[]>([]);

function close(id: string): void {
  closedNotices.set([...closedNotices.get(), id]);
  // The pressed button is gone: the page is what comes next.
  document.getElementById('main')?.focus({preventScroll: true});
}

/** Hides itself outside of its days, as soon as the browser has parsed its tag: the boot script defines this element. */
const TimedNotice = 'timed-notice' as 'div';

/** Above the page: the notices of the house for every page, and those for this one, in the order of their days. */
export default function Notices(): ReactNode {
  const current = useCurrentPage();
  const closed = useStore(closedNotices);
  const shown = notices
    .filter(({id}) => !closed.includes(id))
    .filter(({pages}) => !pages || pages.includes(current?.id ?? ''));
  if (shown.length === 0) return null;
  const name = translate({
    id: 'frame.notices',
    message: 'Notices',
    description:
      'Above a page, such as “Closed at Christmas”: name of the notices, for screen readers',
  });
  const closing = translate({
    id: 'frame.closeNotice',
    message: 'Close notice',
    description: 'Name of the closing cross of a notice above a page, for screen readers',
  });
  return (
    <section className={styles.notices} aria-label={name} data-behind-menu>
      {shown.map(({id, from, until, Text}) => (
        <TimedNotice key={id} data-from={from} data-until={until}>
          <Icon name="lozenge" className={styles.mark} />
          <div className={styles.text}>
            <MDXContent>
              <Text />
            </MDXContent>
          </div>
          <IconButton
            icon="close"
            className="jsOnly"
            label={closing}
            data-needs-script="#main"
            onClick={() => close(id)}
          />
        </TimedNotice>
      ))}
    </section>
  );
}
