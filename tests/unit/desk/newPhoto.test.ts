/** A photo more: its entry at the end of the gallery’s list, and never a second one. */
import {expect, test} from 'vitest';

import {newPhoto} from '../../../src/desk/new/photo';
import {EN} from '../content/mistakes/memory';
import {deskWith, editsOf, filesOf} from './madeThings';

test.each(['jpg', 'png'])(
  'a photo whose entry is there already is refused, as .%s too',
  async (ending) => {
    const edits = editsOf(filesOf(newPhoto(await deskWith(), 'terrace-night'))).map((edit) => ({
      ...edit,
      to: String(edit.to).replace('terrace-night.jpg', `terrace-night.${ending}`),
    }));
    expect(newPhoto(await deskWith(edits), 'terrace-night')).toEqual({
      refusal: expect.stringMatching(
        /^docs\/gallery\.mdx has terrace-night\.\w+ already, as photo \d+\. Put that picture into docs\/pictures, or choose another name\.$/,
      ),
    });
  },
);

test('whatever stands in the list of photos, there is an answer', async () => {
  for (const list of ['photos: none\n', 'photos:\n  -\n  - A\n']) {
    const text = `---\nkind: page\n${list}# words\ntitle: A\n---\n`;
    const outcome = newPhoto(await deskWith([{file: `${EN}/gallery.mdx`, to: text}]), 'terrace');
    expect('refusal' in outcome || outcome.files[`${EN}/gallery.mdx`]).toBeTruthy();
  }
});
