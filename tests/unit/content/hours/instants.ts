/** Instants in the house's own offset from UTC, and what a visitor is told then. */

/** Houses in Madrid's time zone. */
export const TIMETABLES = {
  /** Closed on Mondays, late on Fridays, closed at Christmas, other hours on New Year's Eve. */
  late: {
    openingHours: {
      monday: 'closed',
      'tuesday-thursday': {from: '12:00', to: '00:00'},
      friday: {from: '12:00', to: '02:00'},
      'saturday-sunday': {from: '12:00', to: '00:00'},
    },
    closures: [{from: '2026-12-24', until: '2026-12-26'}],
    exceptions: [{on: '2026-12-31', from: '12:00', to: '20:00'}],
  },
  /** Ends in the hour that comes twice in autumn, and is skipped in spring. */
  nights: {openingHours: {from: '20:00', to: '02:30'}},
  /** Hours that touch at midnight, for up to three days and a closure. */
  whole: {
    openingHours: {
      'monday-thursday': {from: '10:00', to: '00:00'},
      'friday-saturday': {from: '00:00', to: '00:00'},
      sunday: {from: '00:00', to: '23:00'},
    },
    closures: [{from: '2026-12-26', until: '2026-12-26'}],
  },
  always: {openingHours: 'always', closures: [{from: '2026-12-24', until: '2026-12-26'}]},
  holidays: {
    openingHours: {from: '18:00', to: '02:00'},
    closures: [{from: '2026-12-24', until: '2027-01-06'}],
  },
  fridays: {
    openingHours: {
      'saturday-thursday': 'closed',
      friday: {from: '18:00', to: '23:00'},
    },
  },
  ended: {
    openingHours: {from: '18:00', to: '02:00'},
    closures: [{from: '2026-11-01', until: '2030-01-01'}],
  },
} as const;

type Row = {
  readonly house: keyof typeof TIMETABLES;
  readonly at: string;
  /** Empty where nothing is said. */
  readonly phrase: string;
};

