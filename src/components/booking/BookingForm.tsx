import all from '@generated/catalogue/default/masseuses.json';
import programs from '@generated/catalogue/default/programs.json';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId, useState} from 'react';

import {shortMinutes} from '@site/src/components/labels/minutes';
import {usePriceFormat} from '@site/src/components/labels/Amount';
import {bookingMessage, type BookingSubject} from '@site/src/components/links/messages';
import CallLink from '@site/src/components/links/CallLink';
import MailLink from '@site/src/components/links/MailLink';
import WhatsAppLink from '@site/src/components/links/WhatsAppLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import Dialog from '@site/src/components/ui/Dialog';
import Icon from '@site/src/components/ui/Icon';
import type {ListedProgram, MasseuseSummary} from '@site/src/plugins/catalogue/data';
import {type BookingChoice, closeBooking, planLabel} from './bookingState';
import styles from './BookingForm.module.css';

type BookableProgram = Pick<ListedProgram, 'id' | 'name' | 'pricing' | 'sessions'>;
type BookableMasseuse = Pick<MasseuseSummary, 'id' | 'name' | 'outcall'>;

/** Finds the choice in the catalogue, without what is unknown or incompatible: only some masseuses do outcall. */
export function resolveChoice(
  choice: BookingChoice,
  programs: readonly BookableProgram[],
  everybody: readonly BookableMasseuse[],
) {
  const program = programs.find(({id}) => id === choice.program);
  const sessions = program?.sessions ?? [];
  const masseuses = everybody.filter(({outcall}) => outcall || program?.pricing !== 'travel');
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
  /** Label of the empty option. */
  readonly none: string;
  readonly value: string | undefined;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly onChange: (value: string | undefined) => void;
};

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

type ChoicesProps = {
  readonly resolved: ReturnType<typeof resolveChoice>;
  readonly change: (changed: BookingChoice) => void;
};

/** The lists of programs, of the lengths of the chosen one, and of masseuses. */
function Choices({resolved, change}: ChoicesProps): ReactNode {
  const {program, sessions, session, masseuses, masseuse} = resolved;
  const format = usePriceFormat();
  const none = translate({
    id: 'booking.undecided',
    message: 'Not decided yet',
    description: 'Booking dialog, lists of programs and lengths: nothing chosen',
  });
  return (
    <div className={`spread ${styles.selects}`}>
      <Select
        label={
          <Translate
            id="booking.program"
            description="Booking dialog: label of the list of programs">
            Program
          </Translate>
        }
        none={none}
        value={program?.id}
        options={programs.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => change({program: id})}
      />
      {sessions.length > 0 && (
        <Select
          label={
            <Translate
              id="booking.duration"
              description="Booking dialog: label of the list of session lengths">
              Duration
            </Translate>
          }
          none={none}
          value={session?.minutes.toString()}
          options={sessions.map(({minutes, priceEur}) => ({
            value: String(minutes),
            label: `${shortMinutes(minutes)} · ${format(priceEur)}`,
          }))}
          onChange={(minutes) => change({minutes: Number(minutes) || undefined})}
        />
      )}
      <Select
        label={
          <Translate
            id="booking.masseuse"
            description="Booking dialog: label of the list of masseuses">
            Masseuse
          </Translate>
        }
        none={translate({
          id: 'booking.anyMasseuse',
          message: 'No preference',
          description: 'Booking dialog, masseuse list: the visitor leaves the choice to the house',
        })}
        value={masseuse?.id}
        options={masseuses.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => change({masseuse: id})}
      />
    </div>
  );
}

type WaysProps = {readonly subject: BookingSubject; readonly message: string};

/** The ways to send the message. */
function Ways({subject, message}: WaysProps): ReactNode {
  return (
    <div className={`spread ${styles.ways}`}>
      <WhatsAppLink {...subject} /> <CallLink />{' '}
      <MailLink
        className={buttonClassName({})}
        subject={translate({
          id: 'booking.mailSubject',
          message: 'A visit',
          description: 'Booking dialog: subject of the visitor’s e-mail to the house',
        })}
        body={message}>
        <Icon name="mail" />
        <span>
          <Translate
            id="booking.mail"
            description="Booking dialog: button that opens an e-mail with the message">
            Write an e-mail
          </Translate>
        </span>
      </MailLink>
    </div>
  );
}

/** Writes the message of a booking, and opens WhatsApp, phone or e-mail with it. Stores and sends nothing. */
export default function BookingForm(opened: BookingChoice): ReactNode {
  const [choice, setChoice] = useState(opened);
  const resolved = resolveChoice(choice, programs, all);
  const {program, session, masseuse} = resolved;
  const change = (changed: BookingChoice): void =>
    setChoice({
      program: program?.id,
      minutes: session?.minutes,
      masseuse: masseuse?.id,
      ...changed,
    });
  const subject = {program: program?.name, minutes: session?.minutes, masseuse: masseuse?.name};
  const message = bookingMessage(subject);
  return (
    <Dialog onClose={closeBooking} title={planLabel()}>
      <p>
        <Translate
          id="booking.planText"
          description="Booking dialog: the house explains it, below the heading">
          Choose as much as you like, or nothing yet. The first line is written for you; you send it
          yourself.
        </Translate>
      </p>
      <Choices resolved={resolved} change={change} />
      <figure className={styles.message}>
        <figcaption className="meta">
          <Translate
            id="booking.message"
            description="Booking dialog: heading of the message that the visitor will send">
            Your first line
          </Translate>
        </figcaption>
        <blockquote aria-live="polite">{message}</blockquote>
      </figure>
      <Ways subject={subject} message={message} />
    </Dialog>
  );
}
