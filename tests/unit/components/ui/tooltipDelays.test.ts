import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createDelays} from '../../../../src/components/ui/Tooltip';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const show = vi.fn();
  const hide = vi.fn();
  return {show, hide, ...createDelays<string>(show, hide)};
}

test('opens after 700 ms and not before', () => {
  const {show, enter} = start();
  enter('top');
  vi.advanceTimersByTime(699);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith('top');
});

test('does not open when the pointer leaves before', () => {
  const {show, enter, leave} = start();
  enter('top');
  vi.advanceTimersByTime(600);
  leave();
  vi.advanceTimersByTime(5000);
  expect(show).not.toHaveBeenCalled();
});

test('stays while the pointer is on the tooltip, closes when it leaves', () => {
  const {hide, enter, leave, stay} = start();
  enter('top');
  vi.advanceTimersByTime(700);
  leave();
  stay();
  vi.advanceTimersByTime(5000);
  expect(hide).not.toHaveBeenCalled();
  leave();
  vi.advanceTimersByTime(100);
  expect(hide).toHaveBeenCalledTimes(1);
});

test.each([
  {name: 'within 300 ms opens at once', pause: 299, wait: 0},
  {name: 'later waits again', pause: 301, wait: 700},
])('the next tooltip $name', ({pause, wait}) => {
  const {show, enter, close} = start();
  enter('copy');
  vi.advanceTimersByTime(700);
  close();
  vi.advanceTimersByTime(pause);
  enter('share');
  vi.advanceTimersByTime(Math.max(0, wait - 1));
  if (wait > 0) expect(show).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith('share');
});

test('moving to the next control closes the tooltip of the first', () => {
  const {show, hide, enter} = start();
  enter('copy');
  vi.advanceTimersByTime(700);
  enter('share');
  vi.advanceTimersByTime(0);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith('share');
});
