/** A component whose name was translated, told with the one that is missed. */
import {describe, expect, test} from 'vitest';

import {withForeignComponent} from '../../../../../src/content/checks/bodies/foreignComponents';
import type {Problem} from '../../../../../src/content/problems';

const problem = (rule: Problem['rule'], found: string, more: Partial<Problem> = {}): Problem => ({
  ...{file: 'es/a.mdx', field: '', found, remedy: 'Mend it.', rule},
  ...more,
});
const stranger = problem('unknown-component', '<Fotos>');
const missed = problem('missing-component', 'no <PhotoGallery> in the text', {
  components: ['<PhotoGallery'],
});
const other = problem('twice', 'a heading');

test('one that nobody knows is the one that is missed', () =>
  expect(withForeignComponent([other, stranger], [missed, other], 'en/a.mdx')).toEqual([
    other,
    {
      ...stranger,
      remedy:
        'Write <PhotoGallery> in the text, as en/a.mdx has it: components are called the same in every language.',
    },
    other,
  ]));

describe('all is told as it was', () => {
  const misspelt = {...stranger, remedy: 'Did you mean Photo?'};
  test.each<[string, Problem[], Problem[]]>([
    ['two strangers', [stranger, {...stranger, line: 3}], [missed]],
    ['two are missed', [stranger], [missed, {...missed, line: 3}]],
    ['one stands for several', [stranger], [{...missed, components: ['<A', '<B']}]],
    ['nobody knows which is missed', [stranger], [problem('missing-component', 'no <A>')]],
    ['the stranger is misspelt', [misspelt], [missed]],
    ['nobody is a stranger', [other], [missed]],
    ['nothing is missed', [stranger], [other]],
  ])('where %s', (_, own, beside) =>
    expect(withForeignComponent(own, beside, 'en/a.mdx')).toEqual([...own, ...beside]),
  );
});
