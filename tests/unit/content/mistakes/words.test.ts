/** Words that must not be published: marks, forbidden words, typed facts. */
import {ABOUT, COOKIES, CODE} from './paths';
import {accepts, reports} from './tables';

accepts([
  {
    name: 'a text that is still to be written',
    file: ABOUT,
    from: 'title: About',
    to: 'title: [to write] About',
  },
  {name: 'a forbidden word within another', file: ABOUT, from: '# The house', to: '# Bargaining'},
  {
    name: 'a forbidden word in a phrase of "except"',
    file: ABOUT,
    from: '# The house',
    to: '# A bargain basement',
  },
  {
    name: 'a word that is forbidden only in another language',
    file: ABOUT,
    from: '# The house',
    to: '# Ganga',
  },
]);

reports([
  {
    name: 'a note to somebody',
    file: ABOUT,
    from: '# The house',
    to: '# The house\n\nTODO: ask her.',
    at: 'TODO: ask her',
    message: /Delete this note/,
  },
  {
    name: 'a forbidden word',
    file: ABOUT,
    from: '# The house',
    to: '# The house\n\nNo bargain.',
    at: 'No bargain.',
    message: /another word for "bargain"\. Say "price"/,
  },
  {
    name: 'a forbidden word in the plural and in capitals',
    file: ABOUT,
    from: '# The house',
    to: '# BARGAINS',
    at: 'BARGAINS',
    message: /"bargain"/,
  },
  {
    name: 'a forbidden phrase over two lines',
    file: ABOUT,
    from: '# The house',
    to: '# The house\n\nA call\ngirl.',
    at: 'A call\ngirl',
    message: /"call girl"/,
  },
  {
    name: 'a forbidden word in a field',
    file: ABOUT,
    from: 'label: About',
    to: 'label: Bargain',
    at: 'Bargain',
    field: 'label',
    message: /"bargain"/,
  },
  {
    name: 'a forbidden word in a label',
    file: CODE,
    from: 'Menú',
    to: 'Ganga',
    at: '"Ganga"',
    field: 'frame.menu',
    message: /"ganga"/,
  },
  {
    name: 'an amount in a field',
    file: ABOUT,
    from: 'label: About',
    to: 'label: From €90',
    at: 'From €90',
    field: 'label',
    message: /Delete this amount/,
  },
  {
    name: 'a telephone number in a text',
    file: ABOUT,
    from: '# The house',
    to: '# The house\n\nCall +34 930 123 456.',
    at: 'Call +34 930 123 456',
    message: /a component in place of \+34 930 123 456/,
  },
  {
    name: 'an e-mail address in a text',
    file: COOKIES,
    from: 'One answer',
    to: 'Write to privacy@lamp.test. One answer',
    at: 'privacy@lamp.test',
    message: /a component in place of privacy@lamp\.test/,
  },
]);
