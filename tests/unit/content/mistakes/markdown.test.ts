/** Markdown that the site has no design for, and words of Markdown that would not be shown. */
import {describe} from 'vitest';

import {ES} from '../site';
import {ABOUT, COOKIES, testChanges} from './rows';

const SPANISH_COOKIES = `${ES}/legal/cookie-policy.mdx`;

type Form = {
  readonly name: string;
  /** What stands below the text of a section, and of a legal text. */
  readonly text: string;
  /** Of the message; absent where the form is accepted. */
  readonly message?: RegExp;
  /** Of the message, counted from the first line of the form. */
  readonly line?: number;
};

const FORMS: readonly Form[] = [
  {name: 'an aligned table', text: '| a | b |\n| :-: | ---: |\n| 1 | 2 |'},
  {name: 'a footnote', text: 'A sentence.[^1]\n\n[^1]: A note.'},
  {name: 'a footnote that is named twice', text: 'One.[^a] Two.[^a]\n\n[^a]: A note.'},
  {name: 'words struck through', text: 'Closed ~~on Mondays~~ never.'},
  {name: 'a quotation with a list', text: '> She says:\n>\n> - one\n> - two'},
  {name: 'lists in lists', text: '1. one\n   - two\n     1. three'},
  {name: 'a line between two parts', text: 'One.\n\n---\n\nTwo.'},
  {name: 'a heading of the fourth level', text: '#### Four'},
  {name: 'a link by reference', text: 'See [the menu][menu].\n\n[menu]: /massage-menu.mdx'},
  {name: 'a time with a colon', text: 'From 10:30, note:yes and 24:h.'},
  {name: 'prices in dollars', text: 'A tip of $5 or $10, US$5/US$6.'},
  {
    name: 'a link by reference to an address',
    text: 'See [the menu][menu].\n\n[menu]: /massage-menu',
    line: 3,
    message: /Link to a page by its file, such as \/massage-menu\.mdx/,
  },
  {
    name: 'a link by reference to a page that does not exist',
    text: 'See [the menu][].\n\n[the menu]: /menu.mdx',
    line: 3,
    message: /no page menu/,
  },
  {
    name: 'an address that no link uses',
    text: 'See the menu.\n\n[menu]: /massage-menu.mdx',
    line: 3,
    message: /Write \[words\]\[menu\] in the text, or delete this line/,
  },
  {
    name: 'two addresses with one name',
    text: '[a][]\n\n[a]: /about.mdx\n[A]: /contact.mdx',
    line: 4,
    message: /Give \[A\] another name/,
  },
  {
    name: 'a reference without its address',
    text: 'See [the menu][menu].',
    message: /Delete this note or mark/,
  },
  {name: 'a link without words', text: '[](/contact.mdx)', message: /words between the \[ and \]/},
  {
    name: 'a link inside another',
    text: '<PageLink page="contact">[words](/contact.mdx)</PageLink>',
    message: /one link, not one inside another/,
  },
  {
    name: 'a footnote without its words',
    text: 'A sentence.[^1]',
    message: /words of this footnote on a line below: \[\^1\]: Words/,
  },
  {
    name: 'a footnote that no sentence names',
    text: 'A sentence.\n\n[^1]: A note.',
    line: 3,
    message: /Write \[\^1\] after a sentence, or delete/,
  },
  {
    name: 'two footnotes with one name',
    text: 'One.[^1]\n\n[^1]: A note.\n\n[^1]: Another.',
    line: 5,
    message: /Give \[\^1\] another name/,
  },
  {
    name: 'a footnote with an accent in its name',
    text: 'One.[^é]\n\n[^é]: A note.',
    line: 3,
    message: /Name \[\^é\] with a number/,
  },
  {
    name: 'an empty footnote',
    text: 'One.[^1]\n\n[^1]:\n\nTwo.',
    line: 3,
    message: /Write the words of \[\^1\]/,
  },
  {
    name: 'a footnote in a heading',
    text: '## One[^1]\n\n[^1]: A note.',
    message: /after a sentence, not into a heading/,
  },
  {
    name: 'a footnote in a link',
    text: '[words[^1]](/contact.mdx)\n\n[^1]: A note.',
    message: /after the link, not into it/,
  },
  {name: 'a task list', text: '- one\n- [x] two', line: 2, message: /<MarkdownCheckList>/},
  {name: 'a block of code', text: '```js\nalert(1);\n```', message: /without ``` or ~~~/},
  {name: 'a picture', text: '![A lamp](/lamp.jpg)', message: /Delete this picture/},
  {
    name: 'a picture by reference',
    text: '![A lamp][lamp]\n\n[lamp]: https://lamp.test/lamp.jpg',
    message: /Delete this picture/,
  },
  {name: 'an admonition', text: ':::note\n\nA note.\n\n:::', message: /in place of :::note/},
  {name: 'a directive', text: '::video', message: /in place of ::video/},
  {name: 'a formula', text: 'So $a+b$ is c.', message: /formula in words/},
  {name: 'a formula on lines of its own', text: '$$\na+b\n$$', message: /formula in words/},
  {name: 'a heading of the fifth level', text: '##### Five', message: /Write "#### "/},
  {name: 'an empty heading', text: '## ', message: /words after the "#"/},
  {name: 'a heading without letters', text: '## !', message: /an id after it, such as \{#prices\}/},
  {name: 'the id of footnotes', text: '## Footnote label', message: /another id: footnotes/},
  {
    name: 'an id with an accent',
    text: '## Where {/* #dónde */}',
    message: /letters a to z, digits and hyphens/,
  },
  {name: 'a heading in a quotation', text: '> ## One', message: /above the quotation/},
  {name: 'a heading in a list', text: '- ## One', message: /above the list/},
  {name: 'HTML that Markdown has', text: '<strong>words</strong>', message: /Write \*\*words\*\*/},
  {
    name: 'HTML that a component has',
    text: '<a href="/contact">words</a>',
    message: /Write \[words\]\(\/contact\.mdx\) or <PageLink>/,
  },
  {name: 'an HTML comment', text: '<!-- note -->', message: /Write \{\/\* note \*\/\}/},
  {
    name: 'an address in angle brackets',
    text: '<https://lamp.test>',
    message: /Write \[words\]\(https:/,
  },
  {
    name: 'the name of a property of every object as a component',
    text: '<constructor />',
    message: /no component <constructor>/,
  },
];

/** The lines of the two pages before a form. */
const BEFORE = {section: 22, legal: 20};

for (const {name, text, message, line = 1} of FORMS) {
  describe(name, () =>
    testChanges([
      [
        `${name} in a section`,
        (site) =>
          site.edit(
            ABOUT,
            '<CallToAction',
            (next) => `<Section>\n\n${text}\n\n</Section>\n\n${next}`,
          ),
        message && `${ABOUT}:${BEFORE.section + line}`,
        message,
      ],
      [
        `${name} in a legal text`,
        (site) => {
          for (const file of [COOKIES, SPANISH_COOKIES]) site.edit(file, /$/, () => `\n${text}\n`);
        },
        message && `${COOKIES}:${BEFORE.legal + line}`,
        message,
      ],
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
    ].map(({name, text, line, message}) => [
      name,
      (site) => site.edit(ABOUT, '<FacilityPhotos', `${text}$&`),
      `${ABOUT}:${line}`,
      message,
    ]),
  ));

describe('a legal text', () =>
  testChanges([
    [
      'that begins with a line, below which Docusaurus reads fields',
      (site) => site.edit(COOKIES, /^(---\n[^]*?\n---\n)/, '$1\n---\n\n'),
      `${COOKIES}:11`,
      /Delete this line/,
    ],
  ]));
