import {type AuthorComponent, at, choice, flag, plain, words} from './kinds';

/** Blocks that any page may use. */
export const BLOCKS: readonly AuthorComponent[] = [
  {
    name: 'PageHero',
    module: at('blocks/PageHero'),
    properties: [
      {name: 'ground', type: choice('photo', 'floor')},
      {name: 'large', type: flag},
    ],
    content: 'needed',
    purpose:
      'The head of a page: its one heading of the first level, a paragraph, perhaps buttons.',
    example: '<PageHero>\n\n# The massage *menu*\n\nTwelve programs.\n\n</PageHero>',
  },
  {
    name: 'Section',
    module: at('blocks/Section'),
    properties: [
      {name: 'tone', type: choice('plain', 'band', 'dusk')},
      {name: 'space', type: choice('normal', 'small', 'none')},
    ],
    content: 'needed',
    purpose: 'A part of a page with a ground of its own.',
    example: '<Section tone="band" space="small">\n\n…\n\n</Section>',
  },
  {
    name: 'Columns',
    module: at('blocks/Columns'),
    properties: [{name: 'wide', type: choice('first', 'second')}],
    content: 'needed',
    purpose: 'Two columns side by side; on small screens one below the other.',
    example: '<Columns wide="second">\n<Column>\n\n…\n\n</Column>\n</Columns>',
  },
  {
    name: 'Column',
    module: at('blocks/Columns'),
    named: true,
    properties: [{name: 'heading', type: choice('small', 'large')}],
    content: 'needed',
    inside: 'Columns',
    purpose: 'One of the columns.',
    example: '<Column heading="large">\n\n## Hours\n\n</Column>',
  },
  plain(
    'SplitHeading',
    'blocks/SplitHeading',
    'A heading with its paragraph beside it.',
    '## Why *this door*\n\nThree reasons.',
  ),
  plain('Stack', 'blocks/Stack', 'Blocks below one another with even distances.', '…'),
  {
    name: 'CallToAction',
    module: at('blocks/CallToAction'),
    properties: [
      {name: 'ground', type: choice('facade', 'photo', 'floor')},
      {name: 'program', type: words},
    ],
    content: 'needed',
    purpose:
      'The last call of a page: a heading, a paragraph, and the buttons to chat and call, before the façade, the page’s `closingPhoto` or the house’s tiles.',
    example:
      '<CallToAction>\n\n## There is always *one lit window*\n\nWrite to us now.\n\n</CallToAction>',
  },
  {
    name: 'FeatureList',
    module: at('blocks/FeatureList'),
    properties: [{name: 'title', type: words}],
    content: 'needed',
    purpose: 'Three features in a row. The title is heard only; leave it out below a heading.',
    example: '<FeatureList title="What you can count on">\n…\n</FeatureList>',
  },
  {
    name: 'Feature',
    module: at('blocks/FeatureList'),
    named: true,
    properties: [
      {
        name: 'icon',
        type: choice('moon', 'key', 'lamp', 'hand', 'clock', 'bag'),
        required: true,
      },
      {name: 'title', type: words, required: true},
    ],
    content: 'needed',
    inside: 'FeatureList',
    purpose: 'One feature: a drawing, a title, one or two sentences.',
    example: '<Feature icon="moon" title="24/7 Open">\n\nSomeone is awake.\n\n</Feature>',
  },
  {
    name: 'MarkdownCheckList',
    module: at('blocks/CheckList'),
    named: true,
    properties: [{name: 'columns', type: {kind: 'number', values: [1, 2]}}],
    content: 'needed',
    purpose: 'Gives a Markdown list outlined lozenges.',
    example: '<MarkdownCheckList columns={2}>\n\n- Fresh linen\n\n</MarkdownCheckList>',
  },
  plain(
    'Steps',
    'blocks/Steps',
    'A numbered Markdown list as steps.',
    '1. **Write or call.** Tell us the hour.',
  ),
  plain(
    'Values',
    'blocks/Values',
    'A heading and a numbered Markdown list of what the house holds to.',
    '## What we *hold to*\n\n1. **Time** Never yours to watch.',
  ),
  plain(
    'Years',
    'blocks/Years',
    'A Markdown list of years and what happened in them.',
    '- *2020* **The door** One suite opens.',
  ),
  {
    name: 'Mission',
    module: at('blocks/Mission'),
    properties: [{name: 'title', type: words, required: true}],
    content: 'needed',
    purpose: 'One paragraph in large letters. The title is heard only.',
    example: '<Mission title="Our mission">\n\n…\n\n</Mission>',
  },
  {
    name: 'Definition',
    module: at('blocks/Definition'),
    properties: [
      {name: 'word', type: {kind: 'name'}, required: true},
      {name: 'grammar', type: words, required: true},
    ],
    content: 'needed',
    purpose: 'A word as a dictionary explains it, with a numbered Markdown list of its meanings.',
    example: '<Definition word="velada" grammar="noun">\n\n1. An evening.\n\n</Definition>',
  },
];
