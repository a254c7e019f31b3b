/** Markdown that the site has no design for, and words of Markdown that would not be shown. */
import {describe} from 'vitest';

import {ES, type Site} from '../site';
import {FORMS} from '../../../fixtures/markdown/forms';
import {ABOUT, COOKIES, testChanges} from './rows';

const SPANISH_COOKIES = `${ES}/legal/cookie-policy.mdx`;

/** The lines of the two pages before a form. */
const BEFORE = {section: 22, legal: 20};

for (const {name, text, message, line = 1} of FORMS) {
  describe(name, () =>
    testChanges([
      {
        name: `${name} in a section`,
        change: (site) =>
          site.edit(
            ABOUT,
            '<CallToAction',
            (next) => `<Section>\n\n${text}\n\n</Section>\n\n${next}`,
          ),
        place: message && `${ABOUT}:${BEFORE.section + line}`,
        message,
      },
      {
        name: `${name} in a legal text`,
        change: (site) => {
          for (const file of [COOKIES, SPANISH_COOKIES]) site.edit(file, /$/, () => `\n${text}\n`);
        },
        place: message && `${COOKIES}:${BEFORE.legal + line}`,
        message,
      },
    ]),
  );
}

describe('places without room', () =>
  testChanges(
    [
      {
        name: 'text outside of components',
        text: 'Words.\n\n',
        line: 19,
        message: /Put this paragraph between <Section> and <\/Section>/,
      },
      {
        name: 'a table in a component that shows something else',
        text: '<SplitHeading>\n\n## Prices\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</SplitHeading>\n\n',
        line: 23,
        message: /Put this table between <Section> and <\/Section>, or there into a <Column>/,
      },
      {
        name: 'a list in a list of a component',
        text: '<MarkdownCheckList>\n\n- one\n  - two\n\n</MarkdownCheckList>\n\n',
        line: 22,
        message: /entries of <MarkdownCheckList> without lists inside/,
      },
      {
        name: 'a footnote outside of a section',
        text: '<Mission title="Mission">\n\nOne.[^1]\n\n[^1]: A note.\n\n</Mission>\n\n',
        line: 21,
        message: /Write this note as a sentence/,
      },
    ].map(({name, text, line, message}) => ({
      name,
      change: (site: Site) => site.edit(ABOUT, '<FacilityPhotos', `${text}$&`),
      place: `${ABOUT}:${line}`,
      message,
    })),
  ));

describe('a legal text', () =>
  testChanges([
    {
      name: 'that begins with a line, below which Docusaurus reads fields',
      change: (site) => site.edit(COOKIES, /^(---\n[^]*?\n---\n)/, '$1\n---\n\n'),
      place: `${COOKIES}:11`,
      message: /Delete this line/,
    },
  ]));
