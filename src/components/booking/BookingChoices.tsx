import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {MasseuseSummary} from '@site/src/plugins/catalogue/data';
import type {ListedProgram} from '@site/src/plugins/catalogue/data';
import {usePriceFormat} from '@site/src/components/labels/usePriceFormat';
import Select from '@site/src/components/ui/Select';
import type {Visit, Wishes} from './visit';
import styles from './BookingChoices.module.css';

type Props = {
  readonly visit: Visit<ListedProgram, MasseuseSummary>;
  readonly programs: readonly ListedProgram[];
  readonly onChange: (wishes: Wishes) => void;
};

/** Program, duration and masseuse. The duration is asked once there is a program that has any. */
export default function Choices({visit, programs, onChange}: Props): ReactNode {
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
