/** Features of one list that have the same drawing. */
import {expect, test} from 'vitest';

import {sameIcons} from '../../../../src/content/body/sameIcons';
import {mendsOf, saidAt, treeOf} from './said';

const feature = (icon: string): string => `<Feature ${icon}>\n\nTea.\n\n</Feature>`;
const list = (...icons: string[]): string =>
  `<FeatureList>\n\n${icons.map(feature).join('\n\n')}\n\n</FeatureList>`;

test('the second of two', () => {
  const faults = sameIcons(treeOf(list('icon="key"', 'icon="lamp"', 'icon="key"')));
  expect(saidAt(faults)).toEqual(['15 | icon="key" twice in one list']);
  expect(mendsOf(faults)).toEqual(['Give each feature of a list another icon.']);
});

test('in a block within the list', () =>
  expect(
    saidAt(
      sameIcons(
        treeOf(
          `<FeatureList>\n\n<A>\n\n${feature('icon="key"')}\n\n</A>\n\n${feature('icon="key"')}\n\n</FeatureList>`,
        ),
      ),
    ),
  ).toEqual(['13 | icon="key" twice in one list']));

test.each([
  ['other drawings', list('icon="key"', 'icon="lamp"')],
  ['two lists', `${list('icon="key"')}\n\n${list('icon="key"')}`],
  ['no drawings', list('', '')],
  ['code', list('icon={key}', 'icon={key}')],
  ['other components', '<FeatureList>\n\n<A icon="key" />\n\n<A icon="key" />\n\n</FeatureList>'],
  [
    'features of another list',
    `<A>\n\n${feature('icon="key"')}\n\n${feature('icon="key"')}\n\n</A>`,
  ],
])('nothing is said: %s', (_, body) => expect(sameIcons(treeOf(body))).toEqual([]));
