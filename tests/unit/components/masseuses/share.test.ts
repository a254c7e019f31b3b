import {expect, test, vi} from 'vitest';

import {shareLink} from '../../../../src/components/masseuses/ShareLink';

const title = 'Noa · Velada';
const url = 'https://velada.example/masseuses?selected=noa';
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

test('uses the share sheet where there is one', async () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  expect(await shareLink(title, url, {share, clipboard: {writeText}})).toBe('shared');
  expect(share).toHaveBeenCalledWith({title, url});
  expect(writeText).not.toHaveBeenCalled();
});

test('does not copy where the visitor closes the share sheet', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const outcome = await shareLink(title, url, {
    share: failing('AbortError'),
    clipboard: {writeText},
  });
  expect(outcome).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies where there is no share sheet, or where it fails', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const clipboard = {writeText};
  expect(await shareLink(title, url, {clipboard})).toBe('copied');
  expect(await shareLink(title, url, {share: failing('NotAllowedError'), clipboard})).toBe(
    'copied',
  );
  expect(writeText).toHaveBeenLastCalledWith(url);
});

test('reports a clipboard that is denied or missing', async () => {
  expect(await shareLink(title, url, {clipboard: {writeText: failing('NotAllowedError')}})).toBe(
    'refused',
  );
  expect(await shareLink(title, url, {})).toBe('refused');
});
