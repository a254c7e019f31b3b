/** Which messages are shown at a time: one of feedback, three about the state of the page. */
import {describe, expect, test, vi} from 'vitest';

import {type Channel, createToastStore} from '../../../../src/components/notifications/toastStore';

type Store = ReturnType<typeof createToastStore>;

/** Adds one message for each channel; their ids count from 1. */
function storeWith(...channels: readonly Channel[]): Store {
  const store = createToastStore();
  channels.forEach((channel) => store.add(channel, {title: 'A message'}));
  return store;
}
const idsIn = (store: Store): number[] => store.get().map(({id}) => id);

test('a listener that has stopped is not called any more', () => {
  const store = createToastStore();
  const onChange = vi.fn();
  store.subscribe(onChange)();
  store.add('feedback', {title: 'Link copied'});
  expect(onChange).not.toHaveBeenCalled();
});

describe('feedback', () => {
  test('shows one message at a time, the newest', () => {
    expect(idsIn(storeWith('feedback', 'feedback'))).toEqual([2]);
  });

  test('leaves status messages alone', () => {
    expect(idsIn(storeWith('status', 'feedback'))).toEqual([1, 2]);
  });
});

describe('status', () => {
  test('shows three messages, then the oldest goes', () => {
    expect(idsIn(storeWith('status', 'status', 'status', 'status'))).toEqual([2, 3, 4]);
  });

  test('does not count dismissed messages among the three', () => {
    const store = storeWith('status', 'status', 'status');
    store.dismiss(2);
    store.add('status', {title: 'Another'});
    expect(idsIn(store)).toEqual([1, 3, 4]);
  });

  test('a message takes the place of an older one about the same topic', () => {
    const store = createToastStore();
    store.add('status', {topic: 'connection', title: 'Connection lost'});
    store.add('status', {title: 'Something else'});
    store.add('status', {topic: 'connection', title: 'Connection back'});
    expect(idsIn(store)).toEqual([2, 3]);
  });
});
