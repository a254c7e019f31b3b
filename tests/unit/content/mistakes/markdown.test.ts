/** Markdown that the site has no design for, and words of Markdown that would not be shown. */
import {describe} from 'vitest';

import {ES, type Site} from '../site';
import {ACCEPTED_FORMS, REPORTED_FORMS} from '../../../fixtures/markdown/forms';
import {ABOUT, COOKIES, HOME} from './paths';
import {accepts, reports} from './tables';

const SPANISH_COOKIES = `${ES}/legal/cookie-policy.mdx`;

/** Where a form may stand. Replacements are functions: `$` stands for itself in a form. */
const PLACES = [
  {
    place: 'a section',
    file: ABOUT,
    write: (site: Site, text: string) =>
      site.edit(ABOUT, '<CallToAction', (next) => `<Section>\n\n${text}\n\n</Section>\n\n${next}`),
  },
  {
    place: 'a legal text',
    file: COOKIES,
    write: (site: Site, text: string) => {
      for (const file of [COOKIES, SPANISH_COOKIES]) site.edit(file, /$/, () => `\n${text}\n`);
    },
  },
];

/** A form from one of its lines to its end: what the changed file contains once. */
const restFrom = (line: number, text: string): string =>
  `${text
    .split('\n')
    .slice(line - 1)
    .join('\n')}\n`;

for (const {place, file, write} of PLACES) {
  describe(`in ${place}`, () => {
    accepts(
      ACCEPTED_FORMS.map(({name, text}) => ({name, change: (site: Site) => write(site, text)})),
    );
    reports(
      REPORTED_FORMS.map(({name, text, message, line = 1}) => ({
        name,
        change: (site: Site) => write(site, text),
        reportedIn: file,
        at: restFrom(line, text),
        message,
      })),
    );
  });
}

describe('places without room', () =>
  reports(
    [
      {
        name: 'text outside of components',
        text: 'Words.\n\n',
        at: 'Words.',
        message: /Put this paragraph between <Section> and <\/Section>/,
      },
      {
        name: 'a table in a component that shows something else',
        text: '<SplitHeading>\n\n## Prices\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</SplitHeading>\n\n',
        at: '| a | b |',
        message: /Put this table between <Section> and <\/Section>, or there into a <Column>/,
      },
      {
        name: 'a list in a list of a component',
        text: '<MarkdownCheckList>\n\n- one\n  - two\n\n</MarkdownCheckList>\n\n',
        at: '- two',
        message: /entries of <MarkdownCheckList> without lists inside/,
      },
      {
        name: 'a footnote outside of a section',
        text: '<Mission title="Mission">\n\nOne.[^1]\n\n[^1]: A note.\n\n</Mission>\n\n',
        at: 'One.[^1]',
        message: /Write this note as a sentence/,
      },
    ].map(({text, ...problem}) => ({
      ...problem,
      file: ABOUT,
      from: '<FacilityPhotos',
      to: `${text}$&`,
    })),
  ));

describe('a link in a link', () => {
  reports(
    [
      {
        name: 'of two components',
        text: '<PageLink page="contact">Write to <MailLink /></PageLink>',
        message: /^Write one link, not one inside another: <PageLink> is a link as a whole\.$/,
      },
      {
        name: 'of a component in one of Markdown',
        text: '[Write to <MailLink />](/contact.mdx)',
        message: /^Write one link, not one inside another\.$/,
      },
      {
        name: 'of a fact',
        text: '<PageLink page="contact">Call <BusinessFact name="phone" /></PageLink>',
        message: /one link, not one inside another/,
      },
      {
        name: 'of a button',
        text: '<PageLink page="contact"><CopyAddress /></PageLink>',
        message: /one link, not one inside another/,
      },
      {
        name: 'of a footnote in a component',
        text: '<OutcallWhatsApp>words[^1]</OutcallWhatsApp>\n\n[^1]: A note.',
        at: '<OutcallWhatsApp>',
        message: /after the link, not into it/,
      },
    ].map(({text, at = text, ...problem}) => ({
      ...problem,
      file: ABOUT,
      from: '<FacilityPhotos',
      to: `<Section>\n\n${text}\n\n</Section>\n\n$&`,
      at,
    })),
  );
});

describe('a link in a component that is one', () => {
  reports([
    {
      name: 'of Markdown in the panel of emblems',
      file: HOME,
      from: '<EmblemGrid>One story.',
      to: '<EmblemGrid>One [story](/about.mdx).',
      at: '<EmblemGrid>',
      message: /<EmblemGrid> is a link as a whole/,
    },
    {
      name: 'of a component in a contact method',
      file: 'docs/contact.mdx',
      from: 'A calm voice',
      to: 'A calm voice, or <WhatsAppLink look="plain">chat</WhatsAppLink>',
      at: 'A calm voice',
      message: /<ContactMethod> is a link as a whole/,
    },
  ]);
  accepts([
    {
      name: 'a fact that is no link in a link',
      file: HOME,
      from: 'One story.',
      to: 'Since <BusinessFact name="founded" />.',
    },
  ]);
});

describe('a legal text', () =>
  reports([
    {
      name: 'that begins with a line, below which Docusaurus reads fields',
      file: COOKIES,
      from: /^(---\n[^]*?\n---\n)/,
      to: '$1\n---\n\n',
      at: '---\n\n\nWhat',
      message: /Delete this line/,
    },
  ]));
