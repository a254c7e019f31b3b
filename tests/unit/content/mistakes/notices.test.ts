/** Notices: their days, their pages, and a text of one or two sentences. */
import {ES, type Site} from '../site';
import {FIRST_FIELD, accepts, reportsOnly} from './tables';

const NOTICE = 'docs/notices/christmas.mdx';
const TRANSLATION = `${ES}/notices/christmas.mdx`;
const DAYS = 'from: 2026-12-24\nuntil: 2026-12-26\n';

/** Writes a notice in both languages. */
const noticeOf =
  (fields: string, text: string, translation = 'Cerramos hasta el 26 de diciembre.\n') =>
  ({write}: Site): void => {
    write(NOTICE, `---\n${fields}---\n\n${text}\n`);
    write(TRANSLATION, translation);
  };

const withText = (text: string) => noticeOf(DAYS, text);

accepts([
  {name: 'a notice of two paragraphs', change: withText('Closed.\n\nBack on 27 December.')},
  {name: 'a translation with empty fields', change: noticeOf(DAYS, 'Closed.', '---\n---\n\nNo.')},
  {name: 'a notice of one day', change: noticeOf('from: 2026-12-24\nuntil: 2026-12-24\n', 'Shut.')},
  {
    name: 'a component on a line of its own',
    change: withText('<PageLink page="contact">Ask</PageLink>'),
  },
  {
    name: 'a notice on some pages',
    change: noticeOf(`${DAYS}pages: [contact, programs/tide]\n`, 'Closed.'),
  },
  {
    name: 'links and facts in a sentence',
    change: withText(
      'Write to <MailLink />, <CallLink plain withNumber /> or on <WhatsAppLink look="plain">WhatsApp</WhatsAppLink>; *open* again <BusinessFact name="openingHours" />, see [contact](/contact.mdx) and <PageLink page="about">the house</PageLink>.',
    ),
  },
]);

