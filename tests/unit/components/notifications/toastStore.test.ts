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

test('dismissing a message again has no effect', () => {
  const store = createToastStore();
  const onChange = vi.fn();
  store.add('status', {title: 'Connection lost'});
  store.subscribe(onChange);
  store.dismiss(1);
  store.dismiss(1);
  store.dismiss(99);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a removed listener is not called', () => {
  const store = createToastStore();
  const onChange = vi.fn();
  store.subscribe(onChange)();
  store.add('feedback', {title: 'Link copied'});
  expect(onChange).not.toHaveBeenCalled();
});
