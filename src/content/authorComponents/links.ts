import {
  type AuthorComponent,
  type Property,
  alone,
  buttonLook,
  choice,
  className,
  flag,
  link,
  page,
  words,
} from './kinds';

/** Which page a link leads to, and what follows its address: "?selected=noa", "#legend". */
const target: readonly Property[] = [
  {name: 'page', type: page, required: true},
  {name: 'suffix', type: {kind: 'name'}},
];

/** Links and buttons: addresses and numbers are never typed. */
export const LINKS: readonly AuthorComponent[] = [
  alone('BackLink', 'links/BackLink', 'Leads back to the menu.', {inline: true}),
  link(
    'ButtonLink',
    'A link to a page that looks like a button.',
    '<ButtonLink page="contact"><PageLabel page="contact" /></ButtonLink>',
    [...target, ...buttonLook],
    'needed',
  ),
  link(
    'PageLink',
    'A link to a page, with words of its own. In running text use a Markdown link.',
    '<PageLink page="gallery">the rooms</PageLink>',
    [...target, className],
    'needed',
  ),
  alone('PageLabel', 'links/PageLabel', 'The short name of a page.', {
    inline: true,
    properties: [{name: 'page', type: page, required: true}],
    example: '<PageLabel page="contact" />',
  }),
  link('CallLink', 'Calls the house.', '<CallLink withNumber />', [
    {name: 'plain', type: flag},
    {name: 'withNumber', type: flag},
    ...buttonLook,
  ]),
  link(
    'MailLink',
    'Writes an e-mail to one of the house’s letter boxes.',
    '<MailLink box="privacy" />',
    [
      {name: 'box', type: choice('info', 'casting', 'privacy')},
      {name: 'subject', type: words},
      {name: 'body', type: words},
      className,
    ],
  ),
  link(
    'MapLink',
    'Opens a map at the house.',
    '<MapLink className="arrow">Open the map</MapLink>',
    [className],
    'needed',
  ),
  link(
    'WhatsAppLink',
    'Opens a chat with a message already written.',
    '<WhatsAppLink look="quiet" message="Good evening. Whom should I ask for?" />',
    [
      {name: 'look', type: choice('solid', 'quiet', 'plain')},
      {name: 'message', type: words},
      {name: 'program', type: words},
      {name: 'masseuse', type: words},
      {name: 'size', type: choice('normal', 'small')},
      {name: 'block', type: flag},
      className,
    ],
  ),
];
