import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef} from 'react';

import {notify} from '@site/src/components/notifications/toastStore';
import Button from '@site/src/components/ui/Button';
import Dialog from '@site/src/components/ui/Dialog';
import type {Provider} from '@site/src/plugins/catalogue/data';
import {preferencesOpen, saveConsent, useConsent, useProvider, useRefusal} from './consentStore';
import {BUTTON_LABELS, providerFacts, preferencesSaved} from './labels';
import {ALL, KINDS, NONE, VALID_MONTHS, choiceOf} from './record';
import styles from './CookiePreferences.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode;
  readonly description: ReactNode;
};

/** A checkbox with the role of a switch; the whole row is its label. */
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

/** The kinds of cookies; analytics as without a provider. */
const kinds = () => ({
  necessary: {
    label: translate({
      id: 'consent.necessary',
      message: 'Necessary',
      description: 'Cookie preferences: name of the switch that is always on',
    }),
    description: translate({
      id: 'consent.necessaryText',
      message: 'Your answer to this question. Always on.',
      description: 'Cookie preferences: text below the necessary switch',
    }),
  },
  functional: {
    label: translate({
      id: 'consent.functional',
      message: 'Functional',
      description: 'Cookie preferences: name of a switch',
    }),
    description: translate({
      id: 'consent.functionalText',
      message: 'Nothing yet: no feature of this website needs it.',
      description: 'Cookie preferences: text below the functional switch',
    }),
  },
  analytics: {
    label: translate({
      id: 'consent.analytics',
      message: 'Analytics',
      description: 'Cookie preferences: name of a switch',
    }),
    description: translate({
      id: 'consent.analyticsNone',
      message: 'Nothing today: the house works with no provider.',
      description: 'Cookie preferences, below the analytics switch: the house measures nothing',
    }),
  },
  marketing: {
    label: translate({
      id: 'consent.marketing',
      message: 'Marketing',
      description: 'Cookie preferences: name of a switch',
    }),
    description: translate({
      id: 'consent.marketingText',
      message: 'Nothing yet: there is no advertising here.',
      description: 'Cookie preferences: text below the marketing switch',
    }),
  },
});

/** What is said below the analytics switch where there is a provider. */
function analyticsText(provider: Provider, hasRefused: boolean): string {
  const text = providerFacts(provider);
  if (!hasRefused) return text;
  const refusal = translate({
    id: 'consent.refused',
    message:
      'Your browser has refused for you (Global Privacy Control). If you want to answer otherwise, you can do it here.',
    description:
      'Cookie preferences, below the analytics switch, after who measures: the browser sends the signal Global Privacy Control',
  });
  return `${text} ${refusal}`;
}

/** A switch for each kind of cookies. They follow a change in another tab, so that no old choice is saved again. */
export default function CookiePreferences(): ReactNode {
  const record = useConsent();
  const choice = record ?? NONE;
  const provider = useProvider();
  const hasRefused = useRefusal();
  const {necessary, ...optional} = kinds();
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
        <Translate id="consent.preferences" description="Heading of the cookie preferences">
          Cookie preferences
        </Translate>
      }>
      <p>
        <Translate
          id="consent.preferencesText"
          description="Cookie preferences: text below the heading"
          values={{months: VALID_MONTHS}}>
          {
            'Your choice stays in this browser, for up to {months} months. You can change it at any time, at the foot of every page.'
          }
        </Translate>
      </p>
      <form ref={form} className={styles.form} onSubmit={save}>
        <Switch {...necessary} checked disabled readOnly />
        {KINDS.map((kind) => (
          <Switch
            key={kind}
            name={kind}
            {...optional[kind]}
            {...(kind === 'analytics' &&
              provider && {description: analyticsText(provider, hasRefused)})}
            defaultChecked={choice[kind]}
          />
        ))}
        <div className={`spread ${styles.choices}`}>
          <Button type="submit">
            <Translate
              id="consent.save"
              description="Cookie preferences: button that stores the switches">
              Save Preferences
            </Translate>
          </Button>
          <Button onClick={() => saveConsent(NONE)}>{BUTTON_LABELS.rejectAll}</Button>
          <Button onClick={() => saveConsent(ALL)}>{BUTTON_LABELS.acceptAll}</Button>
        </div>
      </form>
    </Dialog>
  );
}
