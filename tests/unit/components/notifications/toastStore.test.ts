import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {
  createToastStore,
  REMOVAL_DELAY_MS,
} from '../../../../src/components/notifications/toastStore';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a dismissed message leaves the store after 1,000,000 ms and not before', () => {
  const store = createToastStore();
  store.add('feedback', {title: 'Number copied'});
  store.dismiss(1);
  vi.advanceTimersByTime(REMOVAL_DELAY_MS - 1);
  expect(store.getToasts()).toMatchObject([{title: 'Number copied', open: false}]);
  vi.advanceTimersByTime(1);
  expect(store.getToasts()).toEqual([]);
  expect(REMOVAL_DELAY_MS).toBe(1_000_000);
});

test('a message is dismissed once, however often it is asked', () => {
  const store = createToastStore();
  const onChange = vi.fn();
  store.add('status', {title: 'Connection lost'});
  store.subscribe(onChange);
  store.dismiss(1);
  store.dismiss(1);
  store.dismiss(99);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('who stops listening is not told any more', () => {
  const store = createToastStore();
  const onChange = vi.fn();
  store.subscribe(onChange)();
  store.add('feedback', {title: 'Link copied'});
  expect(onChange).not.toHaveBeenCalled();
});
