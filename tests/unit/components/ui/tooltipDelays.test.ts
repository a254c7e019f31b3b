/** When tooltips open and close: the pointer rests on a control for a while, and may move onto the tooltip. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {createDelays} from '../../../../src/components/ui/Tooltip';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** In ms: how long the pointer rests on a control before its tooltip opens, and is away before it closes. */
const OPENS_AFTER = 700;
const CLOSES_AFTER = 100;
/** In ms: how long after one has closed the next opens at once. */
const STAYS_READY = 300;
const LONG = 5000;

/** The delays of tooltips, with functions that show and hide them. */
function start() {
  const show = vi.fn();
  const hide = vi.fn();
  return {show, hide, ...createDelays<string>(show, hide)};
}

test('opens after 700 ms and not before', () => {
  const {show, enter} = start();
  enter('top');
  vi.advanceTimersByTime(OPENS_AFTER - 1);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith('top');
});

test('does not open when the pointer leaves before', () => {
  const {show, enter, leave} = start();
  enter('top');
  vi.advanceTimersByTime(OPENS_AFTER - 100);
  leave();
  vi.advanceTimersByTime(LONG);
  expect(show).not.toHaveBeenCalled();
});

test('stays while the pointer is on the tooltip, closes when it leaves', () => {
  const {hide, enter, leave, stay} = start();
  enter('top');
  vi.advanceTimersByTime(OPENS_AFTER);
  leave();
  stay();
  vi.advanceTimersByTime(LONG);
  expect(hide).not.toHaveBeenCalled();
  leave();
  vi.advanceTimersByTime(CLOSES_AFTER);
  expect(hide).toHaveBeenCalledTimes(1);
});

/** Opens a tooltip, closes it, and comes to the next control after a pause in ms. */
function enterNextAfter(pause: number) {
  const delays = start();
  delays.enter('copy');
  vi.advanceTimersByTime(OPENS_AFTER);
  delays.close();
  vi.advanceTimersByTime(pause);
  delays.enter('share');
  return delays;
}

test('the next tooltip opens at once within 300 ms', () => {
  const {show} = enterNextAfter(STAYS_READY - 1);
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith('share');
});

test('the next tooltip waits again after 300 ms', () => {
  const {show} = enterNextAfter(STAYS_READY + 1);
  vi.advanceTimersByTime(OPENS_AFTER - 1);
  expect(show).toHaveBeenCalledExactlyOnceWith('copy');
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith('share');
});

test('moving to the next control closes the tooltip of the first', () => {
  const {show, hide, enter} = start();
  enter('copy');
  vi.advanceTimersByTime(OPENS_AFTER);
  enter('share');
  vi.advanceTimersByTime(0);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith('share');
});
