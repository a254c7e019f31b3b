import Translate, {translate} from '@docusaurus/Translate';
import {type FormEvent, type ReactNode, useEffect, useRef} from 'react';

import {notify} from '@site/src/components/notifications/notify';
import Button from '@site/src/components/ui/Button';
import Dialog from '@site/src/components/ui/Dialog';
import {AcceptAll, RejectAll} from './ButtonLabels';
import {decide, preferencesOpen} from './panels';
import {ALL, NONE, VALID_MONTHS, choiceOf} from './record';
import {useConsent} from './useConsent';
import Switches from './Switches';
import styles from './CookiePreferences.module.css';

/**
 * One switch for each kind of cookies, showing the current choice, also when it changes meanwhile
 * in another tab: an old choice is never written back. To close it stores nothing.
 */
export default function Preferences(): ReactNode {
  const record = useConsent();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.reset(), [record]);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    decide(choiceOf((kind) => chosen.has(kind)));
    notify({
      title: translate({
        id: 'consent.saved',
        description: 'Notification after saving cookie preferences',
      }),
    });
  };
  return (
    <Dialog
      onClose={() => preferencesOpen.set(false)}
      title={
        <Translate id="consent.preferences" description="Heading of the cookie preferences" />
      }>
      <p>
        <Translate
          id="consent.preferencesText"
          description="Text of the cookie preferences"
          values={{months: VALID_MONTHS}}
        />
      </p>
      <form ref={form} className={styles.form} onSubmit={save}>
        <Switches choice={record ?? NONE} />
        <div className={styles.choices}>
          <Button type="submit">
            <Translate id="consent.save" description="Button that stores the switches" />
          </Button>
          <Button onClick={() => decide(NONE)}>
            <RejectAll />
          </Button>
          <Button onClick={() => decide(ALL)}>
            <AcceptAll />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
