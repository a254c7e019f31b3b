/** Labels of `code.json` and of components. */
import {CODE, LABELS} from './paths';
import {accepts, reports} from './tables';

accepts([
  {
    name: 'a label of the theme of Docusaurus',
    file: CODE,
    from: '"frame.menu"',
    to: '"theme.common.x": {"message": "x"},\n"frame.menu"',
  },
  {
    name: 'other words in a component than in code.json',
    file: LABELS,
    from: "message: 'Menu',",
    to: "message: 'Navigation',",
  },
  {
    name: 'a component without the words of code.json',
    file: LABELS,
    from: "message: 'Menu',",
    to: '',
  },
  {
    name: "a description that is not the component's",
    file: CODE,
    from: 'Opens the navigation',
    to: 'Closes it',
  },
]);

reports([
  {
    name: 'a label that is not translated',
    file: CODE,
    from: /  "booking.call".*\n/,
    to: '',
    field: 'booking.call',
    message: /adds "Call \{masseuse\}" here/,
  },
  {
    name: 'a placeholder that differs from English',
    file: CODE,
    from: '{masseuse}',
    to: '{masajista}',
    at: 'masajista',
    field: 'booking.call',
    message: /placeholders of the English words: \{masseuse\}/,
  },
  {
    name: 'a label that no component uses',
    file: CODE,
    from: '"frame.menu"',
    to: '"frame.menus": {"message": "x"},\n"frame.menu"',
    at: '"frame.menus"',
    field: 'frame.menus',
    message: /Did you mean frame\.menu\?/,
  },
  {
    name: 'an English label that is missing',
    file: 'i18n/en/code.json',
    from: /  "booking.call".*\n/,
    to: '',
    field: 'booking.call',
    message: /adds "Call \{masseuse\}" here \(Button\)/,
  },
  {
    name: 'a label whose message is its id',
    file: 'i18n/en/code.json',
    from: 'Call {masseuse}',
    to: 'booking.call',
    at: '"message": "booking.call"',
    field: 'booking.call',
    message: /Write the words .*\(Button\)/,
  },
  {
    name: 'an id that Docusaurus cannot extract',
    file: LABELS,
    from: "'frame.menu'",
    to: '`frame.${process.argv.length}`',
    at: '`frame.${process.argv.length}`',
    message: /plain text between quotation marks/,
  },
  {
    name: 'an id that no language has',
    file: LABELS,
    from: "'frame.menu'",
    to: "'frame.close'",
    reportedIn: 'i18n/en/code.json',
    field: 'frame.close',
    message: /translations -- --write, which adds "Menu" here/,
  },
  {
    name: 'a label without a description',
    file: LABELS,
    from: ", description: 'Opens the navigation'",
    to: '',
    field: 'frame.menu',
    message: /Write a description/,
  },
  {
    name: 'an entry without "message"',
    file: CODE,
    from: '{"message": "Suave", "description": "Intensity"}',
    to: '"Suave"',
    at: '"Suave"',
    field: 'intensity.gentle',
    message: /an entry such as/,
  },
]);
