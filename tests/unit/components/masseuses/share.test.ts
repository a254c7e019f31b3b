import {expect, test, vi} from 'vitest';

import {shareLink} from '../../../../src/components/masseuses/ShareLink';

const link = {title: 'Noa · Velada', url: 'https://velada.example/masseuses?selected=noa'};
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

test('uses the share sheet where there is one', async () => {
  const share = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  expect(await shareLink(link, {share, clipboard: {writeText}})).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test('does nothing more where the share sheet is closed', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const outcome = await shareLink(link, {share: failing('AbortError'), clipboard: {writeText}});
  expect(outcome).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies where there is no share sheet, or where it fails', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const clipboard = {writeText};
  expect(await shareLink(link, {clipboard})).toBe('copied');
  expect(await shareLink(link, {share: failing('NotAllowedError'), clipboard})).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(link.url);
});

test('reports a clipboard that is denied or missing', async () => {
  expect(await shareLink(link, {clipboard: {writeText: failing('NotAllowedError')}})).toBe(
    'refused',
  );
  expect(await shareLink(link, {})).toBe('refused');
});