export const INSTANTS: readonly Row[] = [
  {house: 'late', at: '2026-11-30T15:00+01:00', phrase: 'Opens at 12:00 on Tuesday'},
  {house: 'late', at: '2026-11-30T23:59+01:00', phrase: 'Opens at 12:00 on Tuesday'},
  {house: 'late', at: '2026-12-01T00:00+01:00', phrase: 'Opens at 12:00 today'},
  {house: 'late', at: '2026-12-01T11:59+01:00', phrase: 'Opens at 12:00 today'},
  {house: 'late', at: '2026-12-01T12:00+01:00', phrase: 'Open until 00:00'},
  {house: 'late', at: '2026-12-01T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'late', at: '2026-12-02T00:00+01:00', phrase: 'Opens at 12:00 today'},
  {house: 'late', at: '2026-12-04T12:00+01:00', phrase: 'Open until 02:00'},
  {house: 'late', at: '2026-12-04T23:59+01:00', phrase: 'Open until 02:00'},
  {house: 'late', at: '2026-12-05T00:00+01:00', phrase: 'Open until 02:00'},
  {house: 'late', at: '2026-12-05T01:59+01:00', phrase: 'Open until 02:00'},
  {house: 'late', at: '2026-12-05T02:00+01:00', phrase: 'Opens at 12:00 today'},
  {house: 'late', at: '2026-12-05T12:00+01:00', phrase: 'Open until 00:00'},
  {house: 'late', at: '2026-12-06T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'late', at: '2026-12-07T00:00+01:00', phrase: 'Opens at 12:00 on Tuesday'},
  {house: 'late', at: '2026-12-23T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'late', at: '2026-12-24T00:00+01:00', phrase: 'Opens at 12:00 on Sunday'},
  {house: 'late', at: '2026-12-24T12:00+01:00', phrase: 'Opens at 12:00 on Sunday'},
  {house: 'late', at: '2026-12-25T18:00+01:00', phrase: 'Opens at 12:00 on Sunday'},
  {house: 'late', at: '2026-12-26T23:59+01:00', phrase: 'Opens at 12:00 on Sunday'},
  {house: 'late', at: '2026-12-27T00:00+01:00', phrase: 'Opens at 12:00 today'},
  {house: 'late', at: '2026-12-31T19:59+01:00', phrase: 'Open until 20:00'},
  {house: 'late', at: '2026-12-31T20:00+01:00', phrase: 'Opens at 12:00 on Friday'},
  {house: 'late', at: '2027-01-02T01:59+01:00', phrase: 'Open until 02:00'},
  {house: 'nights', at: '2026-07-14T00:00+02:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2026-10-24T19:59+02:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-24T20:00+02:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2026-10-25T02:29+02:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2026-10-25T02:30+02:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-25T02:00+01:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-25T02:29+01:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-25T03:00+01:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-25T19:59+01:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2026-10-25T20:00+01:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2027-03-27T20:00+01:00', phrase: 'Open until 03:30'},
  {house: 'nights', at: '2027-03-28T01:59+01:00', phrase: 'Open until 03:30'},
  {house: 'nights', at: '2027-03-28T03:00+02:00', phrase: 'Open until 03:30'},
  {house: 'nights', at: '2027-03-28T03:29+02:00', phrase: 'Open until 03:30'},
  {house: 'nights', at: '2027-03-28T03:30+02:00', phrase: 'Opens at 20:00 today'},
  {house: 'nights', at: '2027-03-28T20:00+02:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2027-03-29T02:29+02:00', phrase: 'Open until 02:30'},
  {house: 'nights', at: '2027-03-29T02:30+02:00', phrase: 'Opens at 20:00 today'},
  {house: 'whole', at: '2026-12-02T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'whole', at: '2026-12-03T09:59+01:00', phrase: 'Opens at 10:00 today'},
  {house: 'whole', at: '2026-12-03T10:00+01:00', phrase: 'Open now'},
  {house: 'whole', at: '2026-12-04T00:00+01:00', phrase: 'Open now'},
  {house: 'whole', at: '2026-12-05T22:59+01:00', phrase: 'Open now'},
  {house: 'whole', at: '2026-12-05T23:00+01:00', phrase: 'Open until 23:00'},
  {house: 'whole', at: '2026-12-06T22:59+01:00', phrase: 'Open until 23:00'},
  {house: 'whole', at: '2026-12-06T23:00+01:00', phrase: 'Opens at 10:00 on Monday'},
  {house: 'whole', at: '2026-12-07T00:00+01:00', phrase: 'Opens at 10:00 today'},
  {house: 'whole', at: '2026-12-24T12:00+01:00', phrase: 'Open now'},
  {house: 'whole', at: '2026-12-25T00:00+01:00', phrase: 'Open until 00:00'},
  {house: 'whole', at: '2026-12-25T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'whole', at: '2026-12-26T00:00+01:00', phrase: 'Opens at 00:00 on Sunday'},
  {house: 'whole', at: '2026-12-26T23:59+01:00', phrase: 'Opens at 00:00 on Sunday'},
  {house: 'whole', at: '2026-12-27T00:00+01:00', phrase: 'Open until 23:00'},
  {house: 'always', at: '2026-12-01T04:00+01:00', phrase: 'Open now'},
  {house: 'always', at: '2026-12-22T23:59+01:00', phrase: 'Open now'},
  {house: 'always', at: '2026-12-23T00:00+01:00', phrase: 'Open until 00:00'},
  {house: 'always', at: '2026-12-23T23:59+01:00', phrase: 'Open until 00:00'},
  {house: 'always', at: '2026-12-24T00:00+01:00', phrase: 'Opens at 00:00 on Sunday'},
  {house: 'always', at: '2026-12-26T23:59+01:00', phrase: 'Opens at 00:00 on Sunday'},
  {house: 'always', at: '2026-12-27T00:00+01:00', phrase: 'Open now'},
  {house: 'holidays', at: '2026-12-23T18:00+01:00', phrase: 'Open until 02:00'},
  {house: 'holidays', at: '2026-12-24T01:59+01:00', phrase: 'Open until 02:00'},
  {house: 'holidays', at: '2026-12-24T02:00+01:00', phrase: 'Opens at 18:00 on 7 January 2027'},
  {house: 'holidays', at: '2026-12-30T12:00+01:00', phrase: 'Opens at 18:00 on 7 January 2027'},
  {house: 'holidays', at: '2026-12-31T00:00+01:00', phrase: 'Opens at 18:00 on 7 January 2027'},
  {house: 'holidays', at: '2027-01-01T00:00+01:00', phrase: 'Opens at 18:00 on Thursday'},
  {house: 'holidays', at: '2027-01-06T23:59+01:00', phrase: 'Opens at 18:00 on Thursday'},
  {house: 'holidays', at: '2027-01-07T17:59+01:00', phrase: 'Opens at 18:00 today'},
  {house: 'holidays', at: '2027-01-07T18:00+01:00', phrase: 'Open until 02:00'},
  {house: 'fridays', at: '2026-12-04T22:59+01:00', phrase: 'Open until 23:00'},
  {house: 'fridays', at: '2026-12-04T23:00+01:00', phrase: 'Opens at 18:00 on Friday'},
  {house: 'fridays', at: '2026-12-10T12:00+01:00', phrase: 'Opens at 18:00 on Friday'},
  {house: 'ended', at: '2026-11-30T12:00+01:00', phrase: ''},
];
