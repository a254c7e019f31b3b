/** The shapes that most components have. */
import {describe, expect, test} from 'vitest';

import {AUTHOR_COMPONENTS} from '../../../../src/content/authorComponents';
import {alone, at, choice, fact, link, plain} from '../../../../src/content/authorComponents/kinds';

describe('shapes of components', () => {
  test('a block with content', () =>
    expect(plain('Stack', 'blocks/Stack', 'Blocks.', 'A')).toEqual({
      name: 'Stack',
      module: '@site/src/components/blocks/Stack',
      properties: [],
      content: 'needed',
      purpose: 'Blocks.',
      example: '<Stack>\n\nA\n\n</Stack>',
    }));

  test('one that is complete by itself', () =>
    expect(alone('Map', 'contact/Map', 'A map.', {inside: 'Panel'})).toEqual({
      name: 'Map',
      module: at('contact/Map'),
      properties: [],
      content: 'none',
      purpose: 'A map.',
      example: '<Map />',
      inside: 'Panel',
    }));

  test('a fact stands in sentences, unless it says otherwise', () => {
    expect(fact('Age', 'An age.')).toMatchObject({
      module: at('facts/Age'),
      inline: true,
      content: 'none',
    });
    expect(fact('Age', 'An age.', {inline: undefined}).inline).toBeUndefined();
  });

  test('a link', () =>
    expect(link('Call', 'Calls.', '<Call />', [{name: 'to', type: choice('a', 'b')}])).toEqual({
      name: 'Call',
      module: at('links/Call'),
      properties: [{name: 'to', type: {kind: 'choice', values: ['a', 'b']}}],
      content: 'optional',
      inline: true,
      purpose: 'Calls.',
      example: '<Call />',
    }));

  test('no two have one name', () =>
    expect(new Set(AUTHOR_COMPONENTS.map(({name}) => name)).size).toBe(AUTHOR_COMPONENTS.length));
});