reportsOnly([
  {
    name: 'a notice without dates',
    change: noticeOf('', 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        line: FIRST_FIELD,
        field: 'from',
        message: /^Write the first day of the notice, such as 2026-12-24: it is missing\.$/,
      },
      {
        reportedIn: NOTICE,
        line: FIRST_FIELD,
        field: 'until',
        message: /^Write the last day of the notice, such as 2026-12-26: it is missing\.$/,
      },
    ],
  },
  {
    name: 'a notice without fields',
    change: ({write}) => {
      write(NOTICE, 'Closed.\n');
      write(TRANSLATION, 'Cerrado.\n');
    },
    problems: [
      {reportedIn: NOTICE, line: 1, field: 'from', message: /^Write the first day/},
      {reportedIn: NOTICE, line: 1, field: 'until', message: /^Write the last day/},
    ],
  },
  {
    name: 'a date as it is written in Spain',
    change: noticeOf('from: 24.12.2026\nuntil: 2026-12-26\n', 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: 'from:',
        field: 'from',
        message: /^Write 2026-12-24 in place of 24\.12\.2026/,
      },
    ],
  },
  {
    name: 'a day of a notice that does not exist',
    change: noticeOf('from: 2026-12-32\nuntil: 2026-12-26\n', 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: 'from:',
        field: 'from',
        message: /^Write a day that exists, such as 2026-12-24; found 2026-12-32\.$/,
      },
    ],
  },
  {
    name: 'a notice that ends before it begins',
    change: noticeOf('from: 2026-12-26\nuntil: 2026-12-24\n', 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: 'until:',
        field: 'until',
        message: /^Write 2026-12-26 or a later day in place of 2026-12-24: .* does not end before/,
      },
    ],
  },
  {
    name: 'a page that does not exist',
    change: noticeOf(`${DAYS}pages: [contcat]\n`, 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: 'contcat',
        field: 'pages[0]',
        message: /no page contcat: .* Did you mean contact\?/,
      },
    ],
  },
  {
    name: 'a masseuse as a page',
    change: noticeOf(`${DAYS}pages: [masseuses/ana]\n`, 'Closed.'),
    problems: [
      {
        reportedIn: NOTICE,
        at: 'masseuses/ana',
        field: 'pages[0]',
        message: /no page masseuses\/ana/,
      },
    ],
  },
  {
    name: 'a field that notices do not have',
    change: noticeOf(`${DAYS}title: Christmas\n`, 'Closed.'),
    problems: [
      {reportedIn: NOTICE, at: 'title:', field: 'title', message: /no field of this name/},
    ],
  },
  {
    name: 'a fact in a translation',
    change: noticeOf(DAYS, 'Closed.', `---\n${DAYS}---\n\nCerrado.\n`),
    problems: [
      {
        reportedIn: TRANSLATION,
        at: 'from:',
        field: 'from',
        message: /^Delete this fact.*docs\/notices\/christmas\.mdx/,
      },
      {reportedIn: TRANSLATION, at: 'until:', field: 'until', message: /^Delete this fact/},
    ],
  },
  {
    name: 'a missing translation',
    change: ({write}) => write(NOTICE, `---\n${DAYS}---\n\nClosed.\n`),
    problems: [
      {reportedIn: TRANSLATION, message: /^Translate docs\/notices\/christmas\.mdx into this file/},
    ],
  },
  {
    name: 'a translation with another name than its notice',
    change: ({write}) => {
      write(NOTICE, `---\n${DAYS}---\n\nClosed.\n`);
      write(`${ES}/notices/navidad.mdx`, 'Cerrado.\n');
    },
    problems: [
      {
        reportedIn: `${ES}/notices/navidad.mdx`,
        message:
          /^Rename this file to christmas\.mdx, as docs\/notices\/christmas\.mdx is called\.$/,
      },
    ],
  },
  {
    name: 'a translation without its notice',
    change: ({write}) => write(TRANSLATION, 'Cerrado.\n'),
    problems: [
      {reportedIn: TRANSLATION, message: /^There is no docs\/notices\/christmas\.mdx, which/},
    ],
  },
  {
    name: 'a notice without words',
    change: withText('{/* later */}'),
    problems: [{reportedIn: NOTICE, message: /^Write the words of this notice/}],
  },
  {
    name: 'a folder among the notices',
    change: ({write}) => write('docs/notices/old/christmas.mdx', `---\n${DAYS}---\n\nClosed.\n`),
    problems: [
      {
        reportedIn: 'docs/notices/old/christmas.mdx',
        message: /^Move this file: notices has no folders in it/,
      },
    ],
  },
  ...[
    {name: 'a heading', text: '## Closed\n\nUntil 26 December.', message: /^Write .* heading/},
    {
      name: 'a list',
      text: 'Closed:\n\n- at Christmas',
      at: '- at Christmas',
      message: /^Write .* list/,
    },
    {name: 'a quotation', text: '> Closed.', message: /^Write .* quotation/},
    {name: 'a picture', text: 'Closed. ![](orchid.jpg)', message: /picture/},
    {name: 'a block', text: '<Section>\n\nClosed.\n\n</Section>', message: /<Section>/},
    {name: 'a button', text: 'Or <CallLink />.', message: /^Write <CallLink plain> .*buttons/},
    {
      name: 'a button for a chat',
      text: 'Or <WhatsAppLink>write</WhatsAppLink>.',
      message: /^Write <WhatsAppLink look="plain"> .*buttons/,
    },
    {name: 'HTML of a block', text: 'Closed. <div>Now.</div>', message: /<div>/},
    {
      name: 'a third paragraph',
      text: 'One.\n\nTwo.\n\nThree.',
      at: 'Three.',
      message: /^Write at most two paragraphs/,
    },
    {
      name: 'a footnote',
      text: 'Shut.[^1]\n\n[^1]: At noon.',
      message: /^Write this note as a sent/,
    },
    {name: 'a link to nowhere', text: '[See](/contcat.mdx)', message: /no page contcat/},
    {name: 'an unknown component', text: 'Call <Phone />.', message: /no component <Phone>/},
  ].map(({name, text, at = text, message}) => ({
    name: `${name} in a notice`,
    change: withText(text),
    problems: [{reportedIn: NOTICE, at, message}],
  })),
]);
