/** Other hours in docs/business.yml of the fixture site. */
import {BUSINESS} from './paths';
import type {Change, Problem} from './tables';

export type HoursRow = Problem & {
  readonly name: string;
  /** In place of `openingHours: always`. */
  readonly opening?: string;
  /** In place of the hours of programs, 10:00 to 02:00. */
  readonly programs?: string;
};

/** Writes other hours into business.yml; problems are in that file unless the row names another. */
export const withHours = ({opening, programs, ...row}: HoursRow): Change & Problem => ({
  reportedIn: BUSINESS,
  ...row,
  change: ({edit}) => {
    if (opening) {
      edit(BUSINESS, 'openingHours: always', `openingHours: ${opening}`);
      edit('docs/contact.mdx', 'at any hour', 'while it is open');
    }
    if (programs)
      edit(BUSINESS, 'programHours: {from: "10:00", to: "02:00"}', `programHours: ${programs}`);
  },
});

/** Contains the hours of programs and of the fixture's masseuse on every day. */
export const LONG = '{from: "09:00", to: "04:00"}';
