/** Closures and exceptions of the hours that contradict themselves or each other. */
import {BUSINESS} from './paths';
import {accepts, reports} from './tables';

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
    message: /real date as year-month-day/,
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
    message: /each day once in closures and exceptions: 2026-12-26 is in closures\[0\] too/,
  },
  {
    name: 'other hours on a day of a closure',
    file: BUSINESS,
    from: /$/,
    to: 'closures: [{from: 2026-12-24, until: 2026-12-26}]\nexceptions: [{on: 2026-12-25, from: "12:00", to: "20:00"}]\n',
    at: 'exceptions:',
    field: 'exceptions[0]',
    message: /2026-12-25 is in closures\[0\] too/,
  },
  {
    name: 'other hours on a day that does not exist',
    file: BUSINESS,
    from: /$/,
    to: 'exceptions: [{on: 2026-02-30, from: "12:00", to: "20:00"}]\n',
    at: 'exceptions:',
    field: 'exceptions[0].on',
    message: /real date as year-month-day/,
  },
]);
