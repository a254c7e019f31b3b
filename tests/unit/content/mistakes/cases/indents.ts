/** Lines of fields that begin too far in or out, or without their hyphen. */
import {FIRST_HOTEL, MASSEUSE, PROGRAM, TIERED} from '../facts';
import {EN, textOf} from '../memory';
import {both, en, mistake, swap} from '../tools';

const WITHOUT = {found: /without its hyphen/};
for (const blanks of ['  ', '    ']) {
  const told = `at ${blanks.length} blanks`;
  const hyphenLost = (pattern: RegExp) => swap(pattern, `${blanks}$1`);
  for (const file of both('home')) {
    mistake(
      `a room without its hyphen, ${told}`,
      file,
      swap(/^(rooms:\n(?: .*\n)+?(?: {4}.*\n)+) {2}- id/m, `$1${blanks}id`),
      /“- ”/,
      WITHOUT,
    );
  }
  mistake(
    `a hotel without its hyphen, ${told}`,
    en('outcall'),
    (text) =>
      text.replace(
        new RegExp(`^(hotels:\\n {2}- id: ${FIRST_HOTEL}\\n(?: {4}.*\\n)+) {2}- id`, 'm'),
        `$1${blanks}id`,
      ),
    /“- ”/,
    WITHOUT,
  );
  for (const file of both(TIERED)) {
    mistake(
      `the second list of a session without its hyphen, ${told}`,
      file,
      swap(/^(tiers:\n {2}- .*\n(?: {4}.*\n)+) {2}- minutes/m, `$1${blanks}minutes`),
      /“- ”/,
      WITHOUT,
    );
  }
  mistake(
    `a word that is not used without its hyphen, ${told}`,
    `${EN}/wording.yml`,
    hyphenLost(/^ {2}- (word: girl)$/m),
    /“- ”/,
    {...WITHOUT, at: `${blanks}word: girl`},
  );
  mistake(
    `a photo without its hyphen, ${told}`,
    en('gallery'),
    hyphenLost(/^ {2}- (id: 12)$/m),
    /“- ”/,
    {...WITHOUT, at: `${blanks}id: 12`},
  );
}
mistake(
  'a session without its hyphen',
  en(PROGRAM),
  swap(/(\n {2})- (\{[^\n]*\n)\n/, '$1$2\n'),
  /“- ”/,
  WITHOUT,
);
mistake('days without their hyphen', en(MASSEUSE), swap('  - days:', '  days:'), /“- ”/, WITHOUT);
mistake(
  'days without their hyphen, but in their place',
  en(MASSEUSE),
  swap('  - days:', '    days:'),
  /- days:/,
  {
    field: 'availability',
  },
);

const BUSINESS = `${EN}/business.yml`;
for (const name of ['centre', 'other', 'dailyPayEur', 'company', 'nif', 'latitude']) {
  for (const blanks of ['', ' ', '   ', '    ']) {
    const line = `${blanks}${name}: `;
    mistake(
      `${name} with ${blanks.length} blanks`,
      BUSINESS,
      swap(`  ${name}: `, line),
      /^Begin it with 2 blanks\.$/,
      {
        at: line,
      },
    );
  }
}
/** The row of a field, with its value: notes name fields too. */
const rowOf = (name: string): string =>
  new RegExp(`^${name}:.*`, 'm').exec(textOf(BUSINESS))?.[0] ?? name;
for (const name of ['phone', 'suites', 'programHours', 'samples']) {
  for (const blanks of [' ', '  ']) {
    mistake(
      `${name} with ${blanks.length} blanks`,
      BUSINESS,
      (text) => text.replace(new RegExp(`^${name}:`, 'm'), `${blanks}${name}:`),
      /^Delete the blanks before it/,
      {at: `${blanks}${rowOf(name)}`},
    );
  }
}
