import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './ShareLink.module.css';

/** The address in a text field, selected, for copying by hand. */
export default function LinkField({url}: {url: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className={styles.field}>
      <Translate id="masseuse.link.byHand" description="Label of the field with a link to copy" />
      <input ref={field} type="text" readOnly value={url} onFocus={({target}) => target.select()} />
    </label>
  );
}
