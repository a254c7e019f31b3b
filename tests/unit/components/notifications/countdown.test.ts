import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createCountdown} from '../../../../src/components/notifications/Viewport';
import {SHOWN_FOR_MS} from '../../../../src/components/notifications/toastStore';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('feedback ends once, after five seconds', () => {
  const onEnd = vi.fn();
  createCountdown(SHOWN_FOR_MS.feedback, onEnd).resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a status message ends after four seconds, without those in which it is paused', () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(SHOWN_FOR_MS.status, onEnd);
  countdown.resume();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
