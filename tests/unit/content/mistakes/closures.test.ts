/** Closures and exceptions of the hours that contradict themselves or each other. */
import {BUSINESS} from './paths';
import {accepts, reports, reportsOnly} from './tables';

accepts([
  {
    name: 'closures and exceptions of a house that is always open',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-24, until: 2026-12-26}]\nexceptions: [{on: 2026-12-31, from: "12:00", to: "20:00"}]\n',
  },
]);

reports([
  {
    name: 'a closure that ends before it begins',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-26, until: 2026-12-24}]\n',
    at: 'closures:',
    field: 'closures[0].until',
    message: /a last day that is not before the first one, 2026-12-26/,
  },
  {
    name: 'a closure without an end',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-26}]\n',
    at: 'closures:',
    field: 'closures[0].until',
    message: /^Write a day, such as 2026-12-24: it is missing\.$/,
  },
  {
    name: 'a closure with a Spanish date',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 24.12.2026, until: 2026-12-26}]\n',
    at: 'closures:',
    field: 'closures[0].from',
    message: /Write 2026-12-24 in place of 24\.12\.2026/,
  },
  {
    name: 'closures that overlap',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-24, until: 2026-12-26}, {from: 2026-12-26, until: 2026-12-27}]\n',
    at: 'closures:',
    field: 'closures[1]',
    message: /^Write 2026-12-26 once: it is also in closures\[0\] \(line \d+\)\.$/,
  },
  {
    name: 'other hours on a day of a closure',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-24, until: 2026-12-26}]\nexceptions: [{on: 2026-12-25, from: "12:00", to: "20:00"}]\n',
    at: 'exceptions:',
    field: 'exceptions[0]',
    message: /^Write 2026-12-25 once: it is also in closures\[0\] \(line \d+\)\.$/,
  },
  {
    name: 'other hours on a day that does not exist',
    file: BUSINESS,
    from: /$/,
    to: 'exceptions: [{on: 2026-02-30, from: "12:00", to: "20:00"}]\n',
    at: 'exceptions:',
    field: 'exceptions[0].on',
    message: /^Write a day that exists, such as 2026-12-24; found 2026-02-30\.$/,
  },
]);

reportsOnly(
  [
    {
      name: 'a first day that does not exist',
      to: 'closures: [{from: 2026-12-32, until: 2026-12-26}]\n',
      field: 'closures[0].from',
      message: /^Write a day that exists, such as 2026-12-24; found 2026-12-32\.$/,
    },
    {
      name: 'a last day that does not exist',
      to: 'closures: [{from: 2026-12-24, until: 2026-11-31}]\n',
      field: 'closures[0].until',
      message: /^Write a day that exists, such as 2026-12-24; found 2026-11-31\.$/,
    },
    {
      name: 'a day in words',
      to: 'closures: [{from: Christmas, until: 2026-12-26}]\n',
      field: 'closures[0].from',
      message: /^Write a day as year-month-day, such as 2026-12-24; found "Christmas"\.$/,
    },
    {
      name: 'a closure as a day alone',
      to: 'closures: [2026-12-24]\n',
      field: 'closures[0]',
      message: /^Write \{from: 2026-12-24, until: 2026-12-24\}\.$/,
    },
    {
      name: 'to in place of until',
      to: 'closures: [{from: 2026-12-24, to: 2026-12-26}]\n',
      field: 'closures[0].to',
      message: /Did you mean until\?$/,
    },
  ].map(({name, to, field, message}) => ({
    name,
    file: BUSINESS,
    from: /$/,
    to,
    problems: [{at: 'closures:', field, message}],
  })),
);

reportsOnly([
  {
    name: 'an exception as a day alone',
    file: BUSINESS,
    from: /$/,
    to: 'exceptions:\n  - 2026-12-31\n',
    problems: [
      {
        at: '- 2026-12-31',
        field: 'exceptions[0]',
        message:
          /^Write \{on: 2026-12-31, from: "12:00", to: "20:00"\}, with the hours of this day\.$/,
      },
    ],
  },
  {
    name: 'an exception that begins and ends at noon',
    file: BUSINESS,
    from: /$/,
    to: 'exceptions: [{on: 2026-12-31, from: "12:00", to: "12:00"}]\n',
    problems: [
      {
        at: 'exceptions:',
        field: 'exceptions[0].to',
        message: /^Write the hour at which the house closes/,
      },
    ],
  },
]);
