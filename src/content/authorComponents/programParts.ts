import {CATEGORIES, INTENSITIES} from '../vocabularies';
import {type AuthorComponent, alone, at, choice, plain, words} from './kinds';

/** Pieces of the menu and of the programs’ pages. */
export const PROGRAM_PARTS: readonly AuthorComponent[] = [
  plain(
    'ProgramMenu',
    'programs/menu/ProgramMenu',
    'All programs by collection; inside, a MenuTab for all and for each collection.',
    '…',
  ),
  {
    name: 'MenuTab',
    module: at('programs/menu/ProgramMenu'),
    named: true,
    properties: [
      {name: 'id', type: choice('all', ...CATEGORIES), required: true},
      {name: 'title', type: words, required: true},
    ],
    content: 'needed',
    inside: 'ProgramMenu',
    purpose: 'Words of one tab of the menu.',
    example: '<MenuTab id="all" title="All Programs">\n\n…\n\n</MenuTab>',
  },
  plain(
    'IntensityLegend',
    'programs/menu/IntensityLegend',
    'What the words of the intensity scale mean; inside, Intensity elements.',
    '…',
  ),
  {
    name: 'Intensity',
    module: at('programs/menu/IntensityLegend'),
    named: true,
    properties: [{name: 'word', type: {kind: 'intensity'}, required: true}],
    content: 'needed',
    inside: 'IntensityLegend',
    purpose: `A word of the scale (${INTENSITIES.slice(0, 3).join(', ')} …) and its meaning.`,
    example: '<Intensity word="Gentle">Slow and warm.</Intensity>',
  },
  plain(
    'AdditionalServices',
    'programs/menu/AdditionalServices',
    'What can be added to any program; inside, Service elements.',
    '…',
  ),
  {
    name: 'Service',
    module: at('programs/menu/AdditionalServices'),
    named: true,
    properties: [
      {name: 'program', type: {kind: 'program'}, required: true},
      {name: 'action', type: words, required: true},
    ],
    content: 'needed',
    inside: 'AdditionalServices',
    purpose: 'One service: what it adds; its price is computed.',
    example: '<Service program="four-hands" action="See Four Hands">\n\n…\n\n</Service>',
  },
  plain(
    'InformationBox',
    'programs/page/InformationBox',
    'A heading and a Markdown list in a panel.',
    '## Important information\n\n- …',
  ),
  alone(
    'ServiceAreas',
    'programs/page/ServiceAreas',
    'The areas that outcall travels to, each with its fee.',
  ),
  alone(
    'DoubledPrices',
    'programs/prices/DoubledPrices',
    'What each program costs with four hands.',
  ),
];
