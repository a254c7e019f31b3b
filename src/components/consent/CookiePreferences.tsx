import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {type FormEvent, type ReactNode, useEffect, useRef, type ComponentProps, useId} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import Button from '@site/src/components/ui/Button';
import Dialog from '@site/src/components/ui/Dialog';
import {preferencesOpen, saveConsent, useConsent, useProvider} from './consentStore';
import {BUTTON_LABELS, ProviderFacts, preferencesSaved} from './labels';
import {type Choice, type Kind, ALL, KINDS, NONE, VALID_MONTHS, choiceOf} from './record';
import styles from './CookiePreferences.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode;
  /** What the switch governs, in one sentence. */
  readonly description: ReactNode;
};

/** Something that is on or off: a checkbox that says so. The whole row can be pressed. */
function Switch({label, description, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <label className={clsx(styles.switch, props.disabled && styles.fixed)}>
      <b id={`${id}-label`}>{label}</b>
      <small id={`${id}-text`}>{description}</small>
      <span className={clsx('chamfer', 'chamferPanel', styles.track)}>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-text`}
          {...props}
        />
      </span>
    </label>
  );
}

/** What each kind of cookies is called. */
function kindNames(): Record<Kind | 'necessary', string> {
  return {
    necessary: translate({id: 'consent.necessary', description: 'A kind of cookies'}),
    functional: translate({id: 'consent.functional', description: 'A kind of cookies'}),
    analytics: translate({id: 'consent.analytics', description: 'A kind of cookies'}),
    marketing: translate({id: 'consent.marketing', description: 'A kind of cookies'}),
  };
}

/** What each kind governs today; of analytics, while there is no provider. */
function kindTexts(): Record<Kind | 'necessary', string> {
  return {
    necessary: translate({id: 'consent.necessaryText', description: 'Text of a cookie switch'}),
    functional: translate({id: 'consent.functionalText', description: 'Text of a cookie switch'}),
    analytics: translate({id: 'consent.analyticsNone', description: 'Its text without a provider'}),
    marketing: translate({id: 'consent.marketingText', description: 'Text of a cookie switch'}),
  };
}

/** A switch for each kind of cookies, with what it governs today; the necessary ones are always on. */
function Switches({choice}: {choice: Choice}): ReactNode {
  const provider = useProvider();
  const names = kindNames();
  const texts = kindTexts();
  return (
    <div>
      <Switch label={names.necessary} description={texts.necessary} checked disabled readOnly />
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={names[kind]}
          description={
            kind === 'analytics' && provider ? <ProviderFacts provider={provider} /> : texts[kind]
          }
          defaultChecked={choice[kind]}
        />
      ))}
    </div>
  );
}

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
    saveConsent(choiceOf((kind) => chosen.has(kind)));
    notify({title: preferencesSaved()});
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
          <Button onClick={() => saveConsent(NONE)}>{BUTTON_LABELS.rejectAll}</Button>
          <Button onClick={() => saveConsent(ALL)}>{BUTTON_LABELS.acceptAll}</Button>
        </div>
      </form>
    </Dialog>
  );
}
