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
import {type BookingSelection, closeBooking} from './bookingState';
import type {Session} from '@site/src/content/types';
import styles from './BookingForm.module.css';

/** What a visitor has chosen in the booking dialog, and what can be chosen with it. */
/** As chosen: ids and minutes, each perhaps unknown or no longer fitting. */
export type Wishes = {
  readonly program?: string | undefined;
  readonly minutes?: number | undefined;
  readonly masseuse?: string | undefined;
};

type BookableProgram = Pick<ListedProgram, 'id' | 'name' | 'pricing' | 'sessions'>;
type BookableMasseuse = Pick<MasseuseSummary, 'id' | 'name' | 'outcall'>;

type Visit<P, M> = {
  readonly program: P | undefined;
  readonly session: Session | undefined;
  readonly masseuse: M | undefined;
  /** Sessions of the chosen program. */
  readonly sessions: readonly Session[];
  /** Those who can be chosen: for a program that travels, only those who travel. */
  readonly masseuses: readonly M[];
};

/** Matches wishes with the catalogue; what is unknown or does not fit together is left out. */
export function resolveSelection<P extends BookableProgram, M extends BookableMasseuse>(
  wishes: Wishes,
  programs: readonly P[],
  everybody: readonly M[],
): Visit<P, M> {
  const program = programs.find(({id}) => id === wishes.program);
  const sessions = program?.sessions ?? [];
  const travels = program?.pricing === 'travel';
  const masseuses = everybody.filter(({outcall}) => outcall || !travels);
  return {
    program,
    sessions,
    session: sessions.find(({minutes}) => minutes === wishes.minutes),
    masseuses,
    masseuse: masseuses.find(({id}) => id === wishes.masseuse),
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
function Handover({subject}: {subject: BookingSubject}): ReactNode {
  const message = bookingMessage(subject);
  return (
    <>
      <figure className={styles.message}>
        <figcaption className="meta">
          <Translate id="booking.message" description="Booking dialog: above the message" />
        </figcaption>
        <blockquote aria-live="polite">{message}</blockquote>
      </figure>
      <div className={styles.ways}>
        <WhatsAppLink {...subject} />
        <CallLink />
        <MailLink
          className={buttonClassName({})}
          subject={translate({
            id: 'booking.mailSubject',
            description: 'Booking dialog: subject of the e-mail',
          })}
          body={message}>
          <Icon name="mail" />
          <span>
            <Translate
              id="booking.mail"
              description="Booking dialog: button that opens an e-mail"
            />
          </span>
        </MailLink>
      </div>
    </>
  );
}

type Props = {
  readonly visit: Visit<ListedProgram, MasseuseSummary>;
  readonly programs: readonly ListedProgram[];
  readonly onChange: (wishes: Wishes) => void;
};

/** Program, duration and masseuse. The duration is asked once there is a program that has any. */
function Choices({visit, programs, onChange}: Props): ReactNode {
  const format = usePriceFormat();
  const {program, session, masseuse} = visit;
  const wishes: Wishes = {
    program: program?.id,
    minutes: session?.minutes,
    masseuse: masseuse?.id,
  };
  const open = translate({
    id: 'booking.undecided',
    description: 'Booking dialog: no program or duration chosen',
  });
  return (
    <div className={styles.choices}>
      <Select
        label={<Translate id="booking.program" description="Booking dialog: field" />}
        none={open}
        value={wishes.program}
        options={programs.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => onChange({...wishes, program: id})}
      />
      {visit.sessions.length > 0 && (
        <Select
          label={<Translate id="booking.duration" description="Booking dialog: field" />}
          none={open}
          value={wishes.minutes?.toString()}
          options={visit.sessions.map(({minutes, priceEur}) => ({
            value: String(minutes),
            label: `${minutes} min · ${format(priceEur)}`,
          }))}
          onChange={(minutes) =>
            onChange({...wishes, minutes: minutes ? Number(minutes) : undefined})
          }
        />
      )}
      <Select
        label={<Translate id="booking.masseuse" description="Booking dialog: field" />}
        none={translate({
          id: 'booking.anyMasseuse',
          description: 'Booking dialog: no masseuse chosen',
        })}
        value={wishes.masseuse}
        options={visit.masseuses.map(({id, name}) => ({value: id, label: name}))}
        onChange={(id) => onChange({...wishes, masseuse: id})}
      />
    </div>
  );
}

/** Lets a visitor put a visit together and hands over to WhatsApp, phone or e-mail. Stores and sends nothing. */
export default function Panel(selection: BookingSelection): ReactNode {
  const [wishes, setWishes] = useState<Wishes>(selection);
  const visit = resolveSelection(wishes, programs, masseuses);
  return (
    <Dialog
      onClose={closeBooking}
      title={
        <Translate id="booking.plan" description="Booking dialog: heading, and the link to it" />
      }>
      <p>
        <Translate id="booking.planText" description="Booking dialog: text below the heading" />
      </p>
      <Choices visit={visit} programs={programs} onChange={setWishes} />
      <Handover
        subject={{
          program: visit.program?.name,
          minutes: visit.session?.minutes,
          masseuse: visit.masseuse?.name,
        }}
      />
    </Dialog>
  );
}
