/** A picture whose extension lies, while pages name it by the right one. */
import {describe, expect, test} from 'vitest';

import {asPagesName, isRenamedBack} from '../../../../src/content/pictures/misnamed';
import type {Use} from '../../../../src/content/pictures/uses';
import type {Problem} from '../../../../src/content/problems';

const use = (name: string): Use => ({
  picture: `docs/pictures/${name}`,
  shown: 'photo',
  file: 'docs/gallery.mdx',
  field: 'photos[0].file',
});
const format = (remedy: string, field = 'format'): Problem => ({
  file: 'docs/pictures/orchid.png',
  field,
  found: 'a jpeg picture',
  remedy,
});
const WHERE = 'and write that name where a page names it.';

describe('the mistake', () => {
  test.each([
    ['a file', `Rename the file to orchid.jpg ${WHERE}`],
    ['one that may be exported', `Export it, or rename it to orchid.jpg ${WHERE}`],
  ])('of %s that a page names so already', (_, remedy) =>
    expect(asPagesName(format(remedy), [use('lamp.jpg'), use('orchid.jpg')])).toEqual(
      format('Rename the file to orchid.jpg, as docs/gallery.mdx names it.'),
    ),
  );

  test.each<[string, Problem]>([
    ['that no page names so', format(`Rename the file to lily.jpg ${WHERE}`)],
    ['of its name', format(`Rename the file to orchid.jpg ${WHERE}`, 'name')],
    ['with another remedy', format('Export the picture as JPEG and replace the file.')],
  ])('%s stays as it is', (_, problem) =>
    expect(asPagesName(problem, [use('orchid.jpg'), use('undefined')])).toBe(problem),
  );
});

describe('a page that misses a picture', () => {
  const missing: Problem = {
    file: 'docs/gallery.mdx',
    field: 'photos[0].file',
    found: '"orchid.jpg", and there is no such picture in docs/pictures',
    remedy: 'Did you mean orchid.png?',
  };
  const REMEDY = 'Rename the file to orchid.jpg, as docs/gallery.mdx names it.';

  test.each<[string, Problem[], boolean]>([
    ['has it again', [format('Crop it.', 'shape'), format(REMEDY)], true],
    ['not by another file', [format(REMEDY.replace('orchid', 'lily'))], false],
    ['not by another mistake', [format(REMEDY, 'name')], false],
    ['not by more than that', [format(`${REMEDY} Or not.`)], false],
    ['not by something else first', [format(`Or: ${REMEDY}`)], false],
    ['not by nothing', [], false],
  ])('%s', (_, inPictures, isBack) => expect(isRenamedBack(missing, inPictures)).toBe(isBack));
});
