import masseuses from '@generated/catalogue/default/masseuses.json';
import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import {usePriceFormat} from '@site/src/components/labels/Price';
import {type BookingSubject, bookingMessage} from '@site/src/components/links/messages';
import CallLink from '@site/src/components/mdx/CallLink';
import MailLink from '@site/src/components/mdx/MailLink';
import WhatsAppLink from '@site/src/components/mdx/WhatsAppLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import Dialog from '@site/src/components/ui/Dialog';
import Icon from '@site/src/components/ui/Icon';
import type {ListedProgram, MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {type BookingChoice, closeBooking} from './bookingState';
import type {Session} from '@site/src/content/types';
import styles from './BookingForm.module.css';

type BookableProgram = Pick<ListedProgram, 'id' | 'name' | 'pricing' | 'sessions'>;
type BookableMasseuse = Pick<MasseuseSummary, 'id' | 'name' | 'outcall'>;

type Selection = {
  readonly program: BookableProgram | undefined;
  readonly session: Session | undefined;
  readonly masseuse: BookableMasseuse | undefined;
  /** Sessions of the chosen program. */
  readonly sessions: readonly Session[];
  /** Those who can be chosen: for a program that travels, only those who travel. */
  readonly masseuses: readonly BookableMasseuse[];
};

/** Finds what is chosen in the catalogue; what is unknown or does not fit together is left out. */
export function resolveChoice(
  choice: BookingChoice,
  programs: readonly BookableProgram[],
  everybody: readonly BookableMasseuse[],
): Selection {
  const program = programs.find(({id}) => id === choice.program);
  const sessions = program?.sessions ?? [];
  const travels = program?.pricing === 'travel';
  const masseuses = everybody.filter(({outcall}) => outcall || !travels);
  return {
    program,
    sessions,
    session: sessions.find(({minutes}) => minutes === choice.minutes),
    masseuses,
    masseuse: masseuses.find(({id}) => id === choice.masseuse),
  };
}

type SelectProps = {
  readonly label: ReactNode;
  /** Words of the first option, which chooses nothing. */
  readonly none: string;
  readonly value: string | undefined;
  /** Names and numbers, which a browser's translator leaves as they are. */
  readonly options: readonly {readonly value: string; readonly label: string}[];
  /** Called with the chosen value, or with undefined for none. */
  readonly onChange: (value: string | undefined) => void;
};

/** A choice from a list, the browser's own. */
function Select({label, none, value = '', options, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={clsx('chamfer', 'chamferPanel', styles.frame)}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} translate="no">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.icon} />
      </span>
    </div>
  );
}

/** The message, and the three ways to send or say it. */
function ContactOptions({subject}: {subject: BookingSubject}): ReactNode {
  const message = bookingMessage(subject);
  return (
    <>
      <figure className={styles.message}>
        <figcaption className="meta">
          <Translate id="booking.message" description="Booking dialog: above the message" />
        </figcaption>
        <blockquote aria-live="polite">{message}</blockquote>
      </figure>
      <div className={`spread ${styles.ways}`}>
        <WhatsAppLink {...subject} />
        <CallLink />
        <MailLink
          className={buttonClassName({})}
          subject={translate({id: 'booking.mailSubject', description: 'Subject of an e-mail'})}
          body={message}>
          <Icon name="mail" />
          <span>
            <Translate id="booking.mail" description="Booking dialog: button to an e-mail" />
          </span>
        </MailLink>
      </div>
    </>
  );
}

type SelectionFormProps = {
  readonly selection: Selection;
  readonly onChange: (choice: BookingChoice) => void;
};

/** Program, duration and masseuse. The duration is asked once there is a program that has any. */
function SelectionForm({selection, onChange}: SelectionFormProps): ReactNode {
  const format = usePriceFormat();
  const {program, session, masseuse} = selection;
  const choice = {program: program?.id, minutes: session?.minutes, masseuse: masseuse?.id};
  const none = translate({id: 'booking.undecided', description: 'Booking dialog: nothing chosen'});
  return (
    <div className={`spread ${styles.selects}`}>
      <Select
        label={<Translate id="booking.program" description="Booking dialog: field" />}
        none={none}
        value={choice.program}
        options={programs.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => onChange({...choice, program: id})}
      />
      {selection.sessions.length > 0 && (
        <Select
          label={<Translate id="booking.duration" description="Booking dialog: field" />}
          none={none}
          value={choice.minutes?.toString()}
          options={selection.sessions.map(({minutes, priceEur}) => ({
            value: String(minutes),
            label: `${minutes} min · ${format(priceEur)}`,
          }))}
          onChange={(minutes) => onChange({...choice, minutes: Number(minutes) || undefined})}
        />
      )}
      <Select
        label={<Translate id="booking.masseuse" description="Booking dialog: field" />}
        none={translate({id: 'booking.anyMasseuse', description: 'Booking dialog: any masseuse'})}
        value={choice.masseuse}
        options={selection.masseuses.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => onChange({...choice, masseuse: id})}
      />
    </div>
  );
}

/** Puts a booking together and hands over to WhatsApp, phone or e-mail. Stores and sends nothing. */
export default function BookingForm(opened: BookingChoice): ReactNode {
  const [choice, setChoice] = useState(opened);
  const selection = resolveChoice(choice, programs, masseuses);
  const {program, session, masseuse} = selection;
  return (
    <Dialog
      onClose={closeBooking}
      title={
        <Translate id="booking.plan" description="Booking dialog: heading, and the link to it" />
      }>
      <p>
        <Translate id="booking.planText" description="Booking dialog: text below the heading" />
      </p>
      <SelectionForm selection={selection} onChange={setChoice} />
      <ContactOptions
        subject={{
          program: program?.name,
          minutes: session?.minutes,
          masseuse: masseuse?.name,
        }}
      />
    </Dialog>
  );
}
